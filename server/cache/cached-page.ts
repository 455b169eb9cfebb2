/** A rendered page in the cache: its bytes in every encoding asked for so far, its tags and how long it may be shown. */
import { createHash } from 'node:crypto';
import type { ThirdParty } from '#kernel/third-party.ts';
import { sharedFreshMs } from '#kernel/work/timing.ts';
import { type Encoding, encode } from '#server/http/content-encoding.ts';
import type { StoredEntry } from './tagged-store.ts';

export interface CachedPage extends StoredEntry {
  readonly status: number;
  readonly etag: string;
  readonly body: Buffer;
  /** Of its own style element, for the content security policy. */
  readonly styleHash?: string | undefined;
  /** Results of queries instead of a document. */
  readonly isData?: true | undefined;
  /** Services of others that the page uses. */
  readonly thirdParties?: readonly ThirdParty[] | undefined;
  /** Encoded once per encoding. */
  bytes(encoding: Encoding): Promise<Buffer> | Buffer;
  /** When scheduled content of the page begins or ends, in milliseconds since 1970; infinite without any. */
  readonly boundary: number;
  /** Milliseconds since 1970. */
  freshUntil: number;
  /** Until then it may be shown while it is rendered again. */
  readonly staleUntil: number;
  /** Until then it may be shown when rendering it again fails. */
  readonly usableUntil: number;
}

export interface Lifetimes {
  freshMs: number;
  staleMs: number;
  usableMs: number;
}

export const lifetimes: Lifetimes = { freshMs: sharedFreshMs, staleMs: 600_000, usableMs: 24 * 3_600_000 };

export interface Rendered {
  status: number;
  html: string;
  styleHash?: string | undefined;
  isData?: true | undefined;
  thirdParties?: readonly ThirdParty[] | undefined;
  tags: readonly string[];
  expiresAt?: Date | undefined;
  /** When something in its data begins or ends, in milliseconds since 1970. */
  changesAt?: number | undefined;
}

/** Compressed forms and the entry itself. */
const byteSizeOf = (body: Buffer) => Math.ceil(body.byteLength * 1.4) + 500;

export function cachedPage(
  {
    status,
    html,
    styleHash,
    isData,
    thirdParties,
    tags,
    expiresAt,
    changesAt = Number.POSITIVE_INFINITY,
  }: Rendered,
  /** When the oldest of its data was read, in milliseconds since 1970. */
  readAt: number,
  outdatedAt: number | null,
  { freshMs, staleMs, usableMs }: Lifetimes = lifetimes,
): CachedPage {
  const body = Buffer.from(html);
  const encoded = new Map<Encoding, Promise<Buffer> | Buffer>([['identity', body]]);
  const boundary = Math.min(expiresAt?.getTime() ?? Number.POSITIVE_INFINITY, changesAt);
  return {
    status,
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    tags,
    outdatedAt,
    byteSize: byteSizeOf(body),
    body,
    styleHash,
    isData,
    thirdParties,
    bytes(encoding) {
      const known = encoded.get(encoding);
      if (known) return known;
      const pending = encode(body, encoding);
      encoded.set(encoding, pending);
      pending.then(
        bytes => encoded.set(encoding, bytes),
        () => encoded.delete(encoding),
      );
      return pending;
    },
    boundary,
    freshUntil: Math.min(readAt + freshMs, boundary),
    staleUntil: Math.min(readAt + freshMs + staleMs, boundary),
    usableUntil: readAt + usableMs,
  };
}
