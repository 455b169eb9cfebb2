/**
 * Draws vector pictures: a drawing can carry scripts, links and foreign content; its pixels cannot. A small one can be written
 * to take hours, in native code that no timeout reaches, so it is drawn in a process of its own that is killed.
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';

/** Longer side of the result: the widest size that pages show, at twice the density. */
const DRAWING_SIDE = 2_400;
const SVG_DENSITY = 72;
const MAX_DENSITY = 100_000;
const MAX_PIXELS = 40_000_000;
/** Of processor time: a busy machine refuses no drawing. */
const SECONDS = 5;
/** By the clock. */
const AT_MOST_MS = 60_000;

/** The format of any file is found here as well: to measure a drawing without a size is to draw it. */
const program = `
const sharp = require(process.argv[1]);
const { side, density, maxDensity, pixels, seconds } = JSON.parse(process.argv[2]);
setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (user + system > seconds * 1e6) process.kill(process.pid, 'SIGKILL');
}, 100).unref();
sharp.concurrency(1);
async function draw(data) {
  const found = await sharp(data, { limitInputPixels: false }).metadata();
  const head = { format: found.format };
  if (found.format !== 'svg') return [head];
  const scale = (density * side) / Math.max(found.width, found.height);
  const written = await sharp(data, { density: Math.min(maxDensity, Math.max(1, scale)), limitInputPixels: pixels })
    .resize(side, side, { fit: 'inside' }).png().toBuffer({ resolveWithObject: true });
  return [{ ...head, width: written.info.width, height: written.info.height }, written.data];
}
const parts = [];
process.stdin.on('data', part => parts.push(part)).on('end', () =>
  draw(Buffer.concat(parts)).then(([head, data]) => {
    process.stdout.write(JSON.stringify(head) + '\\n');
    if (data) process.stdout.write(data);
  }).catch(() => process.exit(1)));
`;

/** As PNG. */
export interface RasterImage {
  width: number;
  height: number;
  data: Buffer;
}

/** What a file is; `drawing` of an SVG alone. */
export interface Drawn {
  format: string;
  drawing: RasterImage | null;
}

interface Head {
  format: string;
  width?: number;
  height?: number;
}

function drawnOf(output: Buffer): Drawn | null {
  const end = output.indexOf(10);
  if (end < 0) return null;
  const { format, width, height } = JSON.parse(output.toString('utf8', 0, end)) as Head;
  const isDrawn = width !== undefined && height !== undefined;
  return { format, drawing: isDrawn ? { width, height, data: output.subarray(end + 1) } : null };
}

/** The pixels of an SVG; null for what cannot be read, or not in time. */
export function rasterize(file: Buffer, seconds = SECONDS): Promise<Drawn | null> {
  const limits = {
    side: DRAWING_SIDE,
    density: SVG_DENSITY,
    maxDensity: MAX_DENSITY,
    pixels: MAX_PIXELS,
    seconds,
  };
  const sharp = createRequire(import.meta.url).resolve('sharp');
  return new Promise(resolve => {
    // Without the environment: it has secrets, and what draws needs none.
    const child = spawn(process.execPath, ['-e', program, sharp, JSON.stringify(limits)], {
      env: {},
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: AT_MOST_MS,
      killSignal: 'SIGKILL',
    });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    // A child that is killed reads no further.
    child.stdin.on('error', () => undefined);
    child.on('error', () => resolve(null));
    child.on('close', code => resolve(code === 0 ? drawnOf(Buffer.concat(parts)) : null));
    if (child.pid !== undefined) lowerPriority(child.pid);
    child.stdin.end(file);
  });
}

/** Rendering pages needs the same cores. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, 5);
  } catch {
    // It has ended already, or the system does not let us.
  }
}
