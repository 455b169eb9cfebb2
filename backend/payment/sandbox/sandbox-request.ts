/** Reads and validates requests to the sandbox. */
import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { providerWays } from '../payment-provider.ts';

/** A request that the sandbox answers with an HTTP error status. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const MAX_BODY_BYTES = 64 * 1024;
const text = z.string().max(200);

export const startRequest = z.object({
  reference: z.uuid(),
  way: z.enum(providerWays),
  amount: z.number().int().min(1),
  currency: z.string().length(3),
  language: text,
  title: text,
  buyer: z.object({
    email: text,
    firstName: text,
    lastName: text,
    addressLine1: text,
    zip: text,
    city: text,
  }),
  returnUrl: z.url(),
  webhookUrl: z.url(),
});

export const amountRequest = z.object({ amount: z.number().int().min(1), key: z.string().min(1).max(200) });

/** @throws SandboxError 413 for a body above 64 KB. */
export async function readBody(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    length += chunk.byteLength;
    if (length > MAX_BODY_BYTES) throw new SandboxError(413, 'The body is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** @throws SandboxError 400 when the body is not JSON of this shape. */
export function parseRequest<T>(shape: z.ZodType<T>, body: string): T {
  try {
    return shape.parse(JSON.parse(body));
  } catch {
    throw new SandboxError(400, 'The request is invalid.');
  }
}

/** @throws SandboxError 401 unless the request carries the shop's secret. */
export function requireSecret(req: IncomingMessage, secret: string): void {
  const [given, expected] = [Buffer.from(req.headers.authorization ?? ''), Buffer.from(`Bearer ${secret}`)];
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new SandboxError(401, 'The secret is missing or wrong.');
}
