import { focalLength, type Look } from './projection.ts';

/** One triangle over the whole glass; no buffers. */
const VERTEX = `#version 300 es
void main() {
  gl_Position = vec4(vec2((gl_VertexID << 1) & 2, gl_VertexID & 2) * 2.0 - 1.0, 0.0, 1.0);
}`;

/** Each pixel's direction, and the place of that direction on the equirectangular picture. */
const FRAGMENT = `#version 300 es
precision highp float;
uniform sampler2D picture;
uniform vec2 glass;
uniform vec3 look; // turn from the picture's middle, tilt (radians), focal length (pixels)
out vec4 colour;
const float PI = 3.14159265359;
void main() {
  vec3 d = normalize(vec3(gl_FragCoord.xy - glass * 0.5, look.z));
  float s = sin(look.y), c = cos(look.y);
  d = vec3(d.x, d.y * c + d.z * s, d.z * c - d.y * s);
  float turn = atan(d.x, d.z) + look.x;
  colour = texture(picture, vec2(0.5 + turn / (2.0 * PI), 0.5 - asin(clamp(d.y, -1.0, 1.0)) / PI));
}`;

export interface Renderer {
  /** Widest texture the graphics card takes, pixels. */
  greatest: number;
  /** Takes a picture whose middle column looks along `heading` (degrees). */
  show(image: HTMLImageElement, heading: number): void;
  draw(look: Look): void;
  /** Lets go of everything; the canvas can be drawn on no more. */
  end(): void;
}

function shader(gl: WebGL2RenderingContext, type: number, source: string): WebGLShader | null {
  const made = gl.createShader(type);
  if (!made) return null;
  gl.shaderSource(made, source);
  gl.compileShader(made);
  return made;
}

/** Program and texture on a fresh or restored context; null when the card refuses. */
function prepare(gl: WebGL2RenderingContext) {
  const program = gl.createProgram();
  const [vertex, fragment] = [shader(gl, gl.VERTEX_SHADER, VERTEX), shader(gl, gl.FRAGMENT_SHADER, FRAGMENT)];
  if (!program || !vertex || !fragment) return null;
  gl.attachShader(program, vertex);
  gl.attachShader(program, fragment);
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return null;
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's name, no hook
  gl.useProgram(program);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  return { glass: gl.getUniformLocation(program, 'glass'), look: gl.getUniformLocation(program, 'look') };
}

/**
 * Draws a panorama on a canvas of any size; null where there is no WebGL 2. A card that takes its context away
 * (sleep, another tab) and gives it back is followed: `onLost` says which.
 */
export function createRenderer(canvas: HTMLCanvasElement, onLost: (lost: boolean) => void): Renderer | null {
  const gl = canvas.getContext('webgl2', { alpha: false, antialias: false });
  if (!gl) return null;
  let places = prepare(gl);
  if (!places) return null;
  let shown: { image: HTMLImageElement; heading: number } | null = null;
  let last: Look | null = null;

  function upload(): void {
    if (shown && gl) gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, shown.image);
  }
  function draw(look: Look): void {
    last = look;
    if (!gl || !places || !shown) return;
    const { width, height } = canvas;
    gl.viewport(0, 0, width, height);
    gl.uniform2f(places.glass, width, height);
    const radians = Math.PI / 180;
    gl.uniform3f(
      places.look,
      (look.heading - shown.heading) * radians,
      look.tilt * radians,
      focalLength(look.angle, canvas),
    );
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }
  function lost(event: Event): void {
    event.preventDefault();
    onLost(true);
  }
  function restored(): void {
    if (!gl) return;
    places = prepare(gl);
    upload();
    if (last) draw(last);
    onLost(places === null);
  }
  canvas.addEventListener('webglcontextlost', lost);
  canvas.addEventListener('webglcontextrestored', restored);

  return {
    greatest: gl.getParameter(gl.MAX_TEXTURE_SIZE) as number,
    show(image, heading) {
      shown = { image, heading };
      upload();
    },
    draw,
    end() {
      canvas.removeEventListener('webglcontextlost', lost);
      canvas.removeEventListener('webglcontextrestored', restored);
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}
