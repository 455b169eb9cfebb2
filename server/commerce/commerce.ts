/** The commerce backend as the server sees it: one operation in, one response out, embedded or hosted. */
import type { AnswerReads } from '#kernel/work/answer-reads.ts';

export type TraceHeaders = Readonly<Record<string, string>>;

export interface CommerceCaller {
  requestId: string;
  /** Headers of the trace that the request is a part of, for other services. */
  trace?: TraceHeaders;
  /** The visitor's token, already renewed; null for anonymous visitors. */
  token: string | null;
  ip: string | null;
  userAgent: string | null;
  /** The request carries a key that only servers hold. */
  isServer?: boolean;
  idempotencyKey: string | null;
  /** `getCart` means the active cart of the account; a hosted platform has no such cart. */
  wantsAccountCart?: boolean;
  /** The total with VAT that the shopper accepted. */
  expectedTotal?: number;
}

export interface CommerceRequest {
  /** Id of a trusted document; wins over `text`. */
  documentId?: string;
  text?: string;
  /** The server itself has written the text: a backend of ours need not validate it. */
  isOwn?: boolean;
  operationName: string | null;
  variables: Readonly<Record<string, unknown>>;
  caller: CommerceCaller;
  /** Rejects mutations. */
  readOnly?: boolean;
  /** Gets everything that the answer depends on, from a backend that announces changes. */
  reads?: AnswerReads;
  /** The same for each field of the first level, by its name in the answer. */
  readsOf?: ReadonlyMap<string, AnswerReads>;
}

export interface CommerceAnswer {
  data?: unknown;
  errors?: readonly { message: string; path?: unknown; extensions?: Record<string, unknown> | undefined }[];
}

export interface Commerce {
  /** @throws CommerceUnavailable when the backend does not respond in time or with an invalid response. */
  execute(request: CommerceRequest): Promise<CommerceAnswer>;
  /** Whether the backend has what the document asks for; absent where it has everything. */
  has?(documentId: string): boolean;
}

export type UnavailableLayer = 'network' | 'http' | 'parse';

export class CommerceUnavailable extends Error {
  override readonly name = 'CommerceUnavailable';
  readonly layer: UnavailableLayer;
  readonly status: number | undefined;
  /** Seconds to wait, when the backend says how many. */
  readonly retryAfter: number | undefined;

  constructor(
    layer: UnavailableLayer,
    message: string,
    details: { status?: number; retryAfter?: number | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.layer = layer;
    this.status = details.status;
    this.retryAfter = details.retryAfter;
  }
}

/** For public pages. */
export const publicCaller = (requestId: string, trace?: TraceHeaders): CommerceCaller => ({
  requestId,
  ...(trace ? { trace } : {}),
  token: null,
  ip: null,
  userAgent: null,
  idempotencyKey: null,
});
