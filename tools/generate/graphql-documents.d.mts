import type { GraphQLSchema } from 'graphql';

/** File name below the root -> text of everything generated from the documents of `src/shop/api`; rejects with `file:line error`. */
export declare function generateDocuments(
  root: string,
  contractSdl: string,
  own?: GraphQLSchema | null,
): Promise<Record<string, string>>;
