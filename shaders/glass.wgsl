// Glass for balls around their origin: what is mirrored comes from the standard material; what is seen through it is traced here,
// one ray through the ball to the table or the room behind it.

#import bevy_pbr::{
    forward_io::{FragmentOutput, VertexOutput},
    mesh_functions::get_local_from_world,
    pbr_fragment::pbr_input_from_standard_material,
    pbr_functions::{apply_pbr_lighting, main_pass_post_lighting_processing},
}

struct Glass {
    // What is taken from light on a way as long as the ball's radius.
    absorbs: vec4<f32>,
    // The colour of the ribbon inside, and how much of it there is.
    ribbon: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> glass: Glass;

// From air into glass.
const REFRACTION: f32 = 0.66;
// Where the lamp's light comes from.
const LAMP: vec3<f32> = vec3<f32>(-0.55, 0.82, 0.14);
// The wood that most balls lie on, in the lamp's light.
const GROUND: vec3<f32> = vec3<f32>(0.5, 0.31, 0.16);

// The light that comes to a place on the ball's surface (its radius is 1) from a direction.
fn behind(place: vec3<f32>, direction: vec3<f32>) -> vec3<f32> {
    if direction.y < -0.02 {
        // The ground lies a little below the ball's middle, and the ball itself shades it.
        let there = place + direction * ((place.y + 0.75) / -direction.y);
        let free = smoothstep(0.55, 1.9, length(there.xz));
        return GROUND * (0.12 + 0.8 * free);
    }
    let window = exp(7.0 * (dot(direction, normalize(vec3(-1.0, 0.75, -0.35))) - 1.0));
    return mix(vec3(0.2, 0.17, 0.15), vec3(0.45, 0.42, 0.38), direction.y) + vec3(1.0, 1.15, 1.3) * window;
}

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    var pbr_input = pbr_input_from_standard_material(in, is_front);
    let normal = normalize(in.world_normal);
    let ray = -pbr_input.V;
    let inside = refract(ray, normal, REFRACTION);
    let way = -2.0 * dot(normal, inside);
    let far = normal + inside * way;
    let onward = refract(inside, -far, 1.0 / REFRACTION);
    // The ball gathers the lamp's light on its far side.
    let gathered = pow(max(dot(far, -LAMP), 0.0), 5.0) * 1.1;
    let through = (behind(far, onward) + gathered) * exp(-glass.absorbs.rgb * way);
    // A twisted ribbon around the middle, in the ball's own frame: it turns when the ball rolls.
    let frame = get_local_from_world(in.instance_index);
    let nearest = (frame * vec4(normal + inside * way * 0.5, 0.0)).xyz / length(frame[0].xyz);
    let reach = length(nearest.xz);
    let turn = atan2(nearest.z, nearest.x) + 2.6 * reach + 1.4 * nearest.y;
    let arms = smoothstep(0.62, 0.95, sin(3.0 * turn)) * smoothstep(0.66, 0.45, reach) * smoothstep(0.0, 0.12, reach);
    let lit = 0.35 + 0.5 * max(dot(normal, LAMP), 0.0);
    let body = mix(through, glass.ribbon.rgb * lit, arms * glass.ribbon.a);
    let mirrors = 0.04 + 0.96 * pow(1.0 - max(dot(normal, pbr_input.V), 0.0), 5.0);
    // Light of its own that no exposure changes.
    pbr_input.material.emissive = vec4(body * (1.0 - mirrors), 0.0);
    var out: FragmentOutput;
    out.color = apply_pbr_lighting(pbr_input);
    out.color = main_pass_post_lighting_processing(pbr_input, out.color);
    return out;
}
