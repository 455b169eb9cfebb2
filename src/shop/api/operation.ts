/** Handle of a GraphQL operation. Its text stays on the server (trusted documents), so that the browser bundle contains no GraphQL. */
export interface Operation<Data, Variables> {
  /** sha256 of the minified document. */
  id: string;
  name: string;
  kind: 'query' | 'mutation';
  /** The result is personal: it must not be cached. */
  personal?: true;
  /** Requests the active cart of the account: part of the operation, so that no layer can drop it. */
  accountCart?: true;
  readonly __types?: (variables: Variables) => Data;
}
