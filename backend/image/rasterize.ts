/**
 * Draws vector pictures: a drawing can carry scripts, links and foreign content; its pixels cannot. A small one can be written
 * to take hours, in native code that no timeout reaches, so it is drawn in a process of its own that is killed.
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { maxPicturePixels } from '#kernel/picture-limits.ts';

/** Longer side of the result: the widest size that pages show, at twice the density. */
const DRAWING_SIDE = 2_400;
const SVG_DENSITY = 72;
const MAX_DENSITY = 100_000;
/** Of processor time: a busy machine refuses no drawing. */
const SECONDS = 5;
/** By the clock. */
const AT_MOST_MS = 60_000;

/**
 * Reads drawings one after the other, each with its length before it, and answers each with a line of JSON and its pixels. The
 * format of any file is found here as well: to measure a drawing without a size is to draw it.
 */
const program = `
const sharp = require(process.argv[1]);
const { side, density, maxDensity, pixels, seconds } = JSON.parse(process.argv[2]);
let limit = Infinity;
const used = () => { const { user, system } = process.cpuUsage(); return user + system; };
setInterval(() => { if (used() > limit) process.kill(process.pid, 'SIGKILL'); }, 100).unref();
sharp.concurrency(1);
async function draw(data) {
  const found = await sharp(data, { limitInputPixels: false }).metadata();
  const head = { format: found.format };
  if (found.format !== 'svg') return [head];
  const scale = (density * side) / Math.max(found.width, found.height);
  const written = await sharp(data, { density: Math.min(maxDensity, Math.max(1, scale)), limitInputPixels: pixels })
    .resize(side, side, { fit: 'inside' }).png().toBuffer({ resolveWithObject: true });
  return [{ ...head, width: written.info.width, height: written.info.height, bytes: written.data.length }, written.data];
}
async function answer(data) {
  limit = used() + seconds * 1e6;
  const [head, pixels] = await draw(data).catch(() => [null]);
  limit = Infinity;
  process.stdout.write(JSON.stringify(head) + '\\n');
  if (pixels) process.stdout.write(pixels);
}
let waiting = Buffer.alloc(0);
process.stdin.on('data', part => {
  waiting = Buffer.concat([waiting, part]);
  if (waiting.length < 4) return;
  const end = 4 + waiting.readUInt32BE(0);
  if (waiting.length < end) return;
  const data = waiting.subarray(4, end);
  waiting = waiting.subarray(end);
  void answer(data);
});
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
  bytes?: number;
}

/** Draws several drawings, one after the other. */
export interface Drawer {
  /** The pixels of an SVG; null for what cannot be read, or not in time. */
  draw: (file: Buffer) => Promise<Drawn | null>;
  /** Ends its process. */
  close: () => Promise<void>;
}

/**
 * To start a process takes longer than most drawings do, so the drawings of one folder share one. What uploads bring has a
 * process of its own each, see `rasterize`.
 * @param seconds of processor time for each
 */
export function openDrawer(seconds = SECONDS): Drawer {
  let running: DrawingProcess | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const next = async (file: Buffer): Promise<Drawn | null> => {
    if (running?.hasEnded() !== false) running = startProcess(seconds);
    return running.draw(file);
  };
  return {
    draw(file) {
      const drawn = last.then(() => next(file));
      last = drawn;
      return drawn;
    },
    async close() {
      await last;
      await running?.end();
    },
  };
}

/** The pixels of an SVG; null for what cannot be read, or not in time. */
export async function rasterize(file: Buffer, seconds = SECONDS): Promise<Drawn | null> {
  const drawer = openDrawer(seconds);
  try {
    return await drawer.draw(file);
  } finally {
    await drawer.close();
  }
}

interface DrawingProcess {
  draw: (file: Buffer) => Promise<Drawn | null>;
  hasEnded: () => boolean;
  end: () => Promise<void>;
}

function startProcess(seconds: number): DrawingProcess {
  const limits = {
    side: DRAWING_SIDE,
    density: SVG_DENSITY,
    maxDensity: MAX_DENSITY,
    pixels: maxPicturePixels,
    seconds,
  };
  const sharp = createRequire(import.meta.url).resolve('sharp');
  // Without the environment: it has secrets, and what draws needs none.
  const child = spawn(process.execPath, ['-e', program, sharp, JSON.stringify(limits)], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  let parts: Buffer[] = [];
  let hasEnded = false;
  let settle: ((drawn: Drawn | null) => void) | null = null;
  const answer = (drawn: Drawn | null): void => {
    parts = [];
    settle?.(drawn);
    settle = null;
  };
  const ended = new Promise<void>(resolve => {
    const onEnd = (): void => {
      hasEnded = true;
      answer(null);
      resolve();
    };
    child.on('error', onEnd);
    child.on('close', onEnd);
  });
  child.stdout.on('data', (part: Buffer) => {
    parts.push(part);
    const drawn = drawnOf(parts);
    if (drawn !== undefined) answer(drawn);
  });
  // A child that is killed reads no further.
  child.stdin.on('error', () => undefined);
  if (child.pid !== undefined) lowerPriority(child.pid);
  return {
    hasEnded: () => hasEnded,
    async draw(file) {
      const timer = setTimeout(() => child.kill('SIGKILL'), AT_MOST_MS);
      try {
        return await new Promise<Drawn | null>(resolve => {
          settle = resolve;
          if (hasEnded) answer(null);
          const length = Buffer.alloc(4);
          length.writeUInt32BE(file.byteLength);
          child.stdin.write(Buffer.concat([length, file]));
        });
      } finally {
        clearTimeout(timer);
      }
    },
    async end() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Undefined until the answer is whole. */
function drawnOf(parts: readonly Buffer[]): Drawn | null | undefined {
  // The line comes first, and is short.
  const end = parts[0]?.indexOf(10) ?? -1;
  if (end < 0) return parts.length > 1 ? null : undefined;
  const head = JSON.parse(parts[0]?.toString('utf8', 0, end) ?? 'null') as Head | null;
  if (head === null) return null;
  const { format, width, height, bytes = 0 } = head;
  const length = parts.reduce((sum, part) => sum + part.byteLength, 0);
  if (length < end + 1 + bytes) return undefined;
  const isDrawn = width !== undefined && height !== undefined;
  const data = isDrawn ? Buffer.concat(parts).subarray(end + 1) : null;
  return { format, drawing: isDrawn && data ? { width, height, data } : null };
}

/** Rendering pages needs the same cores. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, 5);
  } catch {
    // It has ended already, or the system does not let us.
  }
}
