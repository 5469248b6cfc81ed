import { LARGEST, LOOK_UP_SIDE, SCALE } from '#media/layers.ts';

/** Slices of the one texture of layers: rest, light on the fronts, then the light groups in their order. */
export const FIRST_GROUP = 2;
export const GROUPS = 5;

export const VERTEX = `#version 300 es
out vec2 at;
uniform float flip;
void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4.0;
  at = corner * 0.5;
  gl_Position = vec4(corner - 1.0, 0.0, 1.0);
  if (flip > 0.0) at.y = 1.0 - at.y;
}`;

const DITHER = `
float dither(vec2 p) { return (fract(52.9829189 * fract(dot(p, vec2(0.06711056, 0.00583715)))) - 0.5) / 255.0; }`;

/** The picture as its layers make it, at their size, in display colours: media/layers.ts has the arithmetic. */
export const COMPOSE = `#version 300 es
precision highp float;
precision highp sampler2DArray;
in vec2 at;
out vec4 shown;
uniform sampler2DArray layers;
uniform sampler2D shares, view, picture;
uniform vec3 weights[${GROUPS}], tints[${GROUPS}], albedo;
uniform float gain;
uniform bool recoloured, lit, published;
const float SCALE = ${SCALE}.0, LIGHT = ${LARGEST.light}.0, MOST = ${LARGEST.picture}.0, SIDE = ${LOOK_UP_SIDE}.0;
${DITHER}
vec3 layer(int slice, float largest) {
  vec3 code = texelFetch(layers, ivec3(gl_FragCoord.xy, slice), 0).rgb;
  return (exp2(code * log2(1.0 + largest * SCALE)) - 1.0) / SCALE;
}
vec3 displayed(vec3 light) {
  vec3 code = log2(1.0 + clamp(light, 0.0, MOST) * SCALE) / log2(1.0 + MOST * SCALE) * (SIDE - 1.0);
  float low = min(floor(code.b), SIDE - 2.0);
  vec2 place = vec2((low * SIDE + code.r + 0.5) / (SIDE * SIDE), (code.g + 0.5) / SIDE);
  vec3 a = texture(view, place).rgb, b = texture(view, place + vec2(1.0 / SIDE, 0.0)).rgb;
  return mix(a, b, code.b - low);
}
vec3 front() {
  vec3 above = texture(shares, vec2(at.x, at.y * 0.5)).rgb, below = texture(shares, vec2(at.x, at.y * 0.5 + 0.5)).rgb;
  float share[${GROUPS}] = float[${GROUPS}](above.r, above.g, above.b, below.r, below.g);
  vec3 now = vec3(0.0), sum = vec3(1e-4);
  for (int g = 0; g < ${GROUPS}; g++) { vec3 part = share[g] * tints[g]; sum += part; now += part * weights[g]; }
  return now / sum;
}
void main() {
  if (published) { shown = vec4(texture(picture, at).rgb, 1.0); return; }
  vec3 now = vec3(0.0), sum = vec3(1e-5);
  for (int g = 0; g < ${GROUPS}; g++) { vec3 part = layer(g + ${FIRST_GROUP}, MOST); sum += part; now += part * weights[g]; }
  if (recoloured) {
    vec3 light = layer(1, LIGHT), factor = vec3(1.0), shine = vec3(1.0);
    if (lit) {
      factor = front();
      // The gloss of a dark front is told apart into its lamps by a few codes only: in its light's own change it stays even.
      shine = mix(now / sum, factor, smoothstep(0.0, 0.08, light.g));
    }
    now = layer(0, MOST) * shine + light * albedo * factor;
  }
  shown = vec4(displayed(now * gain) + dither(gl_FragCoord.xy), 1.0);
}`;

/**
 * Lays the composed picture over the published one at that one's size: of the nine texels about a place those count that looked like it
 * (so an edge stays where the published picture has it), and the published picture's finer detail is added, as strong as the light leaves it.
 */
export const SHARPEN = `#version 300 es
precision highp float;
in vec2 at;
out vec4 shown;
uniform sampler2D picture, before, after;
const vec3 LUMA = vec3(0.2126, 0.7152, 0.0722);
${DITHER}
void main() {
  vec3 own = texture(picture, at).rgb;
  ivec2 size = textureSize(before, 0);
  vec2 place = at * vec2(size);
  ivec2 middle = ivec2(place);
  vec3 was = vec3(0.0), is = vec3(0.0);
  float sum = 0.0;
  for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++) {
    ivec2 texel = clamp(middle + ivec2(x, y), ivec2(0), size - 1);
    vec2 off = max(vec2(0.0), 1.5 - abs(vec2(middle + ivec2(x, y)) + 0.5 - place));
    vec3 a = texelFetch(before, texel, 0).rgb, d = a - own;
    float weight = off.x * off.x * off.y * off.y * (exp(-dot(d, d) * 120.0) + 1e-3);
    was += a * weight; is += texelFetch(after, texel, 0).rgb * weight; sum += weight;
  }
  was /= sum; is /= sum;
  float keep = clamp(dot(is, LUMA) / max(dot(was, LUMA), 0.04), 0.0, 1.25);
  shown = vec4(is + (own - was) * keep + dither(gl_FragCoord.xy), 1.0);
}`;
