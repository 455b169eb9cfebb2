/** The commerce backend as the server sees it: one operation in, one answer out, whoever runs it. */

export interface CommerceCaller {
  requestId: string;
  /** The visitor's token, already renewed; null for nobody. */
  token: string | null;
  ip: string | null;
  userAgent: string | null;
  idempotencyKey: string | null;
  /** `getCart` means the active cart of the account; a hosted platform has no such cart. */
  wantsAccountCart?: boolean;
  /** The sum with VAT that an order was agreed to at. */
  expectedTotal?: number;
}

export interface CommerceRequest {
  /** Id of a trusted document; wins over `text`. */
  documentId?: string;
  text?: string;
  operationName: string | null;
  variables: Readonly<Record<string, unknown>>;
  caller: CommerceCaller;
  /** Refuses mutations. */
  readOnly?: boolean;
}

export interface CommerceAnswer {
  data?: unknown;
  errors?: readonly { message: string; path?: unknown; extensions?: Record<string, unknown> | undefined }[];
}

export interface Commerce {
  /** @throws CommerceUnavailable when nobody answers in time or the answer is none. */
  execute(request: CommerceRequest): Promise<CommerceAnswer>;
}

export type UnavailableLayer = 'network' | 'http' | 'parse';

export class CommerceUnavailable extends Error {
  override readonly name = 'CommerceUnavailable';
  readonly layer: UnavailableLayer;
  readonly status: number | undefined;

  constructor(layer: UnavailableLayer, message: string, details: { status?: number; cause?: unknown } = {}) {
    super(message, { cause: details.cause });
    this.layer = layer;
    this.status = details.status;
  }
}

/** Nobody in particular: what public pages are made with. */
export const anonymousCaller = (requestId: string): CommerceCaller => ({
  requestId,
  token: null,
  ip: null,
  userAgent: null,
  idempotencyKey: null,
});
