/** A rendered page as it is kept: its bytes in every encoding that somebody asked for, and until when it holds. */
import { createHash } from 'node:crypto';
import { sharedFreshMs } from '#kernel/timing.ts';
import { encode, type Encoding } from '#server/http/compress.ts';

export interface CachedPage {
  readonly status: number;
  readonly etag: string;
  readonly tags: readonly string[];
  readonly body: Buffer;
  /** Of its own style element, for the content security policy. */
  readonly styleHash?: string | undefined;
  /** Made once per encoding, so that a hit costs nothing. */
  bytes(encoding: Encoding): Promise<Buffer> | Buffer;
  /** Milliseconds since 1970. */
  freshUntil: number;
  /** Until then it may be shown while it is made anew. */
  staleUntil: number;
  /** Until then it may be shown when making it anew fails. */
  usableUntil: number;
  readonly generation: unknown;
}

export interface Lifetimes {
  freshMs: number;
  staleMs: number;
  usableMs: number;
}

export const lifetimes: Lifetimes = { freshMs: sharedFreshMs, staleMs: 600_000, usableMs: 24 * 3_600_000 };

interface Made {
  status: number;
  html: string;
  styleHash?: string | undefined;
  tags: readonly string[];
  expiresAt?: Date | undefined;
}

export function cachedPage(
  { status, html, styleHash, tags, expiresAt }: Made,
  now: number,
  generation: unknown,
  { freshMs, staleMs, usableMs }: Lifetimes,
): CachedPage {
  const body = Buffer.from(html);
  const encoded = new Map<Encoding, Promise<Buffer> | Buffer>([['identity', body]]);
  const boundary = expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
  return {
    status,
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    tags,
    body,
    styleHash,
    bytes(encoding) {
      const known = encoded.get(encoding);
      if (known) return known;
      const making = encode(body, encoding);
      encoded.set(encoding, making);
      making.then(
        bytes => encoded.set(encoding, bytes),
        () => encoded.delete(encoding),
      );
      return making;
    },
    freshUntil: Math.min(now + freshMs, boundary),
    staleUntil: Math.min(now + freshMs + staleMs, boundary),
    usableUntil: now + usableMs,
    generation,
  };
}
