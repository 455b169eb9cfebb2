/** A copy of the built shop in its own folder, so that other builds do not affect it and a test may change its pages. */
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type ShopProcess, startShopProcess } from './shop-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

const project = resolve(import.meta.dirname, '../..');
/** Path of another build to test instead of the project's. */
const build = process.env['SHOP_BUILD'] ?? join(project, 'dist');

export interface BuiltShop {
  /** Folder of `dist` and `pages`. */
  readonly root: string;
  /** Folder of its database. */
  readonly data: string;
  start(env?: Readonly<Record<string, string>>): Promise<ShopProcess>;
  /** Removes the folders; call it after its processes have ended. */
  remove(): void;
}

export function makeBuiltShop(): BuiltShop {
  const root = mkdtempSync(join(tmpdir(), 'atv-built-'));
  const data = mkdtempSync(join(temporaryFolder(), 'atv-built-data-'));
  for (const folder of ['locales', 'public', 'shops', 'node_modules', 'package.json'])
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
