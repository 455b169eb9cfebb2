/** Answers a request with a stream of server-sent events. */
import type { PassThrough } from 'node:stream';
import type { StaffCall } from '../http/api-route.ts';

/** A browser whose network is gone is noticed after this silence and ten unanswered questions, one a second. */
const SILENCE_MS = 3_000;

/** The stream ends with the connection, and the connection with the stream. */
export function sendEvents({ reply }: Pick<StaffCall, 'reply'>, stream: PassThrough): void {
  const { raw } = reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.socket?.setKeepAlive(true, SILENCE_MS);
  raw.once('close', () => stream.destroy());
  stream.pipe(raw);
}
