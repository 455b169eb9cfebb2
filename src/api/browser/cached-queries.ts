/** Apollo Client, loaded with the first cached query. It normalises the catalogue and answers from its cache while a result is fresh; requests go through our own transport. */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { sharedFreshMs } from '#kernel/timing.ts';
import { documentNodes } from '../document-nodes.gen.ts';
import type { Operation } from '../operation.ts';
import { createPageAnswers } from './page-answers.ts';
import { postOperation } from './post-operation.ts';

/** Filled by the recorded responses of whole pages. */
export const pageAnswers = createPageAnswers();

/** Serves an Apollo operation from the recorded page data, or posts it; the operation handle is in the context. */
const link = new ApolloLink(
  operation =>
    new Observable(observer => {
      const abort = new AbortController();
      const { operation: handle, asked } = operation.getContext() as AskedContext;
      const known = pageAnswers.take(asked.id, asked.variables);
      const answer =
        known === undefined
          ? postOperation(handle, operation.variables, { signal: abort.signal })
          : Promise.resolve(known);
      answer.then(
        data => {
          observer.next({ data: data as Record<string, unknown> });
          observer.complete();
        },
        (error: unknown) => observer.error(error),
      );
      return () => abort.abort();
    }),
);

/** Context of a query for the link. */
interface AskedContext {
  operation: Operation<never, never>;
  /** The variables as given by the caller, before Apollo added the document's defaults. */
  asked: { id: string; variables: unknown };
}

export const cache = new InMemoryCache({
  // An `id` of the API is not always unique: a list's is that of its category or brand, and a container exists in two variants.
  dataIdFromObject: () => undefined,
  typePolicies: {
    ProductType: { keyFields: ['productId'] },
    SkuType: { keyFields: ['skuId'] },
    // Not entities: merged into their parent object.
    PriceType: { merge: true },
    StockType: { merge: true },
  },
});

const client = new ApolloClient({ link, cache });

/** When each query was last sent, ms since 1970: Apollo's own cache never expires. */
const askedAt = new Map<string, number>();

export async function cachedQuery<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const known = documentNodes[operation.id];
  if (!known) throw new Error(`No document for "${operation.name}": run npm run generate`);
  const question = `${operation.id} ${JSON.stringify(variables)}`;
  const now = Date.now();
  const isFresh = now - (askedAt.get(question) ?? 0) < sharedFreshMs;
  // The client's default error policy throws, so `error` need not be checked.
  const { data } = await client.query({
    query: known.node,
    variables: variables as Record<string, unknown>,
    context: { operation: { ...operation, id: known.typedId }, asked: { id: operation.id, variables } },
    fetchPolicy: isFresh ? 'cache-first' : 'network-only',
  });
  if (!isFresh) askedAt.set(question, now);
  return data as Data;
}

export async function resetCache(): Promise<void> {
  askedAt.clear();
  pageAnswers.clear();
  await client.clearStore();
}
