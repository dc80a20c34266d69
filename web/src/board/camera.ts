/** What part of a board is shown, in the board's own units; pure functions. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest box of this aspect (width / height) that holds the frame, centred. */
export function fit(frame: Box, aspect: number): Box {
  const width = Math.max(frame.width, frame.height * aspect);
  const height = width / aspect;
  return { x: frame.x + (frame.width - width) / 2, y: frame.y + (frame.height - height) / 2, width, height };
}

/** Show `factor` times as much around a fixed point (factor below 1: closer), within the limits. */
export function zoom(camera: Box, at: { x: number; y: number }, factor: number, frame: Box, closest: number): Box {
  const whole = fit(frame, camera.width / camera.height);
  const width = Math.min(whole.width, Math.max(closest, camera.width * factor));
  const scale = width / camera.width;
  const next = {
    x: at.x - (at.x - camera.x) * scale,
    y: at.y - (at.y - camera.y) * scale,
    width,
    height: camera.height * scale,
  };
  return keep(next, frame);
}

/** Closer, until one unit has `scale` pixels; what lies below a finger stays exactly there, even if the edge of the board comes into sight. */
export function closer(camera: Box, at: { x: number; y: number }, pixels: { width: number }, scale: number): Box {
  const share = Math.min(1, pixels.width / scale / camera.width);
  return {
    x: at.x - (at.x - camera.x) * share,
    y: at.y - (at.y - camera.y) * share,
    width: camera.width * share,
    height: camera.height * share,
  };
}

/** Move the camera; what is shown stays on the board. */
export function pan(camera: Box, dx: number, dy: number, frame: Box): Box {
  return keep({ ...camera, x: camera.x + dx, y: camera.y + dy }, frame);
}

/** A box of this aspect around a point, so wide that one unit has `scale` pixels. */
export function look(
  at: { x: number; y: number },
  pixels: { width: number; height: number },
  scale: number,
  frame: Box,
): Box {
  const width = pixels.width / scale;
  const height = pixels.height / scale;
  return keep({ x: at.x - width / 2, y: at.y - height / 2, width, height }, frame);
}

/** Where a small screen looks: a point, or a thing of this size around it that is to be seen whole. */
export interface Focus {
  x: number;
  y: number;
  w?: number;
  h?: number;
}

/** The camera for a focus: one unit has `scale` pixels, or fewer where the whole would not fit. */
export function lookAt(focus: Focus, pixels: { width: number; height: number }, scale: number, frame: Box): Box {
  return look(focus, pixels, Math.min(scale, pixels.width / (focus.w ?? 0), pixels.height / (focus.h ?? 0)), frame);
}

/** Whether a focus is the whole board: then the camera rests, and moves again for whatever comes next. */
export function isWhole({ w, h }: Focus, frame: Box): boolean {
  return (w ?? 0) >= frame.width && (h ?? 0) >= frame.height;
}

/** Whether a focus lies well within what is shown; a thing must be seen whole. */
export function sees(camera: Box, { x, y, w, h }: Focus): boolean {
  if (w !== undefined && h !== undefined) {
    const [dx, dy] = [(camera.width - w) / 2, (camera.height - h) / 2];
    return Math.abs(x - camera.x - camera.width / 2) <= dx + 1 && Math.abs(y - camera.y - camera.height / 2) <= dy + 1;
  }
  const [across, down] = [(x - camera.x) / camera.width, (y - camera.y) / camera.height];
  return across > 0.12 && across < 0.88 && down > 0.12 && down < 0.8;
}

/** Where a point of the board lies on the screen, relative to the stage. */
export function project(
  camera: Box,
  pixels: { width: number; height: number },
  point: { x: number; y: number },
): { x: number; y: number } {
  return {
    x: ((point.x - camera.x) / camera.width) * pixels.width,
    y: ((point.y - camera.y) / camera.height) * pixels.height,
  };
}

/** Where a pixel of the stage lies on the board. */
export function unproject(
  camera: Box,
  pixels: { width: number; height: number },
  pixel: { x: number; y: number },
): { x: number; y: number } {
  return {
    x: camera.x + (pixel.x / pixels.width) * camera.width,
    y: camera.y + (pixel.y / pixels.height) * camera.height,
  };
}

function keep(camera: Box, frame: Box): Box {
  return {
    ...camera,
    x: clampAxis(camera.x, camera.width, frame.x, frame.width),
    y: clampAxis(camera.y, camera.height, frame.y, frame.height),
  };
}

/** A camera wider than the frame is centred on it; a smaller one stays inside. */
function clampAxis(at: number, size: number, start: number, length: number): number {
  if (size >= length) return start + (length - size) / 2;
  return Math.min(Math.max(at, start), start + length - size);
}
