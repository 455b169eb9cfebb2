/** The executable schema: the SDL of all modules with their resolvers. Built once. */
import {
  buildASTSchema,
  type DocumentNode,
  type GraphQLFieldResolver,
  GraphQLObjectType,
  GraphQLSchema,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql';
import type { Context } from '#backend/kernel/context.ts';
import type { Resolvers } from './resolvers.gen.ts';
import { completeScalar } from './scalars.ts';

type AnyResolver = GraphQLFieldResolver<unknown, Context>;

const isResolver = (value: unknown): value is AnyResolver => typeof value === 'function';

/** Merges the resolvers of all modules; a field with two resolvers is an internal error. */
function fieldsOf(parts: readonly Resolvers[]): Map<string, AnyResolver> {
  const fields = new Map<string, AnyResolver>();
  for (const part of parts) {
    for (const [type, resolvers] of Object.entries(part)) {
      for (const [field, resolver] of Object.entries(resolvers)) {
        const path = `${type}.${field}`;
        if (fields.has(path)) throw new Error(`${path} has two resolvers`);
        if (isResolver(resolver)) fields.set(path, resolver);
      }
    }
  }
  return fields;
}

/** The contract's names of the root types; the modules use `Query` and `Mutation`. */
function withContractRoots(schema: GraphQLSchema): GraphQLSchema {
  const named = (root: GraphQLObjectType | null | undefined, name: string): GraphQLObjectType | null =>
    root ? new GraphQLObjectType({ ...root.toConfig(), name }) : null;
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()];
  const config = schema.toConfig();
  return new GraphQLSchema({
    ...config,
    // `npm run generate` has validated it.
    assumeValid: true,
    query: named(query, 'GeinsMerchantApiQuery'),
    mutation: named(mutation, 'GeinsMerchantApiMutation'),
    types: config.types.filter(type => type !== query && type !== mutation),
  });
}

/** What a field of the first level depends on is collected apart, where the request asks for it. */
const withOwnReads =
  (resolver: AnyResolver): AnyResolver =>
  (parent, args, context, info) => {
    const reads = context.readsOf?.get(String(info.path.key));
    return resolver(parent, args, reads ? { ...context, reads } : context, info);
  };

/**
 * @param tree of the SDL, as JSON: parsing the text was a twentieth of a start.
 * @param parts the resolvers of each module.
 * @param aroundRoot wraps every resolver of a root field.
 */
export function createSchema(
  tree: string,
  parts: readonly Resolvers[],
  aroundRoot: (resolver: AnyResolver) => AnyResolver,
): GraphQLSchema {
  const schema = buildASTSchema(JSON.parse(tree) as DocumentNode, { assumeValidSDL: true });
  const roots = new Set([schema.getQueryType(), schema.getMutationType()]);
  const fields = fieldsOf(parts);
  for (const type of Object.values(schema.getTypeMap())) {
    if (isScalarType(type) && !isSpecifiedScalarType(type)) completeScalar(type);
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const path = `${type.name}.${field.name}`;
      const resolver = fields.get(path);
      fields.delete(path);
      if (resolver) field.resolve = roots.has(type) ? withOwnReads(aroundRoot(resolver)) : resolver;
      else if (roots.has(type)) throw new Error(`${path} has no resolver`);
    }
  }
  if (fields.size > 0) throw new Error(`Resolvers without a field: ${[...fields.keys()].join(', ')}`);
  return withContractRoots(schema);
}
