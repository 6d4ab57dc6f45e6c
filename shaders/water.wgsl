// Water seen from above: ripples that wander over the ground, from the place in the world and a clock that stands still with the table.

#import bevy_pbr::{
    forward_io::{FragmentOutput, VertexOutput},
    pbr_fragment::pbr_input_from_standard_material,
    pbr_functions::{apply_pbr_lighting, main_pass_post_lighting_processing},
}

struct Water {
    // Deep water and the light on its crests, linear colour.
    deep: vec4<f32>,
    crest: vec4<f32>,
    // Seconds that it has flowed.
    clock: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> water: Water;

// A wave's height and its slope along x and z.
fn wave(place: vec2<f32>, along: vec2<f32>, pace: f32) -> vec3<f32> {
    let phase = dot(place, along) + water.clock.x * pace;
    return vec3(sin(phase), cos(phase) * along);
}

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    var pbr_input = pbr_input_from_standard_material(in, is_front);
    let place = in.world_position.xz;
    // Long waves bend the short ones, so that no pattern shows.
    let bend = 0.5 * vec2(sin(place.y * 1.9 + water.clock.x * 0.4), sin(place.x * 2.3 - water.clock.x * 0.3));
    let p = place + bend;
    let sum = wave(p, vec2(15.0, 7.0), 1.9) + wave(p, vec2(-8.0, 19.0), -1.5) + 0.7 * wave(p, vec2(23.0, -13.0), 2.6);
    let height = sum.x / 2.7;
    pbr_input.N = normalize(vec3(-0.01 * sum.y, 1.0, -0.01 * sum.z));
    pbr_input.clearcoat_N = pbr_input.N;
    let crest = smoothstep(0.5, 0.95, height);
    let shade = 0.88 + 0.12 * height;
    pbr_input.material.base_color = vec4(mix(water.deep.rgb * shade, water.crest.rgb, 0.45 * crest), 1.0);
    var out: FragmentOutput;
    out.color = apply_pbr_lighting(pbr_input);
    out.color = main_pass_post_lighting_processing(pbr_input, out.color);
    return out;
}
