/** One name for the state of everything that goes into a build. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** public/ and the texts of pages/ are read while the shop runs; a page's address and id go into the registry. */
const folders = [
  'src',
  'widgets',
  'pages',
  'locales',
  'schemas',
  'server',
  'backend',
  'tools/generate',
  'tools/locales',
  'tools/run',
];
const files = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.studio.config.ts',
];

const isSource = name => !/\.gen\.|\.test\.|\.stories\./.test(name);

export function sourceHash(root) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  const paths = folders
    .flatMap(folder => below(root, folder))
    .filter(isSource)
    .sort();
  for (const path of [...files, ...paths]) {
    hash.update(`\0${path}\0`);
    hash.update(read(join(root, path)));
  }
  return hash.digest('hex').slice(0, 16);
}

function below(root, folder) {
  try {
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry =>
        join(entry.parentPath, entry.name)
          .slice(root.length + 1)
          .replaceAll('\\', '/'),
      );
  } catch {
    return [];
  }
}

function read(path) {
  try {
    return readFileSync(path);
  } catch {
    return '';
  }
}
