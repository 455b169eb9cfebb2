/**
 * The trace that a request belongs to (W3C Trace Context). The shop creates no spans, so it passes the headers on as they came,
 * and logs the id of the trace beside that of the request.
 */
import type { IncomingHttpHeaders } from 'node:http';

export interface TraceContext {
  traceId: string;
  /** For requests to other services: `traceparent`, and `tracestate` when there is one. */
  headers: Readonly<Record<string, string>>;
}

/** Later versions may add fields after these four. */
const form = /^(?!ff)([0-9a-f]{2})-((?!0{32})[0-9a-f]{32})-((?!0{16})[0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const MAX_LENGTH = 256;
/** What a tracestate may be without being truncated (section 3.3.1.5). */
const stateForm = /^[\x20-\x7e]{1,512}$/;

/** Null without a valid `traceparent`. */
export function readTrace({ traceparent, tracestate }: IncomingHttpHeaders): TraceContext | null {
  if (typeof traceparent !== 'string' || traceparent.length > MAX_LENGTH) return null;
  const [, version = '', traceId, parentId, flags, rest] = form.exec(traceparent) ?? [];
  if (traceId === undefined || (version === '00' && rest !== undefined)) return null;
  const headers: Record<string, string> = { traceparent: `00-${traceId}-${parentId}-${flags}` };
  if (typeof tracestate === 'string' && stateForm.test(tracestate)) headers['tracestate'] = tracestate;
  return { traceId, headers };
}
