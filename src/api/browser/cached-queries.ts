/** Apollo Client, loaded with the first cached query. It normalises the catalogue and answers from memory while an answer is fresh; the wire stays ours. */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { sharedFreshMs } from '#kernel/timing.ts';
import { documentNodes } from '../document-nodes.gen.ts';
import type { Operation } from '../operation.ts';
import { createPageAnswers } from './page-answers.ts';
import { postOperation } from './post-operation.ts';

/** Filled by the data of whole pages. */
export const pageAnswers = createPageAnswers();

/** Apollo's operation → what came with its page, or our POST; the handle travels in the context. */
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

/** What a query carries to the link. */
interface AskedContext {
  operation: Operation<never, never>;
  /** As our own code asked, before Apollo added the defaults of the document. */
  asked: { id: string; variables: unknown };
}

export const cache = new InMemoryCache({
  // An `id` of the contract is not always one of a kind: a list's is its category's or its brand's, a container's has two forms.
  dataIdFromObject: () => undefined,
  typePolicies: {
    ProductType: { keyFields: ['productId'] },
    SkuType: { keyFields: ['skuId'] },
    // Not entities of their own: merged into whatever holds them.
    PriceType: { merge: true },
    StockType: { merge: true },
  },
});

const client = new ApolloClient({ link, cache });

/** When each question was last asked of the server, ms since 1970: Apollo's own cache never expires. */
const askedAt = new Map<string, number>();

export async function cachedQuery<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const known = documentNodes[operation.id];
  if (!known) throw new Error(`No document is known for "${operation.name}": run npm run generate`);
  const question = `${operation.id} ${JSON.stringify(variables)}`;
  const now = Date.now();
  const isFresh = now - (askedAt.get(question) ?? 0) < sharedFreshMs;
  // The client's default policy throws what went wrong, so there is no error to look at here.
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
