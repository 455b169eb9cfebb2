/** Compares the SDL with the contract: every type, field, argument, default and enum value must be equal. */
import { readFileSync } from 'node:fs';
import {
  astFromValue,
  buildSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
  print,
  type GraphQLNamedType,
} from 'graphql';
import { expect, it } from 'vitest';
import { typeDefs } from './schema.gen.ts';

interface ContractField {
  type: string;
  args?: Record<string, string>;
  default?: string;
  deprecated?: boolean;
}

interface ContractType {
  kind: 'OBJECT' | 'INPUT_OBJECT' | 'ENUM' | 'SCALAR';
  fields?: Record<string, ContractField>;
  inputFields?: Record<string, ContractField>;
  enumValues?: string[];
}

const contract: { query: string; mutation: string; types: Record<string, ContractType> } = JSON.parse(
  readFileSync(new URL('../../tests/contract/api-types.json', import.meta.url), 'utf8'),
);
const schema = buildSchema(typeDefs);

/** A type of the schema in the notation of the contract. */
function described(type: GraphQLNamedType): ContractType {
  if (isEnumType(type))
    return {
      kind: 'ENUM',
      enumValues: type
        .getValues()
        .map(({ name }) => name)
        .sort(),
    };
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).map(
      ({ name, type: of, defaultValue }): [string, ContractField] => {
        const node = astFromValue(defaultValue, of);
        return [name, { type: String(of), ...(node && { default: print(node) }) }];
      },
    );
    return { kind: 'INPUT_OBJECT', inputFields: Object.fromEntries(fields) };
  }
  if (!isObjectType(type)) return { kind: 'SCALAR' };
  const fields = Object.values(type.getFields()).map((field): [string, ContractField] => [
    field.name,
    {
      type: String(field.type),
      args: Object.fromEntries(field.args.map(({ name, type: of }) => [name, String(of)])),
      ...(field.deprecationReason && { deprecated: true }),
    },
  ]);
  return { kind: 'OBJECT', fields: Object.fromEntries(fields) };
}

const roots: Record<string, string> = { [contract.query]: 'Query', [contract.mutation]: 'Mutation' };
const plainTypes = Object.entries(contract.types).filter(([name]) => !(name in roots));

it.each(plainTypes)('has the type %s as in the contract', (name, theirs) => {
  const own = schema.getType(name);
  const expected = theirs.enumValues ? { ...theirs, enumValues: theirs.enumValues.toSorted() } : theirs;
  expect(own && described(own)).toEqual(expected);
});

it('has no type that is missing in the contract', () => {
  const names = Object.keys(schema.getTypeMap()).filter(name => !name.startsWith('__'));
  const known = new Set([...plainTypes.map(([name]) => name), ...Object.values(roots)]);
  expect(names.filter(name => !known.has(name))).toEqual([]);
});

it.each(Object.entries(roots))('has exactly the operations of %s', (theirs, ours) => {
  const own = schema.getType(ours);
  expect(own && described(own).fields).toEqual(contract.types[theirs]?.fields);
});

it('counts 24 queries and 19 mutations', () => {
  const count = (name: string) => Object.keys(contract.types[name]?.fields ?? {}).length;
  expect([count(contract.query), count(contract.mutation)]).toEqual([24, 19]);
});
