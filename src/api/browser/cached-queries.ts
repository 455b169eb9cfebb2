/** Apollo Client, loaded with the first cached query: the one cache of query results in the browser. */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { sharedFreshMs } from '#kernel/timing.ts';
import { documentNodes } from '../document-nodes.gen.ts';
import type { Operation } from '../operation.ts';
import type { RecordedAnswer } from '../record-answers.ts';
import { typePolicies } from './cache-policies.ts';
import { postOperation } from './post-operation.ts';

/** The version of the catalogue that the server's last response had; null before the first, and for a hosted platform. */
let catalogueVersion: string | null = null;

/** When each query was last answered by the server, ms since 1970: Apollo's own cache never expires. */
const answeredAt = new Map<string, number>();

const keyOf = (id: string, variables: unknown) => `${id} ${JSON.stringify(variables)}`;

/** After a change of the catalogue every query asks the server again; entities are updated by what it answers. */
function noteVersion({ headers }: Response): void {
  const version = headers.get('x-catalogue-version');
  if (version === catalogueVersion) return;
  catalogueVersion = version;
  answeredAt.clear();
}

/** Sends Apollo's operation by our POST; the handle travels in the context. */
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

/** @throws ApiError when the server did not answer. */
export async function cachedQuery<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const known = documentNodes[operation.id];
  if (!known) throw new Error(`No document is known for "${operation.name}": run npm run generate`);
  const key = keyOf(operation.id, variables);
  const now = Date.now();
  const isFresh = now - (answeredAt.get(key) ?? 0) < sharedFreshMs;
  // The client's default policy throws what went wrong, so there is no error to look at here.
  const { data } = await client.query({
    query: known.node,
    variables: variables as Record<string, unknown>,
    context: { handle: { ...operation, id: known.typedId } },
    fetchPolicy: isFresh ? 'cache-first' : 'network-only',
  });
  if (!isFresh) answeredAt.set(key, now);
  return data as Data;
}

/**
 * Writes the results of all queries of the page at this address into the cache.
 * @throws when they did not come.
 */
export async function fetchPage(href: string): Promise<void> {
  const response = await fetch(`/page-data?to=${encodeURIComponent(href)}`);
  if (!response.ok) throw new Error(`The data of a page answered ${response.status}`);
  const answers = (await response.json()) as readonly RecordedAnswer[];
  noteVersion(response);
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
