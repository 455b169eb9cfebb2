/** Distinguishes an unavailable or overloaded database, which is temporary, from a wrong statement. */
import { CircuitOpenError } from '#kernel/work/circuit.ts';
import { DatabaseBusyError } from './bounded-pool.ts';

/** Codes of the operating system: connection refused or lost. */
const SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** The same of a socket: a server that is not there has none, and a busy one takes no more callers. */
const SOCKET = new Set(['ENOENT', 'EAGAIN']);
/** Codes of PostgreSQL: connection exceptions (08), no connections or disk (53), shutdown or startup (57P), read-only after a failover (25006), and its time limits. */
const SERVER = /^(08|53|57P|25006|57014|55P03|25P0[34])/;
/** pg has no codes for its own errors. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|The database connection fell silent|Client has encountered a connection error|Client was closed)/;

export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseBusyError || error instanceof CircuitOpenError) return true;
  // One error per address of a host name.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  const isSocket = SOCKET.has(code) && 'syscall' in error && error.syscall === 'connect';
  return isSocket || SYSTEM.has(code) || SERVER.test(code) || WORDS.test(error.message);
}
