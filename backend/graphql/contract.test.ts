/** Compares the SDL with the contract and our additions to it: every type, field, argument, default and enum value must be equal. */
import { readFileSync } from 'node:fs';
import {
  astFromValue,
  buildSchema,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  print,
} from 'graphql';
import { expect, it } from 'vitest';
import {
  type Contract,
  type ContractField,
  type ContractType,
  withAdditions,
} from '#tools/generate/api-additions.mjs';
import { typeDefs } from './schema.gen.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const theirContract: Contract = read('../../tests/contract/api-types.json');
const additions: Record<string, Partial<ContractType>> = read('./api-additions.json');
/** Refuses what is in both. */
const contract = withAdditions(theirContract, additions);
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

it.each(plainTypes)(
  'has the type %s as in the contract and its additions (api-additions.json)',
  (name, theirs) => {
    const own = schema.getType(name);
    const expected = theirs.enumValues ? { ...theirs, enumValues: theirs.enumValues.toSorted() } : theirs;
    expect(own && described(own)).toEqual(expected);
  },
);

it('has no type that is missing in both', () => {
  const names = Object.keys(schema.getTypeMap()).filter(name => !name.startsWith('__'));
  const known = new Set([...plainTypes.map(([name]) => name), ...Object.values(roots)]);
  expect(names.filter(name => !known.has(name))).toEqual([]);
});

it.each(Object.entries(roots))('has exactly the operations of %s', (theirs, ours) => {
  const own = schema.getType(ours);
  expect(own && described(own).fields).toEqual(contract.types[theirs]?.fields);
});

it('counts 24 queries and 19 mutations of the contract, and 11 and 5 of our own', () => {
  const count = (fields: object | undefined) => Object.keys(fields ?? {}).length;
  const { query, mutation, types } = theirContract;
  expect([count(types[query]?.fields), count(types[mutation]?.fields)]).toEqual([24, 19]);
  expect([count(contract.types[query]?.fields), count(contract.types[mutation]?.fields)]).toEqual([35, 24]);
});

it('refuses an addition that the contract has already', () => {
  const again = { ProductType: { fields: { name: { type: 'String', args: {} } } } };
  expect(() => withAdditions(theirContract, again)).toThrow('ProductType.fields.name.type');
});
