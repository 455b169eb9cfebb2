/** Arbitraries of fast-check for the inputs and documents of a GraphQL schema. */
import * as fc from 'fast-check';
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { hostileTexts } from './hostile-values.ts';

const text = fc.oneof(
  fc.constantFrom(...Object.values(hostileTexts)),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);
const wholeNumber = fc.oneof(
  fc.integer(),
  fc.constantFrom(-1, 0, 1, 2, 24, 9_999, 2_147_483_647, -2_147_483_648),
);
const amount = fc.oneof(fc.constantFrom(0, -1, 0.1, 1e308, -1e308, 5e-324), fc.double({ noNaN: true }));

/** Values that the type declares; what the shop makes of them is the question. */
const leaves: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  Int: wholeNumber,
  Long: fc.maxSafeInteger(),
  Float: amount,
  Decimal: amount,
  Boolean: fc.boolean(),
  Guid: fc.oneof(fc.uuid(), text),
  DateTime: fc.oneof(
    fc.date({ noInvalidDate: true }).map(date => date.toISOString()),
    text,
  ),
};

function valueOf(type: GraphQLInputType, depth = 3): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return requiredOf(type.ofType, depth);
  return fc.option(requiredOf(type, depth), { nil: null, freq: 4 });
}

function requiredOf(type: GraphQLInputType, depth: number): fc.Arbitrary<unknown> {
  if (isListType(type)) return fc.array(valueOf(type.ofType, depth), { maxLength: 3 });
  if (isNonNullType(type)) return requiredOf(type.ofType, depth);
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (!isInputObjectType(type)) return leaves[type.name] ?? text;
  const fields = Object.values(type.getFields());
  const required = fields.filter(field => isNonNullType(field.type)).map(({ name }) => name);
  const parts = fields.filter(field => depth > 0 || isNonNullType(field.type));
  return fc.record(Object.fromEntries(parts.map(field => [field.name, valueOf(field.type, depth - 1)])), {
    requiredKeys: required,
  });
}

export interface OperationInput {
  field: string;
  document: string;
  variables: fc.Arbitrary<Record<string, unknown>>;
}

/** Every operation with random variables; `known` ids are used half of the time, so that operations run further. */
export function operationInputs(
  schema: GraphQLSchema,
  known: Readonly<Record<string, unknown>>,
): OperationInput[] {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const;
  return roots.flatMap(([operation, root]) =>
    Object.values(root?.getFields() ?? {}).map(({ name, args, type }) => {
      const declared = args.map(arg => `$${arg.name}: ${String(arg.type)}`).join(', ');
      const passed = args.map(arg => `${arg.name}: $${arg.name}`).join(', ');
      const selection = isLeafType(getNamedType(type)) ? '' : ' { __typename }';
      const given = args.map(arg => {
        const random = valueOf(arg.type);
        const id = known[arg.name];
        const isText = getNamedType(arg.type).name === 'String';
        return [arg.name, id && isText ? fc.oneof(fc.constant(id), random) : random] as const;
      });
      return {
        field: name,
        document: `${operation}${declared && `(${declared})`} { ${name}${passed && `(${passed})`}${selection} }`,
        variables: fc.record(Object.fromEntries(given)),
      };
    }),
  );
}

type Field = GraphQLField<unknown, unknown>;
const fieldsOf = (type: GraphQLNamedType): Field[] =>
  isObjectType(type) ? Object.values(type.getFields()) : [];

/** As GraphQL writes it. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, part]) => `${key}: ${literal(part)}`)
      .join(', ')} }`;
  return JSON.stringify(value);
}

/** Enum values have no quotes, so that only arguments of plain types are written. */
const isPlain = (type: GraphQLInputType) => ['String', 'Int', 'Boolean'].includes(getNamedType(type).name);

function callOf(field: Field): fc.Arbitrary<string> {
  const args = field.args.filter(({ type }) => isPlain(type));
  return fc.record(Object.fromEntries(args.map(({ name, type }) => [name, valueOf(type)]))).map(values => {
    const given = Object.entries(values).map(([name, value]) => `${name}: ${literal(value)}`);
    return field.name + (given.length > 0 ? `(${given.join(', ')})` : '');
  });
}

function selectionOf(type: GraphQLNamedType, depth: number): fc.Arbitrary<string> {
  const candidates = fieldsOf(type).filter(field => depth > 0 || isLeafType(getNamedType(field.type)));
  return fc
    .tuple(
      fc.subarray(candidates, {
        minLength: Math.min(1, candidates.length),
        maxLength: Math.min(4, candidates.length),
      }),
      fc.constantFrom('', '@include(if: true)', '@skip(if: false)'),
    )
    .chain(([fields, directive]) => fc.tuple(...fields.map(field => partOf(field, depth, directive))))
    .map(parts => `{ __typename ${parts.join(' ')} }`);
}

function partOf(field: Field, depth: number, directive: string): fc.Arbitrary<string> {
  const inner = getNamedType(field.type);
  const body = isLeafType(inner) ? fc.constant('') : selectionOf(inner, depth - 1);
  return fc.tuple(callOf(field), body).map(([call, inside]) => `${call} ${directive} ${inside}`);
}

/** Queries with random fields, arguments and directives. */
export const documentOf = (schema: GraphQLSchema): fc.Arbitrary<string> => {
  const root = schema.getQueryType();
  if (!root) throw new Error('The schema has no queries');
  return selectionOf(root, 4).map(selection => `query ${selection}`);
};
