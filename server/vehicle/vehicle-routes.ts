/** `/vehicles/*`: the vehicle service, for our own pages without a credential, for other clients with Basic when one is set. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendJson } from '#server/http/reply.ts';
import type { Route } from '#server/http/route.ts';
import type { Cors } from '../http/cors.ts';
import { type VehicleCall, VehicleServiceError, type VehicleSource, vehicleCalls } from './vehicle-source.ts';

export interface VehicleRouteOptions {
  source: VehicleSource;
  ownOrigins: ReadonlySet<string>;
  cors: Cors;
  user?: string | undefined;
  password?: string | undefined;
}

const method = ['GET', 'HEAD'];
/** New models appear a few times a year, so browsers may cache. */
const SECONDS = 600;

export function vehicleRoutes({
  source,
  ownOrigins,
  cors,
  user,
  password,
}: VehicleRouteOptions): readonly Route[] {
  const mayAsk = createAccess(ownOrigins, user, password);
  const open = user === undefined && password === undefined;
  const kept = {
    'cache-control': `${open ? 'public' : 'private'}, max-age=${SECONDS}, stale-while-revalidate=86400`,
  };

  const ask = async (request: FastifyRequest, reply: FastifyReply, call: VehicleCall): Promise<void> => {
    cors.allow(request, reply);
    if (!open) reply.header('vary', 'Origin, Authorization');
    if (!mayAsk(request.headers))
      return sendJson(
        reply,
        401,
        { error: 'The vehicle service wants a user and a password.' },
        { 'www-authenticate': 'Basic realm="vehicles", charset="UTF-8"' },
      );
    const { query } = request.address;
    const parameter = (name: string) => query.get(name) ?? '';
    try {
      const asked = {
        manufacturer: parameter('manufacturer'),
        year: parameter('year'),
        modelName: parameter('modelName'),
        text: parameter('text'),
      };
      const value = await source(call, asked, request.trace?.headers);
      if (value === null)
        return sendJson(
          reply,
          404,
          {
            error: call === 'FindVehicles' ? 'Machines cannot be found by name.' : 'There is no such model.',
          },
          kept,
        );
      return sendJson(reply, 200, value, kept);
    } catch (error) {
      const status = error instanceof VehicleServiceError ? error.status : 503;
      request.log.warn({ err: error, call }, 'vehicles could not be read');
      const message = 'Vehicles cannot be fetched just now.';
      return sendJson(reply, status, { error: message }, { 'retry-after': '10' });
    }
  };

  const otherMethods = (request: FastifyRequest, reply: FastifyReply): void => {
    if (request.method === 'OPTIONS') return cors.preflight(request, reply);
    cors.allow(request, reply);
    return sendJson(reply, 405, { error: 'Use GET.' }, { allow: 'GET, HEAD, OPTIONS' });
  };

  return [
    ...vehicleCalls.map(
      (call): Route => ({
        url: `/vehicles/${call}`,
        method,
        handler: (request, reply) => ask(request, reply, call),
        otherMethods,
      }),
    ),
    {
      url: '/vehicles/*',
      method,
      handler: (_request, reply) => sendJson(reply, 404, { error: 'There is no such call.' }),
    },
  ];
}

const digest = (text: string) => createHash('sha256').update(text).digest();

function createAccess(
  ownOrigins: ReadonlySet<string>,
  user = '',
  password = '',
): (headers: IncomingHttpHeaders) => boolean {
  if (!user && !password) return () => true;
  const wanted = digest(`Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`);
  return headers => {
    const { authorization, origin } = headers;
    if (authorization !== undefined) return timingSafeEqual(digest(authorization), wanted);
    return headers['sec-fetch-site'] === 'same-origin' || (origin !== undefined && ownOrigins.has(origin));
  };
}
