/** The contract's scalars: Decimal and Long are JSON numbers, DateTime and Guid are texts (R-DATA-13). */
import { GraphQLError, type GraphQLScalarType, Kind, type ValueNode, valueFromASTUntyped } from 'graphql';

interface ScalarRules {
  serialize(value: unknown): unknown;
  parse(value: unknown): unknown;
}

const guid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const isoDate = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;

const refuse = (type: string, value: unknown): never => {
  throw new GraphQLError(`${type} cannot represent the value ${JSON.stringify(value)?.slice(0, 60)}`);
};

const finite = (type: string) => (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? value : refuse(type, value);
const whole = (value: unknown) => (Number.isSafeInteger(value) ? value : refuse('Long', value));
const text = (type: string, form: RegExp) => (value: unknown) =>
  typeof value === 'string' && form.test(value) ? value : refuse(type, value);
const instant = (value: unknown) => (value instanceof Date ? value.toISOString() : value);

const dateTime = text('DateTime', isoDate);
const rules: Readonly<Record<string, ScalarRules>> = {
  Decimal: { serialize: finite('Decimal'), parse: finite('Decimal') },
  Long: { serialize: whole, parse: whole },
  Guid: { serialize: String, parse: text('Guid', guid) },
  DateTime: {
    serialize: value => dateTime(instant(value)),
    parse: value => (Number.isNaN(Date.parse(String(dateTime(value)))) ? refuse('DateTime', value) : value),
  },
};

const literal = (node: ValueNode): unknown => {
  if (node.kind === Kind.INT || node.kind === Kind.FLOAT) return Number(node.value);
  return valueFromASTUntyped(node);
};

/** Adds the parsing rules to a scalar of the schema; a scalar without rules is an internal error. */
export function completeScalar(type: GraphQLScalarType): void {
  const own = rules[type.name];
  if (!own) throw new Error(`The scalar ${type.name} has no rules`);
  type.serialize = own.serialize;
  type.parseValue = own.parse;
  type.parseLiteral = node => own.parse(literal(node));
}
