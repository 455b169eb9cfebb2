/** An error as the log shows it. PostgreSQL's errors quote rows and values, so only named fields are kept, and texts lose what looks personal. */
import { stdSerializers } from 'pino';
import { redactLongText } from '#kernel/redact.ts';

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

export function loggedError(error: unknown): unknown {
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
