/**
 * The server's bundle with V8's code cache: loading hundreds of modules and compiling them was a third of a cold start.
 * `module.enableCompileCache` needs Node 22; this works on Node 20 and from a read-only image.
 */
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import vm from 'node:vm';
import { originalLines } from './original-lines.mjs';

export const bundle = 'shop.cjs';
/** What loading compiles, written by the build; and what a first start has compiled besides, where the folder can be written. */
const caches = { ofBuild: 'shop.cache', ofStart: 'shop.start.cache' };

/** On the bundle's first line, so that its lines keep their numbers. */
const wrapped = code => `(function (exports, require, module, __filename, __dirname) {${code}\n})`;

function readIfThere(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Without its folder as the name: the cache keeps the name, and the build may be moved. */
const compileWith = (code, cachedData) => new vm.Script(code, { filename: bundle, cachedData });

function compile(folder) {
  // The build writes ASCII: such a text takes one byte a character in memory, too.
  const code = wrapped(readFileSync(join(folder, bundle), 'latin1'));
  const ofStart = readIfThere(join(folder, caches.ofStart));
  if (ofStart) {
    const script = compileWith(code, ofStart);
    if (!script.cachedDataRejected) return { script, isOfStart: true };
  }
  // Of another version of Node it is ignored, and the bundle is compiled.
  return { script: compileWith(code, readIfThere(join(folder, caches.ofBuild))), isOfStart: false };
}

function run(script, folder) {
  const filename = join(folder, bundle);
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(filename), module, filename, folder);
  return module.exports;
}

/**
 * The exports of the bundle in `folder`. Stack traces name the sources.
 * @returns also `keepStart`, for when the shop has started: lets the next start begin with what this one has compiled, and keeps
 * the heap small from then on
 */
export function runCompiled(folder) {
  Error.prepareStackTrace = originalLines(folder, bundle);
  const { script, isOfStart } = compile(folder);
  return { ...run(script, folder), keepStart: isOfStart ? keepHeapSmall : () => keepLater(script, folder) };
}

/**
 * Left alone, the heap grows to several times of what is in use before it is cleared: a third less memory for about 5 % of the
 * requests per second (docs/decisions/0110). Not before the code cache is written: V8 rejects one of other flags.
 */
const keepHeapSmall = () => setFlagsFromString('--heap-growing-percent=70');

/** Long enough for the first pages; later, V8 forgets what only the start has used. */
const START_MS = 5_000;

function keepLater(script, folder) {
  const keep = () => {
    clearTimeout(timer);
    process.off('exit', keep);
    store(script, join(folder, caches.ofStart));
    keepHeapSmall();
  };
  const timer = setTimeout(keep, START_MS).unref();
  process.on('exit', keep);
}

/** Renamed when it is complete, because V8 trusts what it reads. A folder that cannot be written keeps the build's. */
function store(script, file) {
  const draft = `${file}.${process.pid}`;
  try {
    const to = openSync(draft, 'wx');
    try {
      writeFileSync(to, script.createCachedData());
      fsyncSync(to);
    } finally {
      closeSync(to);
    }
    renameSync(draft, file);
  } catch {
    rmSync(draft, { force: true });
  }
}

/** Writes the code cache, with every function that loading the bundle calls. */
export function storeCompiled(folder) {
  const { script } = compile(folder);
  run(script, folder);
  writeFileSync(join(folder, caches.ofBuild), script.createCachedData());
}
