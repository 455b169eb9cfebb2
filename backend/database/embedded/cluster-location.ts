/** Decides where the database is stored and which user runs it; when started by root, both may differ from the configuration. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, lstat, mkdir, realpath, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { DatabaseLogger } from '../logger.ts';
import { EmbeddedPostgresError, locationError } from './embedded-postgres-error.ts';
import {
  copyBinaries,
  findBinaries,
  hydrateLinks,
  type PostgresBinaries,
  program,
} from './postgres-binaries.ts';
import { canReach, grants, READ, RUN, SEARCH, type UnixUser, unprivilegedUser } from './unix-access.ts';

export interface ClusterLocation {
  /** The folder of the embedded database; absolute, without symbolic links. */
  readonly home: string;
  /** PostgreSQL's own data folder, inside `home`. */
  readonly cluster: string;
  readonly binaries: PostgresBinaries;
  /** The user of initdb and postgres; undefined for the user of this process. */
  readonly user: UnixUser | undefined;
}

export interface LocationRequest {
  readonly dataDir: string;
  readonly logger: DatabaseLogger;
  /** Folder for data that the unprivileged user could not reach otherwise. */
  readonly refuge?: string;
}

const REFUGE = '/var/lib/atv-huset';

export async function prepareLocation({
  dataDir,
  logger,
  refuge = REFUGE,
}: LocationRequest): Promise<ClusterLocation> {
  const packaged = await findBinaries();
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o755 });
    const requested = await realpath(resolve(dataDir));
    const location = { requested, refuge, logger, packaged };
    return process.getuid?.() === 0 ? await locationForRoot(location) : await locationForSelf(location);
  } catch (error) {
    throw locationError(error, resolve(dataDir));
  }
}

interface Candidates {
  readonly requested: string;
  readonly refuge: string;
  readonly logger: DatabaseLogger;
  readonly packaged: PostgresBinaries;
}

async function locationForSelf({
  requested,
  refuge,
  logger,
  packaged,
}: Candidates): Promise<ClusterLocation> {
  const elsewhere = refugeOf(requested, refuge);
  if (existsSync(join(elsewhere, 'cluster')) && !existsSync(join(requested, 'cluster'))) {
    logger.warn(
      { elsewhere },
      'root once started a shop on this data folder; its database is kept elsewhere and is not used now',
    );
  }
  // In a package folder without write access the libraries' links may be missing: then run from a copy.
  const binaries = await hydrateLinks(packaged.root).then(
    () => packaged,
    () => copyBinaries(packaged, requested),
  );
  return { home: requested, cluster: join(requested, 'cluster'), binaries, user: undefined };
}

async function locationForRoot({
  requested,
  refuge,
  logger,
  packaged,
}: Candidates): Promise<ClusterLocation> {
  const user = await userFor(requested);
  const home = await homeFor(user, requested, refuge);
  if (home !== requested) {
    logger.warn(
      { requested, home, uid: user.uid },
      'the data folder cannot be reached by the user the database runs as, so it lies elsewhere',
    );
  }
  await hydrateLinks(packaged.root);
  if (runsFor(user, packaged)) return { home, cluster: join(home, 'cluster'), binaries: packaged, user };
  const binaries = await copyBinaries(
    packaged,
    await sharedFolder(user, [refuge, join(tmpdir(), 'atv-huset')]),
  );
  logger.info(
    { root: binaries.root },
    'the PostgreSQL programs run from a copy that the database user can read',
  );
  return { home, cluster: join(home, 'cluster'), binaries, user };
}

/** The owner of an existing database, else an unprivileged user. */
async function userFor(requested: string): Promise<UnixUser> {
  const owner = await stat(join(requested, 'cluster')).catch(() => undefined);
  const user = owner && owner.uid > 0 ? { uid: owner.uid, gid: owner.gid } : unprivilegedUser();
  if (user) return user;
  const message =
    'PostgreSQL does not run as root, and the unprivileged account "nobody" does not exist here. Start the shop as an ordinary user or set DATABASE_URL.';
  throw new EmbeddedPostgresError('wrong-owner', message);
}

async function homeFor(user: UnixUser, requested: string, refuge: string): Promise<string> {
  const elsewhere = refugeOf(requested, refuge);
  // Data that was once stored elsewhere is used, even if the folder has become accessible since.
  const moved = existsSync(join(elsewhere, 'cluster')) && !existsSync(join(requested, 'cluster'));
  if (!moved) {
    const own = await stat(requested);
    if (!grants(own, user, SEARCH)) await chmod(requested, own.mode | 0o011);
    if (canReach(requested, user, SEARCH)) return requested;
  }
  await sharedFolder(user, [refuge]);
  await mkdir(elsewhere, { recursive: true });
  await chmod(elsewhere, 0o711);
  return elsewhere;
}

function refugeOf(requested: string, refuge: string): string {
  return join(refuge, createHash('sha256').update(requested).digest('hex').slice(0, 16));
}

function runsFor(user: UnixUser, { root, version }: PostgresBinaries): boolean {
  const bin = ['initdb', 'postgres'] as const;
  return (
    bin.every(name => canReach(program({ root, version }, name), user, RUN)) &&
    ['lib', 'share'].every(folder => canReach(join(root, folder), user, READ | SEARCH)) &&
    canReach(join(root, 'share', 'postgresql', 'postgres.bki'), user, READ)
  );
}

/** The first of `folders` that only root can write and `user` can reach. */
async function sharedFolder(user: UnixUser, folders: readonly string[]): Promise<string> {
  let refusal: unknown;
  for (const folder of folders) {
    try {
      await mkdir(folder, { recursive: true, mode: 0o755 });
      const found = await lstat(folder);
      if (found.uid === 0 && found.isDirectory()) {
        await chmod(folder, 0o755);
        if (canReach(await realpath(folder), user, SEARCH)) return folder;
      }
    } catch (error) {
      refusal = error;
    }
  }
  const message = `PostgreSQL does not run as root, and the user it runs as instead can reach none of ${folders.join(', ')}. Start the shop as an ordinary user or set DATABASE_URL.`;
  throw new EmbeddedPostgresError('not-writable', message, { cause: refusal });
}
