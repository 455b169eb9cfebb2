/** Types of api-additions.mjs for tests. */
export interface Contract {
  query: string;
  mutation: string;
  types: Record<string, ContractType>;
}

export interface ContractType {
  kind: string;
  fields?: Record<string, ContractField>;
  inputFields?: Record<string, ContractField>;
  enumValues?: string[];
}

export interface ContractField {
  type: string;
  args?: Record<string, string>;
  default?: string;
  deprecated?: boolean;
}

export declare function withAdditions(contract: Contract, additions: object): Contract;
