/** Types of api-reference.mjs for tests. */
import type { GraphQLSchema } from 'graphql';

export declare function apiReference(guide: string, schema: GraphQLSchema): string;
