/** The one narrow road to the commerce backend. On the server it executes in process or fetches the hosted platform; in the browser it posts to our own server. */
import type { Operation } from './operation.ts';

export interface MutationOptions {
  /** The same for every repeat of one attempt, which is then made once. */
  idempotencyKey?: string;
  /** The sum with VAT that the shopper has agreed to; a backend that knows this addition places no order for another. */
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

/** An accident or a refusal on the way to the backend; `code` is the contract's error code when the backend refused. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly layer: ApiErrorLayer;
  readonly operation: string;
  readonly status: number | undefined;
  readonly code: string | undefined;

  constructor(
    layer: ApiErrorLayer,
    operation: string,
    message: string,
    details: { status?: number; code?: string } = {},
  ) {
    super(message);
    this.layer = layer;
    this.operation = operation;
    this.status = details.status;
    this.code = details.code;
  }

  get retryable(): boolean {
    return this.layer === 'network' || (this.status !== undefined && this.status >= 500);
  }
}
