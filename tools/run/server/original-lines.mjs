/**
 * Stack traces of the built server name files and lines of the sources. Node reads no source map of a script with cached
 * code, and the map of the whole bundle would take a hundred megabytes: the lines of our own sources are enough.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const linesFile = 'shop.lines.json';

/** @returns what `Error.prepareStackTrace` takes; the lines are read when the first stack is asked for. */
export function originalLines(folder, bundle) {
  const place = new RegExp(`${bundle}:(\\d+):\\d+`, 'g');
  let lines;
  return (error, frames) => {
    const stack = frames.map(frame => `\n    at ${frame}`).join('');
    const named = stack.replace(place, (whole, line) => {
      lines ??= readLines(folder);
      return originalOf(Number(line), lines) ?? whole;
    });
    return nameOf(error) + named;
  };
}

function nameOf(error) {
  try {
    return String(error);
  } catch {
    return 'Error';
  }
}

function readLines(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, linesFile), 'utf8'));
  } catch {
    return { sources: [], runs: [] };
  }
}

/**
 * `FILE:LINE` of a line of the bundle; null for code of packages.
 * @param lines `runs` of consecutive lines: the first in the bundle, the source or -1, its line there
 */
export function originalOf(line, { sources, runs }) {
  const after = runs.findIndex(([first]) => first > line);
  const run = runs.at(after < 0 ? -1 : after - 1);
  if (!run || after === 0 || run[1] < 0) return null;
  const [first, source, original] = run;
  return `${sources[source]}:${original + line - first}`;
}
