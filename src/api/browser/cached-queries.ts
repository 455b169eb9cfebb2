/** Apollo Client, loaded with the first cached query. It normalises and remembers the catalogue; the wire stays ours. */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { documentNodes } from '../document-nodes.gen.ts';
import type { Operation } from '../operation.ts';
import { postOperation } from './post-operation.ts';

/** Apollo's operation → our POST; the id travels in the context. */
const link = new ApolloLink(
  operation =>
    new Observable(observer => {
      const abort = new AbortController();
      const handle = operation.getContext().operation as Operation<never, never>;
      postOperation(handle, operation.variables, { signal: abort.signal }).then(
        data => {
          observer.next({ data: data as Record<string, unknown> });
          observer.complete();
        },
        (error: unknown) => observer.error(error),
      );
      return () => abort.abort();
    }),
);

const client = new ApolloClient({
  link,
  cache: new InMemoryCache({
    typePolicies: {
      ProductType: { keyFields: ['productId'] },
      SkuType: { keyFields: ['skuId'] },
      CategoryType: { keyFields: ['categoryId'] },
      // Not entities of their own: merged into whatever holds them.
      PriceType: { merge: true },
      StockType: { merge: true },
    },
  }),
});

export async function cachedQuery<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const query = documentNodes[operation.id];
  if (!query) throw new Error(`No document is known for "${operation.name}": run npm run generate`);
  const { data, error } = await client.query({
    query,
    variables: variables as Record<string, unknown>,
    context: { operation },
    fetchPolicy: 'cache-first',
  });
  if (error) throw error;
  return data as Data;
}

export async function resetCache(): Promise<void> {
  await client.clearStore();
}
