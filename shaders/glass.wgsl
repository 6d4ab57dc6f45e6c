// Glass for balls around their origin: what is mirrored in it is the light on everything else; what is seen through it is traced
// here, one ray through the ball to the table or the room behind it.

#import bevy_pbr::{
    forward_io::Vertex,
    mesh_functions::{get_local_from_world, get_world_from_local, mesh_normal_local_to_world, mesh_position_local_to_world},
    mesh_view_bindings::lights,
    view_transformations::position_world_to_clip,
}
#import spieltisch::lighting::{Room, Surface, finished, is_flat, lit, towards_eye}

struct Glass {
    // What is taken from light on a way as long as the ball's radius.
    absorbs: vec4<f32>,
    // The colour of the ribbon inside, and how much of it there is.
    ribbon: vec4<f32>,
    // Roughness, gloss.
    finish: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> glass: Glass;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var<uniform> room: Room;

struct Varyings {
    @builtin(position) position: vec4<f32>,
    @location(0) world: vec4<f32>,
    @location(1) normal: vec3<f32>,
    @location(2) @interpolate(flat) instance: u32,
}

@vertex
fn vertex(in: Vertex) -> Varyings {
    var out: Varyings;
    out.world = mesh_position_local_to_world(get_world_from_local(in.instance_index), vec4(in.position, 1.0));
    out.position = position_world_to_clip(out.world.xyz);
    out.normal = mesh_normal_local_to_world(in.normal, in.instance_index);
    out.instance = in.instance_index;
    return out;
}

// From air into glass.
const REFRACTION: f32 = 0.66;
// Where light comes from if there is no lamp.
const LAMP: vec3<f32> = vec3<f32>(-0.53, 0.80, -0.27);
// The wood that most balls lie on, in the lamp's light.
const GROUND: vec3<f32> = vec3<f32>(0.5, 0.31, 0.16);
// How much of the light that a ball gathers is seen from straight above, where one looks into it.
const GATHERED: f32 = 0.12;
// How bright wood is that a ball mirrors, and how dark the ball is where it sinks into its hollow.
const MIRRORED: f32 = 0.6;
const SUNK: f32 = 0.3;

fn towards_lamp() -> vec3<f32> {
    if lights.n_directional_lights > 0u {
        return lights.directional_lights[0].direction_to_light;
    }
    return LAMP;
}

// The light that comes to a place on the ball's surface (its radius is 1) from a direction.
fn behind(place: vec3<f32>, direction: vec3<f32>, lamp: vec3<f32>) -> vec3<f32> {
    // The ground lies a little below the ball's middle; the ball itself shades it, and gathers light on it away from the lamp.
    let there = place + direction * ((place.y + 0.75) / max(-direction.y, 0.08));
    let free = smoothstep(0.55, 1.9, length(there.xz));
    let spot = there.xz + normalize(lamp.xz) * 0.8;
    let ground = GROUND * (0.24 + 0.66 * free + 1.3 * exp(-3.0 * dot(spot, spot)));
    let window = 1.5 * exp(7.0 * (dot(direction, normalize(vec3(lamp.x, 0.9, lamp.z))) - 1.0));
    let room = mix(vec3(0.28, 0.24, 0.21), vec3(0.65, 0.61, 0.55), max(direction.y, 0.0)) + vec3(1.0, 1.15, 1.3) * window;
    return mix(ground, room, smoothstep(-0.3, 0.12, direction.y));
}

// How much of the ribbon is at a place in the ball's own frame: three arms that twist around its upright axis, and melt into each
// other near it.
fn ribbon(place: vec3<f32>) -> f32 {
    let reach = length(place.xz);
    let turn = atan2(place.z, place.x) + 2.8 * reach + 1.6 * place.y;
    let arms = smoothstep(0.76, 0.98, sin(3.0 * turn));
    let core = smoothstep(0.3, 0.06, reach) * 0.4;
    return mix(arms, core, smoothstep(0.26, 0.05, reach)) * smoothstep(0.82, 0.5, length(place));
}

@fragment
fn fragment(in: Varyings) -> @location(0) vec4<f32> {
    let normal = normalize(in.normal);
    let lamp = towards_lamp();
    let to_eye = towards_eye(in.world.xyz);
    let ray = -to_eye;
    let inside = refract(ray, normal, REFRACTION);
    let way = -2.0 * dot(normal, inside);
    let far = normal + inside * way;
    let onward = refract(inside, -far, 1.0 / REFRACTION);
    // The ball gathers the lamp's light on its far side: a crescent, and a bright spot in it.
    let focus = max(dot(far, -lamp), 0.0);
    let gathered = (pow(focus, 4.0) * 1.2 + pow(focus, 24.0) * 2.6) * select(1.0, GATHERED, is_flat());
    var body = (behind(far, onward, lamp) + gathered) * exp(-glass.absorbs.rgb * way);
    // Glass with a ribbon is a little cloudy: it glows where the lamp shines into it.
    body += exp(-glass.absorbs.rgb * 0.6) * glass.ribbon.a * (0.04 + 0.09 * max(dot(normal, lamp), 0.0));
    // The ribbon at two depths, in the ball's own frame, so that it turns when the ball rolls; the glass before it colours it.
    let frame = get_local_from_world(in.instance);
    let scale = 1.0 / length(frame[0].xyz);
    for (var i = 0; i < 2; i++) {
        let depth = select(0.34, 0.66, i == 0) * way;
        let place = normal + inside * depth;
        let arms = ribbon((frame * vec4(place, 0.0)).xyz * scale);
        let lit = 0.5 + 0.8 * max(dot(normalize(place + normal), lamp), 0.0);
        let tint = exp(-glass.absorbs.rgb * depth * 0.3);
        body = mix(body, glass.ribbon.rgb * tint * lit, arms * glass.ribbon.a);
    }
    let mirrors = 0.04 + 0.96 * pow(1.0 - max(dot(normal, to_eye), 0.0), 5.0);
    var surface: Surface;
    surface.albedo = vec3(0.0);
    surface.normal = normal;
    surface.roughness = glass.finish.x;
    surface.gloss = vec3(glass.finish.y);
    surface.open = 1.0;
    let wood = GROUND * MIRRORED * smoothstep(0.05, -0.4, reflect(ray, normal).y);
    // What is seen in it is light that no exposure changes.
    let seen = lit(surface, room, in.world, in.position.xy) + body * (1.0 - mirrors) + wood * mirrors;
    return finished(seen * mix(SUNK, 1.0, smoothstep(-0.62, -0.12, normal.y)), 1.0);
}
