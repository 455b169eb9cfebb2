/** One request and its answer, as every handler gets it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Address } from './read-address.ts';

export interface Exchange {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  /** In the answer's `x-request-id` and in every log line about it. */
  readonly id: string;
  readonly method: string;
  readonly address: Address;
  readonly cookies: ReadonlyMap<string, string>;
  /** Names of cookies that were given twice or could not be read. */
  readonly badCookies: ReadonlySet<string>;
  readonly ip: string;
  readonly log: Logger;
  readonly started: number;
  /** What the request's log line says beside the usual. */
  readonly notes: Record<string, unknown>;
}

export type Handler = (exchange: Exchange) => Promise<void> | void;
