/** The log: one JSON line per event, or a short readable line on a terminal. */
import { destination, type Logger, pino, stdSerializers } from 'pino';
import { redactLongText } from '#kernel/redact.ts';

/** One log event for a terminal: time, level when it matters, message, and the other fields. */

const known = new Set(['time', 'level', 'msg', 'build', 'err']);
const marks: Record<string, string> = { warn: '! ', error: '!! ', fatal: '!! ' };

/** Control characters could rewrite the terminal. */
const plain = (text: string) => text.replace(/(?!\n)\p{Cc}/gu, ' ');

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function readableLine(line: string): string {
  const event: unknown = JSON.parse(line);
  if (typeof event !== 'object' || event === null) return line;
  const fields: Record<string, unknown> = { ...event };
  const { time, level, msg, err } = fields;
  const rest = Object.entries(fields)
    .filter(([name, value]) => !known.has(name) && value !== null && value !== undefined)
    .map(([name, value]) => `${name}=${shown(value)}`);
  const text = [
    String(time ?? '').slice(11, 19),
    `${marks[String(level)] ?? ''}${String(msg ?? '')}`,
    ...rest,
  ].join(' ');
  const stack = typeof err === 'object' && err !== null && 'stack' in err ? `\n${String(err.stack)}` : '';
  return `${plain(text + stack)}\n`;
}

/** An error as the log shows it. PostgreSQL's errors quote rows and values, so only named fields are kept, and texts lose what looks personal. */
const fields = [
  'code',
  'status',
  'statusCode',
  'layer',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'syscall',
  'address',
  'port',
] as const;

/** `invalid input syntax for type uuid: "…"`: the value is what a client sent. */
const quotedValue = /(: )"(?:[^"\n]|"(?!\n|$))*"/g;

function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? redactLongText(error) : typeof error;
  const { type, message, stack } = stdSerializers.err(error);
  const given: Readonly<Record<string, unknown>> = { ...error };
  const isOfDatabase = typeof given['severity'] === 'string';
  const safe = (text: string) =>
    redactLongText(isOfDatabase ? text.replaceAll(quotedValue, '$1"(value)"') : text);
  const kept = fields.flatMap(name => {
    const value = given[name];
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [];
  });
  return { type, message: safe(message), stack: safe(stack), ...Object.fromEntries(kept) };
}

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
 * Requests do not wait for the disk, and share a write; what is left is written when the process ends or fails, but lost
 * when it is killed: 16 KB or a tenth of a second. On a full disk lines wait for room, and are dropped when there are too
 * many. A write costs as much as several cached pages, whatever its length: a busy shop writes sixty lines at once.
 */
const inBatches = {
  ...{ fd: 1, sync: false, minLength: 16_384, maxWrite: 32_768 },
  ...{ maxLength: 4 * 1024 * 1024, periodicFlush: 100 },
};

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
