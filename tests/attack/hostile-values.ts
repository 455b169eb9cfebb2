/** Hostile texts, and every text input of the API to send them to (R-DATA-9). */
import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';

export const hostileTexts: Readonly<Record<string, string>> = {
  'a closed quote': "fi' OR 1=1--",
  'a second statement': "1'; drop table cart; --",
  'a double quote': '"); select pg_sleep(9); --',
  wildcards: '%_%',
  'a backslash at the end': 'abc\\',
  'search operators': "a & !b | <-> c:* ' (",
  'a NUL': 'a\u0000b',
  'a lone surrogate': 'a\ud800b',
  'a right-to-left override': '\u202Etxt.exe',
  'an emoji': '🏍️',
  'many accents': `a${'\u0301'.repeat(3000)}`,
  'a long text': 'x'.repeat(20_000),
  'a prototype key': '__proto__',
  'a path': '../../../../etc/passwd',
  'Arabic digits': '١٢٣',
  'more than a bigint': '99999999999999999999999',
  'a format string': '%s%n{0}${1+1}{{7*7}}',
  'a forged log line': 'a\r\n{"level":"info"}\u001b[31m',
  empty: '',
};

export interface TextInput {
  operation: 'query' | 'mutation';
  field: string;
  /** Path of the input, such as `checkout.billingAddress.zip`. */
  path: string;
  document: string;
  variables(text: string): Record<string, unknown>;
}

/** A value that the type accepts, with `text` at `path` and otherwise only the required fields. */
function valueFor(type: GraphQLInputType, path: readonly string[] | null, text: string): unknown {
  if (isNonNullType(type)) return valueFor(type.ofType, path, text);
  if (isListType(type)) return path === null ? [] : [valueFor(type.ofType, path, text)];
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const required = fields.filter(field => isNonNullType(field.type) || field.name === path?.[0]);
    return Object.fromEntries(
      required.map(field => [
        field.name,
        valueFor(field.type, field.name === path?.[0] ? path.slice(1) : null, text),
      ]),
    );
  }
  if (path !== null) return text;
  const plain: Record<string, unknown> = {
    Int: 1,
    Decimal: 1,
    Float: 1,
    Boolean: true,
    PaymentType: 'STANDARD',
    Guid: '00000000-0000-4000-8000-000000000000',
  };
  return plain[type.name] ?? 'a';
}

const isText = (name: string) => name === 'String' || name === 'ID' || name === 'Guid' || name === 'DateTime';

function textPaths(type: GraphQLInputType): string[][] {
  const named = getNamedType(type);
  if (isLeafType(named)) return isText(named.name) ? [[]] : [];
  return Object.values(named.getFields()).flatMap(field =>
    textPaths(field.type).map(path => [field.name, ...path]),
  );
}

/** Every input of every operation that accepts a text. */
export function textInputs(schema: GraphQLSchema): TextInput[] {
  return (['query', 'mutation'] as const).flatMap(operation => {
    const root = operation === 'query' ? schema.getQueryType() : schema.getMutationType();
    return Object.values(root?.getFields() ?? {}).flatMap(field => {
      const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
      const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
      const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
      const document = `${operation}(${declared}) { ${field.name}(${passed})${selection} }`;
      return field.args.flatMap(arg =>
        textPaths(arg.type).map(path => ({
          operation,
          field: field.name,
          path: [arg.name, ...path].join('.'),
          document,
          variables: (text: string) =>
            Object.fromEntries(
              field.args
                .filter(other => other === arg || isNonNullType(other.type))
                .map(other => [other.name, valueFor(other.type, other === arg ? path : null, text)]),
            ),
        })),
      );
    });
  });
}
