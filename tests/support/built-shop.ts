/** The built shop in a folder of its own, so that another build does not disturb it and a test may change its pages. */
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fastFolder } from './fast-folder.ts';
import { type ShopProcess, startShopProcess } from './shop-process.ts';

const project = resolve(import.meta.dirname, '../..');
/** Another build than the project's, if there is one to be tried. */
const build = process.env['SHOP_BUILD'] ?? join(project, 'dist');

export interface BuiltShop {
  /** Holds `dist` and `pages`. */
  readonly root: string;
  /** Holds its database. */
  readonly data: string;
  start(env?: Readonly<Record<string, string>>): Promise<ShopProcess>;
  /** After its processes have ended. */
  remove(): void;
}

export function makeBuiltShop(): BuiltShop {
  const root = mkdtempSync(join(tmpdir(), 'atv-built-'));
  const data = mkdtempSync(join(fastFolder(), 'atv-built-data-'));
  for (const folder of ['locales', 'public', 'node_modules', 'package.json'])
    symlinkSync(join(project, folder), join(root, folder));
  cpSync(build, join(root, 'dist'), { recursive: true });
  cpSync(join(project, 'pages'), join(root, 'pages'), { recursive: true });
  return {
    root,
    data,
    start: (env = {}) =>
      startShopProcess({ args: ['dist/server/main.js'], cwd: root, env: { DATA_DIR: data, ...env } }),
    remove() {
      for (const folder of [root, data]) rmSync(folder, { recursive: true, force: true });
    },
  };
}
