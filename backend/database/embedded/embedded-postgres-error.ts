/** Errors of the embedded database, each with the location and the fix. */

export type EmbeddedPostgresProblem =
  | 'no-binaries'
  | 'not-writable'
  | 'disk-full'
  | 'wrong-owner'
  | 'wrong-version'
  | 'locked'
  | 'port-taken'
  | 'start-failed';

export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
  readonly problem: EmbeddedPostgresProblem;

  constructor(problem: EmbeddedPostgresProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}

/** The code of a failed system call (`EACCES`), or undefined for any other error. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

const ELSEWHERE = 'or set DATABASE_URL to a PostgreSQL server of your own';
const REFUSED = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT', 'EEXIST', 'EISDIR', 'ELOOP']);

/** Turns a failed file operation on the data folder `place` into an error that says what to do about it. */
export function locationError(error: unknown, location: string): EmbeddedPostgresError {
  if (error instanceof EmbeddedPostgresError) return error;
  const code = errorCode(error);
  const cause = { cause: error };
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(location, cause);
  if (error instanceof Error && 'syscall' in error && String(error.syscall).startsWith('spawn')) {
    const message = `The PostgreSQL programs cannot be started (${code}). Start the shop as an ordinary user, ${ELSEWHERE}.`;
    return new EmbeddedPostgresError('start-failed', message, cause);
  }
  if (code && REFUSED.has(code)) {
    const message = `The data folder ${location} cannot be written (${code}). Make it a folder this user may write, name another one, ${ELSEWHERE}.`;
    return new EmbeddedPostgresError('not-writable', message, cause);
  }
  const said = error instanceof Error ? error.message : String(error);
  return new EmbeddedPostgresError(
    'start-failed',
    `The database in ${location} did not start: ${said}`,
    cause,
  );
}

/** Turns what initdb or postgres printed before giving up into an error; `output` is quoted when it is unknown. */
export function outputError(output: string, location: string): EmbeddedPostgresError {
  if (/no space left on device|check free disk space|disk quota exceeded/i.test(output))
    return diskFull(location);
  if (/could not bind|could not create any TCP\/IP sockets|address already in use/i.test(output)) {
    return new EmbeddedPostgresError(
      'port-taken',
      `The port of the database in ${location} is taken by another program.`,
    );
  }
  if (/has wrong ownership|permission denied/i.test(output)) {
    const message = `The data folder ${location} belongs to another user. Start the shop as that user, give the folder to this one, ${ELSEWHERE}.`;
    return new EmbeddedPostgresError('wrong-owner', message);
  }
  const tail = output.trim().split('\n').slice(-8).join('\n');
  return new EmbeddedPostgresError(
    'start-failed',
    `The database in ${location} did not start. It said:\n${tail}`,
  );
}

/** True while processes of a killed server still hold its memory; they end soon, so the start is retried. */
export function stillLettingGo(output: string): boolean {
  return /pre-existing shared memory block/i.test(output);
}

function diskFull(location: string, cause?: ErrorOptions): EmbeddedPostgresError {
  const message = `The disk that holds ${location} is full. Free some space and start again; nothing already saved is lost.`;
  return new EmbeddedPostgresError('disk-full', message, cause);
}
