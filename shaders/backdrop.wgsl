// The room behind the table: a picture that no lamp lights.

#import bevy_pbr::{
    forward_io::Vertex,
    mesh_functions::{get_world_from_local, mesh_position_local_to_world},
    view_transformations::position_world_to_clip,
}
#import spieltisch::lighting::finished

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var picture_sampler: sampler;

struct Varyings {
    @builtin(position) position: vec4<f32>,
    @location(0) uv: vec2<f32>,
}

@vertex
fn vertex(in: Vertex) -> Varyings {
    var out: Varyings;
    let world = mesh_position_local_to_world(get_world_from_local(in.instance_index), vec4(in.position, 1.0));
    out.position = position_world_to_clip(world.xyz);
    out.uv = in.uv;
    return out;
}

@fragment
fn fragment(in: Varyings) -> @location(0) vec4<f32> {
    return finished(textureSample(picture, picture_sampler, in.uv).rgb, 1.0);
}
