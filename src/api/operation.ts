/** A GraphQL operation as our code holds it: a handle. Its text stays on the server (trusted documents), so the browser ships no GraphQL. */
export interface Operation<Data, Variables> {
  /** sha256 of the minified document. */
  id: string;
  name: string;
  kind: 'query' | 'mutation';
  /** Its answer is one shopper's own: no cache may hold it. */
  personal?: true;
  /** Asks for the active cart of the account: part of the operation, so that nothing between here and the wire can lose it. */
  accountCart?: true;
  readonly __types?: (variables: Variables) => Data;
}
