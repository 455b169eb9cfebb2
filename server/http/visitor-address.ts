/** Whose limits a request counts for: the address it comes from, or the visitor's that a storefront's server names. */
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { createSecretCheck } from './compare-secrets.ts';

export type AddressOf = (request: FastifyRequest) => string | null;

/** The address that is nearest to us in the header, before the one that our own proxy has added. */
function visitorIn(header: string, isProxied: boolean): string | null {
  const named = header.split(',').map(part => part.trim());
  const address = named.at(isProxied ? -2 : -1) ?? '';
  return isIP(address) === 0 ? null : address;
}

/**
 * `X-Forwarded-For` is believed of servers that show one of the secret keys: a key that browsers hold would let anyone choose
 * an address. What a server asks for itself, without a visitor, counts for no network.
 * @param isProxied whether our proxy adds the address of the server to the header
 */
export function createVisitorAddress(serverKeys: readonly string[], isProxied: boolean): AddressOf {
  const isServer = createSecretCheck(serverKeys);
  return request => {
    const { 'x-apikey': key, 'x-forwarded-for': header } = request.headers;
    if (typeof key !== 'string' || !isServer(key)) return request.ip || null;
    return visitorIn(typeof header === 'string' ? header : '', isProxied);
  };
}
