// The light on everything: the lamp with its shadows, and the room as a few round lights, without textures. A small part of the
// cost of Bevy's standard material, whose light is as general as it can be.

#define_import_path spieltisch::lighting

#import bevy_pbr::{
    mesh_view_bindings::{lights, view},
    mesh_view_types::DIRECTIONAL_LIGHT_FLAGS_SHADOWS_ENABLED_BIT,
    shadows::fetch_directional_shadow,
}
#ifdef TONEMAP_IN_SHADER
#import bevy_core_pipeline::tonemapping::tone_mapping
#endif

// A round light of the room as a rough surface mirrors it: towards where and how sharp, and its colour.
struct Glow {
    towards: vec4<f32>,
    colour: vec4<f32>,
}

struct Room {
    // Light from everywhere: for all directions, and more of it from +x, +y and +z.
    ambient: array<vec4<f32>, 4>,
    glows: array<Glow, 6>,
    // What is mirrored besides, below, at and above the horizon.
    floor: vec4<f32>,
    walls: vec4<f32>,
    ceiling: vec4<f32>,
    // The light of the window's panes, and how far their edges are blurred; dull surfaces mirror no panes.
    daylight: vec4<f32>,
}

struct Surface {
    albedo: vec3<f32>,
    normal: vec3<f32>,
    roughness: f32,
    // What is mirrored from straight above, 0 to 1.
    gloss: vec3<f32>,
    // The part of the light that reaches it, 0 to 1.
    open: f32,
}

// Where the lamp stands for the first player, seen from above.
const LAMP: vec2<f32> = vec2(-0.894427, -0.447214);
// Its pool of light: how far from the middle of the table towards the lamp, from where to where it fades, and what of it is there and what
// is left beyond.
const POOL: f32 = 2.5;
const FADES: vec2<f32> = vec2(6.0, 17.0);
const LIGHT: vec2<f32> = vec2(1.24, 0.5);

// The panes of the window, side by side and above each other: half the size of a pane and of the bars between them.
const PANES: vec2<f32> = vec2(2.0, 3.0);
const PANE: vec2<f32> = vec2(0.11, 0.12);
const BAR: f32 = 0.017;

// How much of the window's panes is seen in a direction, 0 to 1.
fn panes(towards: vec3<f32>, direction: vec3<f32>, soft: f32) -> f32 {
    let ahead = dot(direction, towards);
    if ahead <= 0.5 {
        return 0.0;
    }
    let right = normalize(cross(towards, vec3(0.0, 1.0, 0.0)));
    let at = vec2(dot(direction, right), dot(direction, cross(right, towards))) / ahead;
    let step = 2.0 * (PANE + BAR);
    // From the middle of the nearest pane.
    let pane = clamp(round(at / step + PANES / 2.0 - 0.5), vec2(0.0), PANES - 1.0);
    let away = abs(at - (pane + 0.5 - PANES / 2.0) * step);
    let along = clamp((PANE + soft - away) / (2.0 * soft), vec2(0.0), vec2(1.0));
    return along.x * along.y;
}

fn glow(light: Glow, direction: vec3<f32>) -> vec3<f32> {
    return light.colour.rgb * exp(light.towards.w * (dot(direction, light.towards.xyz) - 1.0));
}

fn mirrored(room: Room, direction: vec3<f32>) -> vec3<f32> {
    let up = direction.y;
    var light = select(
        mix(room.walls.rgb, room.floor.rgb, sqrt(max(-up, 0.0))),
        mix(room.walls.rgb, room.ceiling.rgb, up),
        up > 0.0);
    for (var i = 0; i < 4; i++) {
        light += glow(room.glows[i], direction);
    }
    // What is large mirrors only the lights that one sees in it, which costs less.
#ifdef SMALL
    light += glow(room.glows[4], direction) + glow(room.glows[5], direction);
    if room.daylight.x > 0.0 {
        light += room.daylight.rgb * panes(room.glows[0].towards.xyz, direction, room.daylight.w);
    }
#endif
    return light;
}

// Whether the table is seen straight from above, without perspective.
fn is_flat() -> bool {
    return view.clip_from_view[3][3] == 1.0;
}

fn towards_eye(place: vec3<f32>) -> vec3<f32> {
    return select(normalize(view.world_position - place), view.world_from_view[2].xyz, is_flat());
}

// How much what is no metal mirrors in the flat view, where all of it would mirror the ceiling and be pale.
const SHEEN: f32 = 0.25;
const METAL: f32 = 0.2;

// The light that a surface sends to the eye.
fn lit(surface: Surface, room: Room, world: vec4<f32>, frag_coord: vec2<f32>) -> vec3<f32> {
    let lamp = &lights.directional_lights[0];
    let normal = surface.normal;
    let to_eye = towards_eye(world.xyz);
    let gloss = surface.gloss * select(1.0, SHEEN, is_flat() && surface.gloss.r < METAL);
    let facing = clamp(dot(normal, to_eye), 0.05, 1.0);

    // The room goes around the table with the lamp.
    let away = normalize((*lamp).direction_to_light.xz);
    let cos = dot(away, LAMP);
    let sin = away.x * LAMP.y - away.y * LAMP.x;
    let turn = mat2x2<f32>(cos, sin, -sin, cos);
    let turned_normal = vec3(turn * normal.xz, normal.y).xzy;
    let back = reflect(-to_eye, normal);
    let turned_back = vec3(turn * back.xz, back.y).xzy;

    let soft = max(room.ambient[0].rgb + room.ambient[1].rgb * turned_normal.x + room.ambient[2].rgb * turned_normal.y
        + room.ambient[3].rgb * turned_normal.z, vec3(0.0));
    // How much is mirrored at a slant, for light from everywhere (a fit by Karis to the usual tables).
    let r = surface.roughness * vec4(-1.0, -0.0275, -0.572, 0.022) + vec4(1.0, 0.0425, 1.04, -0.04);
    let a = min(r.x * r.x, exp2(-9.28 * facing)) * r.x + r.y;
    let mirror = gloss * (-1.04 * a + r.z) + vec3(1.04 * a + r.w);
    let around = (surface.albedo * soft + mirrored(room, turned_back) * mirror) * surface.open
        * lights.ambient_color.rgb;

    let to_lamp = (*lamp).direction_to_light;
    let slant = dot(normal, to_lamp);
    var direct = vec3(0.0);
    if slant > 0.0 {
        var shadow = 1.0;
        if ((*lamp).flags & DIRECTIONAL_LIGHT_FLAGS_SHADOWS_ENABLED_BIT) != 0u {
            shadow = fetch_directional_shadow(0u, world, normal, 0.0, frag_coord);
        }
        let between = normalize(to_lamp + to_eye);
        let alpha = surface.roughness * surface.roughness;
        let spread = pow(dot(normal, between), 2.0) * (alpha * alpha - 1.0) + 1.0;
        let peak = alpha * alpha / (3.14159 * spread * spread);
        let fresnel = gloss + (1.0 - gloss) * pow(1.0 - dot(to_lamp, between), 5.0);
        let hidden = 0.5 / mix(2.0 * slant * facing, slant + facing, alpha);
        let fading = smoothstep(FADES.x, FADES.y, distance(world.xz, POOL * away));
        let pool = mix(LIGHT.x, LIGHT.y, fading);
        direct = (surface.albedo / 3.14159 + peak * fresnel * hidden) * slant * shadow * pool * (*lamp).color.rgb;
    }
    return (around + direct * mix(1.0, surface.open, 0.5)) * view.exposure;
}

// The colour as the picture keeps it.
fn finished(colour: vec3<f32>, alpha: f32) -> vec4<f32> {
    var out = vec4(colour, alpha);
#ifdef TONEMAP_IN_SHADER
    out = tone_mapping(out, view.color_grading);
#endif
    return out;
}
