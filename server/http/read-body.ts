/** Reads a request's body up to a limit; what is longer is refused before it is kept. */
import type { IncomingMessage } from 'node:http';
import { HttpError } from './http-error.ts';

/** @throws HttpError 413 above the limit, 400 when the sender stops half way, 415 for encoded bodies. */
export async function readBody(req: IncomingMessage, limit: number): Promise<Buffer> {
  // A compressed body could grow a thousandfold; no client of ours sends one.
  const encoding = req.headers['content-encoding'];
  if (encoding && encoding !== 'identity') throw new HttpError(415, 'The body must not be compressed.');
  if (Number(req.headers['content-length'] ?? 0) > limit)
    throw new HttpError(413, `The body is longer than ${limit} bytes.`);
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of req as AsyncIterable<Buffer>) {
      length += chunk.byteLength;
      if (length > limit) throw new HttpError(413, `The body is longer than ${limit} bytes.`);
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof HttpError ? error : new HttpError(400, 'The body did not arrive whole.');
  }
  return Buffer.concat(chunks);
}
