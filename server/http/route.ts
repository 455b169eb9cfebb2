/** A route of the server: Fastify's own options, and what answers the methods that the route does not take. */
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { RequestAddress } from './read-address.ts';
import type { TraceContext } from './trace-context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    address: RequestAddress;
    /** The trace that the request is a part of. */
    trace: TraceContext | null;
    /** Names of cookies that were sent twice or cannot be decoded. */
    unreadableCookies: readonly string[];
    /** Further fields of the request's log line. */
    logFields: Record<string, unknown>;
    /** Name of the page, where the pattern of the route says only that it is one. */
    pageName: string | undefined;
  }
}

export type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

export interface Route extends Omit<RouteOptions, 'handler' | 'onRequest' | 'method'> {
  /** `/graphql` exactly, or `/images/*` and everything below it. */
  url: string;
  method: readonly string[];
  handler: Handler;
  /** Runs before the body is read; throws to reject the request. */
  onRequest?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Answers the other methods; a plain 405 without it. */
  otherMethods?: Handler | undefined;
}
