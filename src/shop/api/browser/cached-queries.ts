/** Apollo Client, loaded with the first cached query: the only cache of query results in the browser. */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { sharedFreshMs } from '#kernel/work/timing.ts';
import { documentNodes } from '../document-nodes.gen.ts';
import type { Operation } from '../operation.ts';
import { typePolicies } from './cache-policies.ts';
import type { PageData } from './page-data.ts';
import { postOperation } from './post-operation.ts';

/** Catalogue version of the server's last response; null before the first response, and on a hosted platform. */
let catalogueVersion: string | null = null;

/** Time of the last server response per query, ms since 1970; needed because Apollo's cache never expires. */
const answeredAt = new Map<string, number>();

const keyOf = (id: string, variables: unknown) => `${id} ${JSON.stringify(variables)}`;

/** After a change of the catalogue every query goes to the server again; the responses update the cached entities. */
function noteVersion({ headers }: Pick<Response, 'headers'>): void {
  const version = headers.get('x-catalogue-version');
  // What a cache in front of the shop has stored is as true as on its first day, and names an earlier version.
  if (version === catalogueVersion || Number(version) < Number(catalogueVersion)) return;
  catalogueVersion = version;
  answeredAt.clear();
}

/** Sends Apollo's operations with `postOperation`; the handle is in the context. */
const link = new ApolloLink(
  operation =>
    new Observable(observer => {
      const abort = new AbortController();
      const { handle } = operation.getContext() as { handle: Operation<never, never> };
      postOperation(handle, operation.variables, { signal: abort.signal, onResponse: noteVersion }).then(
        data => {
          observer.next({ data: data as Record<string, unknown> });
          observer.complete();
        },
        (error: unknown) => observer.error(error),
      );
      return () => abort.abort();
    }),
);

export const cache = new InMemoryCache({ dataIdFromObject: () => undefined, typePolicies });

const client = new ApolloClient({ link, cache });

/** @throws ApiError when the request fails */
export async function cachedQuery<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const known = documentNodes[operation.id];
  if (!known) throw new Error(`No document is known for "${operation.name}": run npm run generate`);
  const key = keyOf(operation.id, variables);
  const now = Date.now();
  const isFresh = now - (answeredAt.get(key) ?? 0) < sharedFreshMs;
  // Apollo's default error policy rejects, so the result contains no error.
  const { data } = await client.query({
    query: known.node,
    variables: variables as Record<string, unknown>,
    context: { handle: { ...operation, id: known.typedId } },
    fetchPolicy: isFresh ? 'cache-first' : 'network-only',
  });
  if (!isFresh) answeredAt.set(key, now);
  return data as Data;
}

/** Writes the results of all queries of a page into the cache. */
export function writePageAnswers({ headers, answers }: PageData): void {
  noteVersion({ headers });
  const now = Date.now();
  cache.batch({
    update() {
      for (const { id, variables, data } of answers) {
        const known = documentNodes[id];
        if (!known) continue;
        client.writeQuery({
          query: known.node,
          variables: variables as Record<string, unknown>,
          data: data as Record<string, unknown>,
        });
        answeredAt.set(keyOf(id, variables), now);
      }
    },
  });
}

export async function resetCache(): Promise<void> {
  answeredAt.clear();
  await client.clearStore();
}
