/** Makes routes of the HTTP server from endpoints: origin, session and role first, then the body, then the answer as JSON. */
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { unstorablePath } from '#backend/index.ts';
import { HttpError } from '#server/http/http-error.ts';
import { readJson, requireJsonType } from '#server/http/read-json.ts';
import { sendJson } from '#server/http/reply.ts';
import type { Route } from '#server/http/route.ts';
import type { Role } from '#studio-api/staff.ts';
import { ApiAnswer, type ApiRoute, type OpenCall, type StaffCaller } from './api-route.ts';
import type { Authorise } from './authorise.ts';
import { ProblemError, problemOf, sendProblem } from './problem.ts';

// Rejects requests that another site or the shop itself caused: the shop's origin is the same site, but it runs scripts of others (R-STUDIO-35).

/**
 * A write must come from a page of Studio and say so; a read may also be an address that was typed.
 * @throws ProblemError 403 ORIGIN, 415 for a write that is not of the declared type.
 */
function requireOwnOrigin(
  { headers }: { headers: IncomingHttpHeaders },
  { method, body = 'json' }: Pick<ApiRoute, 'method' | 'body'>,
  studioOrigins: ReadonlySet<string>,
): void {
  const { origin, 'sec-fetch-site': site } = headers;
  const isRead = method === 'GET';
  const isForeign = origin !== undefined && !studioOrigins.has(origin);
  const isOwn =
    site === undefined
      ? isRead || origin !== undefined
      : site === 'same-origin' || (isRead && site === 'none');
  if (isForeign || !isOwn) throw new ProblemError(403, 'ORIGIN', 'Only Studio itself may do this.');
  if (!isRead && method !== 'DELETE' && body === 'json') requireJsonType({ headers });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of Studio's endpoints: the least role by method; null for those without a session. */
    leastRoles?: Readonly<Record<string, Role | null>>;
  }
}

export interface ApiPorts {
  authorise: Authorise;
  /** Origins of Studio's own pages. */
  origins: ReadonlySet<string>;
}

const BODY_LIMIT = 1_048_576;

/** One route per path: its methods share it. @throws Error when two endpoints have the same method and path. */
export function toRoutes(endpoints: readonly ApiRoute[], ports: ApiPorts): Route[] {
  const byPath = new Map<string, Map<string, ApiRoute>>();
  for (const endpoint of endpoints) {
    const methods = byPath.get(endpoint.path) ?? new Map<string, ApiRoute>();
    if (methods.has(endpoint.method)) throw new Error(`Two endpoints: ${endpoint.method} ${endpoint.path}`);
    byPath.set(endpoint.path, methods.set(endpoint.method, endpoint));
  }
  return [...byPath].map(([url, methods]) => routeOf(url, methods, ports));
}

function routeOf(url: string, methods: ReadonlyMap<string, ApiRoute>, ports: ApiPorts): Route {
  const callers = new WeakMap<FastifyRequest, StaffCaller>();
  const endpointOf = ({ method }: FastifyRequest): ApiRoute => {
    const found = methods.get(method);
    if (!found) throw new HttpError(405, 'This address does not take that method.');
    return found;
  };

  return {
    url,
    method: [...methods.keys()],
    config: { leastRoles: Object.fromEntries([...methods].map(([method, { role }]) => [method, role])) },
    bodyLimit: Math.max(...[...methods.values()].map(limitOf)),
    onRequest: (request, reply) =>
      withProblems(reply, async () => {
        const endpoint = endpointOf(request);
        requireOwnOrigin(request, endpoint, ports.origins);
        // Before the body is read.
        if (Number(request.headers['content-length'] ?? 0) > limitOf(endpoint)) throw tooLong();
        if (endpoint.role !== null) callers.set(request, await ports.authorise(request, endpoint));
      }),
    handler: (request, reply) =>
      withProblems(reply, async () => {
        const endpoint = endpointOf(request);
        const call = callOf(request, reply);
        if (request.body instanceof Buffer && request.body.byteLength > limitOf(endpoint)) throw tooLong();
        if (endpoint.role === null) return sendResult(reply, await endpoint.handler(call));
        const staff = callers.get(request);
        if (!staff) throw new ProblemError(401, 'NOT_SIGNED_IN', 'Sign in first.');
        request.logFields = { ...request.logFields, staff: staff.id };
        sendResult(reply, await endpoint.handler({ ...call, staff }));
      }),
  };
}

const limitOf = ({ bodyLimit = BODY_LIMIT }: ApiRoute): number => bodyLimit;
const tooLong = () => new HttpError(413, 'The body is too long.');

async function withProblems(reply: FastifyReply, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    sendProblem(reply, problem);
  }
}

function sendResult(reply: FastifyReply, result: unknown): void {
  if (reply.sent) return;
  if (result instanceof ApiAnswer) sendJson(reply, result.status, result.value);
  else if (result === undefined) void reply.code(204).header('cache-control', 'no-store').send();
  else sendJson(reply, 200, result);
}

function callOf(request: FastifyRequest, reply: FastifyReply): OpenCall {
  return {
    request,
    reply,
    // Paths with control characters are no addresses.
    query: storable(request.address.query, Object.fromEntries(request.address.query)),
    param: name => paramOf(request.params, name),
    json(shape) {
      const body = readJson(request);
      const read = shape.safeParse(storable(body, body));
      if (read.success) return read.data;
      const [issue] = read.error.issues;
      throw new ProblemError(400, 'INVALID', `${issue?.path.join('.') || 'body'}: ${issue?.message}`);
    },
    bytes: () => (request.body instanceof Buffer ? request.body : Buffer.alloc(0)),
  };
}

/** @throws ProblemError 400 for what has a text in it that the database cannot store. */
function storable<Value>(value: Value, texts: unknown): Value {
  const path = unstorablePath(texts, '');
  if (path === null) return value;
  throw new ProblemError(400, 'INVALID', `${path || 'text'}: contains characters that cannot be stored`);
}

function paramOf(params: unknown, name: string): string {
  if (typeof params !== 'object' || params === null) return '';
  const value: unknown = Reflect.get(params, name);
  return typeof value === 'string' ? value : '';
}
