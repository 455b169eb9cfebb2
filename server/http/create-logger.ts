/** The log: one JSON line per event, or a short readable line on a terminal. */
import { destination, pino, type Logger } from 'pino';
import { loggedError } from './logged-error.ts';
import { readableLine } from './readable-line.ts';

export type { Logger };

interface LoggerOptions {
  level: string;
  buildId?: string | undefined;
  /** Writes for a terminal. */
  readable: boolean;
  /** Standard output by default. */
  write?: ((text: string) => void) | undefined;
}

/**
 * Requests do not wait for the disk, and share a write; what is left is written when the process ends or fails. On a full
 * disk lines wait for room, and are dropped when there are too many.
 */
const inBatches = { fd: 1, sync: false, minLength: 4_096, maxLength: 4 * 1024 * 1024, periodicFlush: 100 };

function toStandardOutput() {
  const output = destination(inBatches);
  // Without a listener a failed write would end the process; the next one tries again.
  output.on('error', () => undefined);
  return output;
}

/** Credentials are redacted from every logged object. */
const secretPaths = ['authorization', 'cookie', 'password', 'token', 'signature', 'x-apikey'].flatMap(
  name => [name.includes('-') ? `["${name}"]` : name, name.includes('-') ? `*["${name}"]` : `*.${name}`],
);

/** The same log without the search for credentials, for lines whose fields are known to have none. */
export const withoutRedaction = (logger: Logger): Logger => logger.child({}, { redact: [] });

/** Lines of the same millisecond share its text: writing it is a tenth of what a line of a cached page costs. */
function createTimestamp(): () => string {
  let [millisecond, text] = [0, ''];
  return () => {
    const now = Date.now();
    if (now !== millisecond) [millisecond, text] = [now, `,"time":"${new Date(now).toISOString()}"`];
    return text;
  };
}

export function createLogger({ level, buildId, readable, write }: LoggerOptions): Logger {
  const options = {
    level,
    base: buildId ? { build: buildId } : null,
    redact: { paths: secretPaths, censor: '(secret)' },
    serializers: { err: loggedError },
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: createTimestamp(),
  };
  if (!readable && !write) return pino(options, toStandardOutput());
  const say = write ?? ((text: string) => process.stdout.write(text));
  return pino(options, { write: line => say(readable ? readableLine(line) : line) });
}
