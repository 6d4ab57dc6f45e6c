// The light that a ball of glass gathers on the ground, away from the lamp: added to what is there.

#import bevy_pbr::{
    forward_io::Vertex,
    mesh_functions::get_world_from_local,
    view_transformations::position_world_to_clip,
}

struct Caustic {
    // Linear colour.
    colour: vec3<f32>,
    // The ball's radius, and how far the ground is below its middle.
    size: f32,
    depth: f32,
    // Away from the lamp, seen from above.
    away: vec2<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> caustic: Caustic;

struct Varyings {
    @builtin(position) position: vec4<f32>,
    // Along the light's way and across it, in radii of the ball.
    @location(0) place: vec2<f32>,
    @location(1) strength: f32,
}

@vertex
fn vertex(in: Vertex) -> Varyings {
    var out: Varyings;
    let frame = get_world_from_local(in.instance_index);
    let middle = frame[3].xyz;
    let away = caustic.away;
    let aside = vec2(-away.y, away.x);
    // However the ball has rolled, the quad lies on the ground, in the lamp's direction.
    out.place = vec2(in.position.x, in.position.z);
    let there = (away * in.position.x + aside * in.position.z) * caustic.size;
    out.position = position_world_to_clip(vec3(middle.x + there.x, middle.y - caustic.depth, middle.z + there.y));
    // A ball in the air gathers its light elsewhere, and one in a tray, lower than the board, in the shade of the next hollow.
    out.strength = smoothstep(0.05, 0.2, middle.y) - smoothstep(0.45, 1.0, middle.y);
    return out;
}

@fragment
fn fragment(in: Varyings) -> @location(0) vec4<f32> {
    // A bright core that runs out into a tail, narrower the farther away.
    let along = in.place.x - 0.92;
    let tail = along / select(0.2, 0.32, along > 0.0);
    let core = in.place.y / (0.27 - 0.1 * along);
    let light = caustic.colour * (exp(-tail * tail - core * core) * in.strength);
    return vec4(light, 0.0);
}
