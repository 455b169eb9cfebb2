/** Documents generated from the types of the contract and our additions to it: a root field with every field below it. */
import { readFileSync } from 'node:fs';
import { withAdditions } from '#tools/generate/api-additions.mjs';

const contract = withAdditions(
  JSON.parse(readFileSync(new URL('api-types.json', import.meta.url), 'utf8')),
  JSON.parse(readFileSync(new URL('../../backend/graphql/api-additions.json', import.meta.url), 'utf8')),
);

const bare = (type: string) => type.replaceAll(/[[\]!]/g, '');
const fieldsOf = (type: string) => Object.entries(contract.types[bare(type)]?.fields ?? {});

/** Depth of recursive types: menus and variants are trees of three levels; any other type is selected once. */
const maxDepthOf = (type: string) => (type === 'MenuItemType' || type === 'VariantType' ? 3 : 1);

/** Fields of the products within a package. */
const optionProduct = ' { productId alias name skus { skuId name stock { totalStock } } }';

/** Selection of every field of a type; empty for a scalar, null where a path would become too long. */
function selectionOf(type: string, depth: number, path: readonly string[]): string | null {
  const name = bare(type);
  const fields = fieldsOf(name);
  if (fields.length === 0) return '';
  if (name === 'ProductType' && path.at(-1) === 'OptionType') return optionProduct;
  if (depth === 0 || path.filter(each => each === name).length >= maxDepthOf(name)) return null;
  const chosen = fields.flatMap(([field, { type: of }]) => {
    const below = selectionOf(of, depth - 1, [...path, name]);
    return below === null ? [] : `${field}${below}`;
  });
  return chosen.length > 0 ? ` { ${chosen.join(' ')} }` : null;
}

export const rootFields = {
  query: Object.keys(contract.types[contract.query]?.fields ?? {}),
  mutation: Object.keys(contract.types[contract.mutation]?.fields ?? {}),
};

/** The operation with all its arguments as variables and every field of its result. */
export function wholeDocument(kind: 'query' | 'mutation', field: string, depth = 4): string {
  const { type = '', args = {} } = contract.types[contract[kind]]?.fields?.[field] ?? {};
  const names = Object.entries(args);
  const declared = names.map(([name, of]) => `$${name}: ${of}`).join(', ');
  const passed = names.map(([name]) => `${name}: $${name}`).join(', ');
  const head = names.length > 0 ? { declared: `(${declared})`, passed: `(${passed})` } : null;
  return `${kind} whole${head?.declared ?? ''} { ${field}${head?.passed ?? ''}${selectionOf(type, depth, [])} }`;
}

/** Paths of fields, such as `unitPrice.currency.code`, that have a value in at least one of the values. */
export function filledPaths(values: readonly unknown[], path = ''): Set<string> {
  const filled = new Set<string>();
  for (const value of values) {
    if (value === null || value === undefined) continue;
    if (Array.isArray(value)) {
      for (const each of filledPaths(value, path)) filled.add(each);
    } else if (typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) {
        for (const each of filledPaths([inner], path ? `${path}.${key}` : key)) filled.add(each);
      }
    } else filled.add(path);
  }
  return filled;
}

/** Paths of all scalar fields of a type, as deep as `wholeDocument` selects them. */
export function allPaths(type: string, depth = 4, path = '', types: readonly string[] = []): string[] {
  const name = bare(type);
  const fields = fieldsOf(name);
  if (fields.length === 0) return [path];
  if (depth === 0 || types.filter(each => each === name).length >= maxDepthOf(name)) return [];
  return fields.flatMap(([field, { type: of }]) =>
    allPaths(of, depth - 1, path ? `${path}.${field}` : field, [...types, name]),
  );
}
