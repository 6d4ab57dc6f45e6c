// Wood: grain, fibres and the seams between planks, all from the place in the piece of wood.

#import bevy_pbr::{
    forward_io::Vertex,
    mesh_functions::{get_world_from_local, mesh_normal_local_to_world, mesh_position_local_to_world},
    view_transformations::position_world_to_clip,
}
#import spieltisch::lighting::{Room, Surface, finished, lit}

struct Wood {
    // Early wood and late wood, linear colour.
    light: vec4<f32>,
    dark: vec4<f32>,
    // Width of a plank (0: one piece), rings a unit, how much the rings wander, how rough.
    grain: vec4<f32>,
    // Whether the grain runs along z instead of x, where in the log the piece was cut, how strong the grain is, how much is mirrored.
    cut: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> wood: Wood;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var<uniform> room: Room;

struct Varyings {
    @builtin(position) position: vec4<f32>,
    @location(0) world: vec4<f32>,
    @location(1) normal: vec3<f32>,
    // The place in the log.
    @location(2) place: vec3<f32>,
    @location(3) shade: f32,
}

@vertex
fn vertex(in: Vertex) -> Varyings {
    var out: Varyings;
    out.world = mesh_position_local_to_world(get_world_from_local(in.instance_index), vec4(in.position, 1.0));
    out.position = position_world_to_clip(out.world.xyz);
    out.normal = mesh_normal_local_to_world(in.normal, in.instance_index);
    out.place = mix(in.position, in.position.zyx, wood.cut.x) + wood.cut.y * vec3(13.7, 3.1, 7.9);
#ifdef VERTEX_UVS_A
    out.shade = in.uv.x;
#else
    out.shade = 0.0;
#endif
    return out;
}

fn hash(p: vec3<f32>) -> f32 {
    let q = fract(p * vec3<f32>(0.1031, 0.1030, 0.0973));
    let r = q + dot(q, q.yzx + 33.33);
    return fract((r.x + r.y) * r.z);
}

fn noise(p: vec3<f32>) -> f32 {
    let cell = floor(p);
    let f = fract(p);
    let u = f * f * (3.0 - 2.0 * f);
    let near = mix(
        mix(hash(cell), hash(cell + vec3(1.0, 0.0, 0.0)), u.x),
        mix(hash(cell + vec3(0.0, 1.0, 0.0)), hash(cell + vec3(1.0, 1.0, 0.0)), u.x), u.y);
    let far = mix(
        mix(hash(cell + vec3(0.0, 0.0, 1.0)), hash(cell + vec3(1.0, 0.0, 1.0)), u.x),
        mix(hash(cell + vec3(0.0, 1.0, 1.0)), hash(cell + vec3(1.0, 1.0, 1.0)), u.x), u.y);
    return mix(near, far, u.z);
}

// How light the wood is at a place (0 to 1), and how deep the seam between two planks (0 to 1). `pixel` is the size of a pixel
// there: what is finer than that is not drawn, as it would only shimmer.
fn look(place: vec3<f32>, pixel: f32) -> vec2<f32> {
    var p = place;
    var seam = 0.0;
    var tone = 0.0;
    if wood.grain.x > 0.0 {
        let plank = floor(p.z / wood.grain.x);
        let across = fract(p.z / wood.grain.x);
        let width = max(0.015, pixel / wood.grain.x);
        seam = smoothstep(1.0 - width, 1.0, max(across, 1.0 - across)) * 0.015 / width;
        let chance = hash(vec3(plank, 7.0, 3.0));
        p += vec3(chance * 61.0, chance * 17.0, chance * 29.0);
        tone = (chance - 0.5) * 0.35;
    }
    // Rings run along the wood: stretched along x, and they wander.
    let wander = noise(p * vec3(0.09, 0.6, 0.45)) + 0.4 * noise(p * vec3(0.22, 1.3, 1.1));
    let rings = fract((p.z + p.y * 0.7) * wood.grain.y + wander * wood.grain.z);
    let sharp = max(0.12, pixel * wood.grain.y * 2.0);
    let ring = smoothstep(0.0, 0.8, rings) * (1.0 - smoothstep(1.0 - sharp, 1.0, rings));
    var fibre = 0.5;
    let coarse = 1.0 - smoothstep(0.012, 0.03, pixel);
    if coarse > 0.0 {
        fibre += (noise(p * vec3(1.1, 30.0, 34.0)) - 0.5) * 0.6 * coarse;
        let fine = 1.0 - smoothstep(0.005, 0.013, pixel);
        if fine > 0.0 {
            fibre += (noise(p * vec3(3.0, 70.0, 80.0)) - 0.5) * 0.4 * fine;
        }
    }
    let grain = 0.3 + 0.34 * ring + 0.55 * (fibre - 0.5) + tone;
    return vec2(clamp(mix(0.45, grain, wood.cut.z), 0.0, 1.0), seam);
}

@fragment
fn fragment(in: Varyings) -> @location(0) vec4<f32> {
    let pixel = length(fwidth(in.place)) * 0.7;
    let found = look(in.place, pixel);
    let open = 1.0 - in.shade;
    var surface: Surface;
    surface.albedo = mix(wood.dark.rgb, wood.light.rgb, found.x) * (1.0 - 0.75 * found.y) * mix(1.0, open, 0.6);
    surface.normal = normalize(in.normal);
    // The bottom of a hollow is dull: a bright spot there would turn it into a knob.
    surface.roughness = clamp(wood.grain.w + 0.14 * (0.5 - found.x) + 0.3 * found.y + 0.8 * in.shade, 0.1, 1.0);
    surface.gloss = vec3(wood.cut.w * (1.0 - 0.65 * min(in.shade * 2.0, 1.0)));
    surface.open = open;
    return finished(lit(surface, room, in.world, in.position.xy), 1.0);
}
