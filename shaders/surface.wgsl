// Paint, cloth, metal, printed paper, marks and shades: a plain colour or a picture, lit like wood or not at all.

#import bevy_pbr::{
    forward_io::Vertex,
    mesh_functions::{get_world_from_local, mesh_normal_local_to_world, mesh_position_local_to_world},
    view_transformations::position_world_to_clip,
}
#import spieltisch::lighting::{Room, Surface, finished, lit}

struct Look {
    // Linear; multiplies the picture.
    colour: vec4<f32>,
    // Roughness, gloss, how much of a metal it is.
    finish: vec4<f32>,
    // Light of its own.
    shine: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> look: Look;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var<uniform> room: Room;
#ifdef PICTURE
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(3) var picture_sampler: sampler;
#endif

struct Varyings {
    @builtin(position) position: vec4<f32>,
    @location(0) world: vec4<f32>,
    @location(1) normal: vec3<f32>,
    @location(2) uv: vec2<f32>,
    @location(3) colour: vec4<f32>,
}

@vertex
fn vertex(in: Vertex) -> Varyings {
    var out: Varyings;
    out.world = mesh_position_local_to_world(get_world_from_local(in.instance_index), vec4(in.position, 1.0));
    out.position = position_world_to_clip(out.world.xyz);
    out.normal = mesh_normal_local_to_world(in.normal, in.instance_index);
#ifdef VERTEX_UVS_A
    out.uv = in.uv;
#else
    out.uv = vec2(0.0);
#endif
#ifdef VERTEX_COLORS
    out.colour = in.color;
#else
    out.colour = vec4(1.0);
#endif
    return out;
}

@fragment
fn fragment(in: Varyings) -> @location(0) vec4<f32> {
    var colour = look.colour * in.colour;
#ifdef PICTURE
    colour *= textureSample(picture, picture_sampler, in.uv);
#endif
    var light = colour.rgb;
#ifdef LIT
    let metal = look.finish.z;
    var surface: Surface;
    surface.albedo = colour.rgb * (1.0 - metal);
    surface.normal = normalize(in.normal);
    surface.roughness = look.finish.x;
    surface.gloss = mix(vec3(look.finish.y), colour.rgb, metal);
    surface.open = 1.0;
    light = lit(surface, room, in.world, in.position.xy) + look.shine.rgb;
#endif
    // What shines through its ground is added to it, and what lies over it hides a part of it.
#ifdef ADDS
    let out = finished(light, colour.a);
    return vec4(out.rgb * out.a, 0.0);
#else ifdef BLENDS
    return finished(light, colour.a);
#else
    return finished(light, 1.0);
#endif
}
