/** `node tools/run/compile-server.mjs FOLDER`: compiles the bundle in the folder, and turns its source map into lines. */
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './bootstrap.mjs';
import { bundle, storeCompiled } from './server/compiled.mjs';
import { linesFile } from './server/original-lines.mjs';
import { toAscii } from './to-ascii.mjs';

/** The number of a source of ours, -1 for those of packages. */
function createSources(folder) {
  const names = [];
  const known = new Map();
  const number = source => {
    const path = relative(root, resolve(folder, source)).replaceAll('\\', '/');
    return path.startsWith('..') || path.includes('node_modules/') ? -1 : names.push(path) - 1;
  };
  return {
    names,
    numberOf(source) {
      if (!known.has(source)) known.set(source, number(source));
      return known.get(source);
    },
  };
}

/** Where runs of lines come from; see `original-lines.mjs`. */
export function linesOf(map, code, folder) {
  const sources = createSources(folder);
  const entries = new SourceMap(map);
  const runs = [];
  let before = { source: -1, distance: 0 };
  for (const [line, text] of code.split('\n').entries()) {
    const entry = entries.findEntry(line, text.search(/\S/));
    // A line without an entry of its own continues the one before.
    if (entry.generatedLine !== line) continue;
    const source = sources.numberOf(entry.originalSource);
    const distance = source < 0 ? 0 : entry.originalLine - line;
    if (source === before.source && distance === before.distance) continue;
    before = { source, distance };
    runs.push([line + 1, source, line + distance + 1]);
  }
  return { sources: sources.names, runs };
}

/** Makes the built server start from compiled code. */
export function compileServer(folder) {
  const map = join(folder, `${bundle}.map`);
  const code = readFileSync(join(folder, bundle), 'utf8');
  const lines = linesOf(JSON.parse(readFileSync(map, 'utf8')), code, folder);
  writeFileSync(join(folder, linesFile), JSON.stringify(lines));
  writeFileSync(join(folder, bundle), toAscii(code));
  rmSync(map);
  const filter = source => !source.endsWith('.d.mts');
  cpSync(join(import.meta.dirname, 'server'), folder, { recursive: true, filter });
  renameSync(join(folder, 'main.mjs'), join(folder, 'main.js'));
  storeCompiled(folder);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  compileServer(resolve(process.argv[2] ?? ''));
