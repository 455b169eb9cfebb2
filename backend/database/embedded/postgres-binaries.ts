/** Finds the PostgreSQL programs that npm installed for this platform and makes sure they can run. */
import { existsSync } from 'node:fs';
import { chmod, cp, lstat, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

export interface PostgresBinaries {
  /** The folder that holds `bin`, `lib` and `share`. */
  readonly root: string;
  /** The package's version, which names a copy of it. */
  readonly version: string;
}

/** The loader our Linux binaries were linked for; a system without it (Alpine, say) cannot run them. */
const GLIBC_LOADERS: Partial<Record<string, string>> = {
  'linux-x64': '/lib64/ld-linux-x86-64.so.2',
  'linux-arm64': '/lib/ld-linux-aarch64.so.1',
};

/** @throws EmbeddedPostgresError `no-binaries` on a platform without a build. */
export async function findBinaries(platform = platformName()): Promise<PostgresBinaries> {
  const loader = GLIBC_LOADERS[platform];
  if (loader && !existsSync(loader)) throw noBinaries(`${platform} without glibc`);
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    const folder = dirname(dirname(entry));
    const about: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    return { root: join(folder, 'native'), version: versionOf(about) };
  } catch (error) {
    throw noBinaries(platform, { cause: error });
  }
}

export function program(binaries: PostgresBinaries, name: 'initdb' | 'postgres' | 'pg_ctl'): string {
  return join(binaries.root, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/** npm packages cannot contain links, so the libraries' short names are listed in a file; creates the missing links. */
export async function hydrateLinks(root: string): Promise<void> {
  const text = await readFile(join(root, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: unknown = JSON.parse(text);
  if (!Array.isArray(links)) return;
  for (const { source, target } of links.filter(isLink)) {
    // The list contains `native/lib/…`, relative to the package's folder.
    const path = join(root, relative('native', target));
    if (existsSync(path)) continue;
    await symlink(relative(dirname(target), source), path).catch((error: unknown) => {
      // Another instance of the shop may have made it in the same moment.
      if (!existsSync(path)) throw error;
    });
  }
}

/** Copies what the server needs to `<folder>/postgres-<version>`, readable by everyone, unless it is there already. */
export async function copyBinaries(from: PostgresBinaries, folder: string): Promise<PostgresBinaries> {
  const root = join(folder, `postgres-${from.version}`);
  if (!existsSync(root)) {
    const draft = await mkdtemp(`${root}.`);
    await cp(from.root, draft, { recursive: true, verbatimSymlinks: true, filter: isNeeded });
    await hydrateLinks(draft);
    await openToAll(draft);
    await rename(draft, root).catch(async (error: unknown) => {
      await rm(draft, { recursive: true, force: true });
      if (!existsSync(root)) throw error;
    });
  }
  return { root, version: from.version };
}

const isNeeded = (path: string): boolean => !path.endsWith('.a') && basename(path) !== 'pkgconfig';

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, (await lstat(path)).mode & 0o100 ? 0o755 : 0o644);
  }
}

function platformName(): string {
  return `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
}

function noBinaries(platform: string, options?: ErrorOptions): EmbeddedPostgresError {
  const message = `There is no embedded PostgreSQL for this platform (${platform}), or npm was told to leave optional packages out. Set DATABASE_URL to a PostgreSQL server (15 or newer).`;
  return new EmbeddedPostgresError('no-binaries', message, options);
}

function versionOf(about: unknown): string {
  if (typeof about === 'object' && about && 'version' in about && typeof about.version === 'string')
    return about.version;
  throw new TypeError('package.json without a version');
}

function isLink(link: unknown): link is { source: string; target: string } {
  return (
    typeof link === 'object' &&
    link !== null &&
    'source' in link &&
    'target' in link &&
    typeof link.source === 'string' &&
    typeof link.target === 'string'
  );
}
