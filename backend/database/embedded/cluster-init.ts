/** Creates the database in an empty data folder atomically, so that an interrupted start can be repeated. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClusterLocation } from './cluster-location.ts';
import { EmbeddedPostgresError, errorCode, outputError } from './embedded-postgres-error.ts';
import { program } from './postgres-binaries.ts';
import { environment, runAs } from './run-as.ts';

export const DATABASE_USER = 'shop';
const MAJOR_VERSION = '17';
const PASSWORD_FILE = 'shop-password';
const DRAFT = 'cluster.draft-';

/** Character classes for text search (which letters are the same in capitals); sorting is bytewise in any case. */
const CHARACTER_TYPES = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/** Runs initdb into a draft folder and renames it last: a folder `cluster` is always a whole one. */
export async function initCluster(location: ClusterLocation, options: readonly string[] = []): Promise<void> {
  await clearDrafts(location.home);
  // A unique name: the initdb of a killed shop may still be writing into an older draft.
  const draft = join(location.home, `${DRAFT}${randomBytes(6).toString('hex')}`);
  const passwordFile = `${draft}.password`;
  await writePassword(passwordFile, location);
  let output = '';
  for (const characters of CHARACTER_TYPES) {
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    if (location.user) await chown(draft, location.user.uid, location.user.gid);
    const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
    const access = ['-U', DATABASE_USER, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
    const rest = [`--lc-ctype=${characters}`, '--data-checksums', '--no-instructions', ...options];
    const done = await run(location, ['-D', draft, ...access, ...locale, ...rest]);
    output = done.output;
    if (done.code === 0) {
      await rename(passwordFile, join(draft, PASSWORD_FILE));
      await syncFolder(draft);
      await rename(draft, location.cluster);
      return syncFolder(location.home);
    }
    if (!/invalid locale name/i.test(output)) break;
  }
  await clearDrafts(location.home);
  throw outputError(output, location.home);
}

/** @throws EmbeddedPostgresError `wrong-version` for data of another major version, `wrong-owner` if it cannot be read. */
export async function readPassword({ cluster, home }: ClusterLocation): Promise<string> {
  try {
    const version = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
    if (version !== MAJOR_VERSION) {
      const message = `The database in ${home} was made by PostgreSQL ${version}; this shop brings ${MAJOR_VERSION}. Export it with the old one (pg_dump) and import it into a new data folder.`;
      throw new EmbeddedPostgresError('wrong-version', message);
    }
    return await readFile(join(cluster, PASSWORD_FILE), 'utf8');
  } catch (error) {
    if (errorCode(error) === 'EACCES') throw outputError('permission denied', home);
    throw error;
  }
}

async function clearDrafts(home: string): Promise<void> {
  const drafts = (await readdir(home)).filter(name => name.startsWith(DRAFT));
  const gone = { recursive: true, force: true, maxRetries: 3, retryDelay: 10 };
  await Promise.all(drafts.map(name => rm(join(home, name), gone).catch(() => undefined)));
}

async function writePassword(path: string, { user }: ClusterLocation): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(randomBytes(24).toString('base64url'));
    if (user) await file.chown(user.uid, user.gid);
    await file.sync();
  } finally {
    await file.close();
  }
}

function run(
  location: ClusterLocation,
  args: readonly string[],
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program(location.binaries, 'initdb'), args, {
      ...runAs(location.user),
      env: environment(),
      cwd: location.binaries.root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', reject);
    child.on('close', code => resolve({ code, output }));
  });
}

/** Makes a rename outlive a power cut; systems that cannot do it for folders need not. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => undefined);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}
