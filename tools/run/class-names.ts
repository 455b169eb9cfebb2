/** Class names of the built shop: short, and the same in both builds and on every machine. */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const capitals = letters.toUpperCase();
const hashOf = (text: string) => createHash('sha256').update(text).digest();

/**
 * Two letters per file, such as `qX`: words in the HTML of merchants and in the lists of ad blockers look different. A file takes the place of its hash, or the next free one, so that
 * a new file renames the classes of few others. @param files every CSS module, as paths below the root
 */
export function classPrefixes(files: readonly string[]): ReadonlyMap<string, string> {
  const count = letters.length * capitals.length;
  const taken = new Map<number, string>();
  for (const file of files.toSorted()) {
    let place = hashOf(file).readUInt32BE(0) % count;
    while (taken.has(place)) place = (place + 1) % count;
    taken.set(place, file);
  }
  return new Map(
    Array.from(taken, ([place, file]) => [
      file,
      `${letters[Math.floor(place / capitals.length)]}${capitals[place % capitals.length]}`,
    ]),
  );
}

/** A file's classes are numbered in the order of the file. Names that begin alike compress to a fraction of random ones. */
export function shortName(prefix: string, local: string, css: string): string {
  const classes = new Set(Array.from(css.matchAll(/\.(-?[A-Za-z_][\w-]*)/g), ([, name]) => name));
  const turn = [...classes].indexOf(local);
  return turn < 0 ? `${prefix}-${local}` : `${prefix}${turn.toString(36)}`;
}

const cssModules = (root: string): string[] =>
  ['src', 'widgets'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.module.css'))
      .map(name => `${folder}/${name.replaceAll('\\', '/')}`),
  );

/** The prefixes of all CSS modules of the shop, by their paths below the root. */
export const classPrefixesOf = (root: string): ReadonlyMap<string, string> => classPrefixes(cssModules(root));

/** For Vite's `css.modules.generateScopedName`; readable names in development. */
export function scopedNames(root: string): (local: string, file: string, css: string) => string {
  const prefixes = classPrefixesOf(root);
  return (local, file, css) => {
    const place = relative(root, file.split('?')[0] ?? file).replaceAll('\\', '/');
    const prefix = prefixes.get(place);
    return prefix && process.env['NODE_ENV'] === 'production'
      ? shortName(prefix, local, css)
      : `${basename(place, '.module.css')}-${local}-${hashOf(`${place}#${local}`).toString('hex').slice(0, 5)}`;
  };
}
