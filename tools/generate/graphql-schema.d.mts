/** Types of graphql-schema.mjs for tests. */
import type { GraphQLSchema } from 'graphql';

export declare function readBackendSchema(root: string): Promise<GraphQLSchema>;
export declare function printedSchema(schema: GraphQLSchema): string;
