/**
 * The server's bundle with V8's code cache: loading hundreds of modules and compiling them was a third of a cold start.
 * `module.enableCompileCache` needs Node 22 and a writable folder; this works on Node 20 and from a read-only image.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import vm from 'node:vm';
import { originalLines } from './original-lines.mjs';

export const bundle = 'shop.cjs';
const cache = 'shop.cache';

/** On the bundle's first line, so that its lines keep their numbers. */
const wrapped = code => `(function (exports, require, module, __filename, __dirname) {${code}\n})`;

function compile(folder) {
  const file = join(folder, cache);
  return new vm.Script(wrapped(readFileSync(join(folder, bundle), 'utf8')), {
    // Without its folder: the cache keeps the name, and the build may be moved.
    filename: bundle,
    // Of another version of Node it is ignored, and the bundle is compiled.
    ...(existsSync(file) ? { cachedData: readFileSync(file) } : {}),
  });
}

function run(script, folder) {
  const filename = join(folder, bundle);
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(filename), module, filename, folder);
  return module.exports;
}

/** The exports of the bundle in `folder`. Stack traces name the sources. */
export function runCompiled(folder) {
  Error.prepareStackTrace = originalLines(folder, bundle);
  return run(compile(folder), folder);
}

/** Writes the code cache, with every function that loading the bundle calls. */
export function storeCompiled(folder) {
  const script = compile(folder);
  run(script, folder);
  writeFileSync(join(folder, cache), script.createCachedData());
}
