// Wood: grain, fibres and the seams between planks, all from the place in the piece of wood.

#import bevy_pbr::{
    forward_io::{FragmentOutput, VertexOutput},
    mesh_functions::get_local_from_world,
    pbr_fragment::pbr_input_from_standard_material,
    pbr_functions::{apply_pbr_lighting, main_pass_post_lighting_processing},
}

struct Wood {
    // Early wood and late wood, linear colour.
    light: vec4<f32>,
    dark: vec4<f32>,
    // Width of a plank (0: one piece), rings a unit, how much the rings wander, how rough.
    grain: vec4<f32>,
    // Where the lamp's light begins to fade and where it has faded, from the middle of the table; how dark it is there.
    lamp: vec4<f32>,
    // Whether the grain runs along z instead of x, and where in the log the piece was cut.
    cut: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> wood: Wood;

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

// How light the wood is at a place (0 to 1), and how deep the seam between two planks (0 to 1).
fn look(place: vec3<f32>) -> vec2<f32> {
    var p = place;
    var seam = 0.0;
    var tone = 0.0;
    if wood.grain.x > 0.0 {
        let plank = floor(p.z / wood.grain.x);
        let across = fract(p.z / wood.grain.x);
        seam = smoothstep(0.985, 1.0, max(across, 1.0 - across));
        let chance = hash(vec3(plank, 7.0, 3.0));
        p += vec3(chance * 61.0, chance * 17.0, chance * 29.0);
        tone = (chance - 0.5) * 0.35;
    }
    // Rings run along the wood: stretched along x, and they wander.
    let wander = noise(p * vec3(0.09, 0.6, 0.45)) + 0.4 * noise(p * vec3(0.22, 1.3, 1.1));
    let rings = fract((p.z + p.y * 0.7) * wood.grain.y + wander * wood.grain.z);
    let ring = smoothstep(0.0, 0.8, rings) * (1.0 - smoothstep(0.88, 1.0, rings));
    let fibre = noise(p * vec3(1.1, 30.0, 34.0)) * 0.6 + noise(p * vec3(3.0, 70.0, 80.0)) * 0.4;
    let light = clamp(0.3 + 0.34 * ring + 0.55 * (fibre - 0.5) + tone, 0.0, 1.0);
    return vec2(light, seam);
}

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    var pbr_input = pbr_input_from_standard_material(in, is_front);
    var place = (get_local_from_world(in.instance_index) * in.world_position).xyz;
    place = mix(place, place.zyx, wood.cut.x) + wood.cut.y * vec3(13.7, 3.1, 7.9);
    let found = look(place);
    // Hollows have shade in their corner of the texture.
    let shade = 1.0 - in.uv.x;
    let colour = mix(wood.dark.rgb, wood.light.rgb, found.x) * (1.0 - 0.75 * found.y) * shade;
    let faded = mix(1.0, wood.lamp.z, smoothstep(wood.lamp.x, wood.lamp.y, length(in.world_position.xz)));
    pbr_input.material.base_color = vec4(colour * faded, 1.0);
    pbr_input.material.perceptual_roughness = clamp(wood.grain.w + 0.14 * (0.5 - found.x) + 0.3 * found.y, 0.05, 1.0);
    var out: FragmentOutput;
    out.color = apply_pbr_lighting(pbr_input);
    out.color = vec4(out.color.rgb * mix(1.0, faded, 0.6) * mix(1.0, shade, 0.5), out.color.a);
    out.color = main_pass_post_lighting_processing(pbr_input, out.color);
    return out;
}
