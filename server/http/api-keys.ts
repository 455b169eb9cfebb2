/** Access to /graphql: our own pages without a key, other clients with one of the configured keys. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '#server/config/config.ts';
import { createSecretCheck } from './compare-secrets.ts';

/** The keys that a client may show; none when every client is admitted. */
export const admittedKeys = ({
  commerceApiKeys: clients,
  commerceServerKeys: servers,
}: Pick<Config, 'commerceApiKeys' | 'commerceServerKeys'>): readonly string[] =>
  clients.length === 0 ? [] : [...clients, ...servers];

/** Without configured keys every client is admitted. */
export function createKeyCheck(
  keys: readonly string[],
  ownOrigins: ReadonlySet<string>,
): (headers: IncomingHttpHeaders) => boolean {
  const isKnown = createSecretCheck(keys);
  return headers => {
    if (keys.length === 0) return true;
    const given = headers['x-apikey'];
    if (typeof given === 'string') return isKnown(given);
    const { origin } = headers;
    return headers['sec-fetch-site'] === 'same-origin' || (origin !== undefined && ownOrigins.has(origin));
  };
}
