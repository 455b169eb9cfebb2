/** Ids of messages that code speaks of: quoted ones, and all that begin as one that is put together at run time. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['src', 'widgets', 'server'];
const isCode = (name: string) => /\.tsx?$/.test(name) && !/\.(?:gen|test|stories)\.tsx?$/.test(name);
const quoted = /['"`]([A-Za-z][\w.]*)(?:['"`]|(\$\{))/g;

export function messagesOfCode(root: string): ReadonlySet<string> {
  const whole = new Set<string>();
  const beginnings = new Set<string>();
  for (const folder of folders.map(name => join(root, name)).filter(existsSync))
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isCode))
      for (const [, word = '', open] of readFileSync(join(folder, name), 'utf8').matchAll(quoted))
        (open ? beginnings : whole).add(word);
  const ids = Object.keys(
    JSON.parse(readFileSync(join(root, 'locales', 'fi.json'), 'utf8')) as Record<string, string>,
  );
  const built = [...beginnings].filter(word => /^[A-Z][A-Z0-9]*_/.test(word));
  return new Set(ids.filter(id => whole.has(id) || built.some(word => id.startsWith(word))));
}
