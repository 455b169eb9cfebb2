/** The only connection to the commerce backend. The server executes in process or calls the hosted platform; the browser posts to our own server. */
import type { Operation } from './operation.ts';

export interface MutationOptions {
  /** The same for every retry, so that the operation is executed once. */
  idempotencyKey?: string;
  /** The sum with VAT that the shopper has accepted; a backend with this extension refuses an order with another sum. */
  expectedTotal?: number;
}

export interface Transport {
  query<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables): Promise<Data>;
  mutate<Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    options?: MutationOptions,
  ): Promise<Data>;
}

export type ApiErrorLayer = 'network' | 'http' | 'parse' | 'graphql';

/** A failed request or a refusal; `code` is the backend's error code of a refusal, `field` the input that it is about. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly layer: ApiErrorLayer;
  readonly operation: string;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly field: string | undefined;
  /** Seconds after which the backend wants to be asked again. */
  readonly retryAfter: number | undefined;

  constructor(
    layer: ApiErrorLayer,
    operation: string,
    message: string,
    details: { status?: number; code?: string; field?: string; retryAfter?: number | undefined } = {},
  ) {
    super(message);
    this.layer = layer;
    this.operation = operation;
    this.status = details.status;
    this.code = details.code;
    this.field = details.field;
    this.retryAfter = details.retryAfter;
  }

  /** Whether the failure is temporary; in process, an unavailable database is a code without a status. */
  get retryable(): boolean {
    return (
      this.layer === 'network' ||
      this.code === 'SERVICE_UNAVAILABLE' ||
      (this.status !== undefined && this.status >= 500)
    );
  }
}
