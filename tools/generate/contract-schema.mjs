/** A contract in the notation of `tests/contract/api-types.json` as SDL; the storefront's documents are validated against it. */
const builtIn = new Set(['Boolean', 'Float', 'ID', 'Int', 'String']);
const block = (head, lines) => `${head} {\n${lines.join('\n')}\n}`;
const withArguments = args => {
  const list = Object.entries(args ?? {}).map(([name, type]) => `${name}: ${type}`);
  return list.length > 0 ? `(${list.join(', ')})` : '';
};

function typeSdl(name, type) {
  switch (type.kind) {
    case 'SCALAR':
      return builtIn.has(name) ? '' : `scalar ${name}`;
    case 'ENUM':
      return block(`enum ${name}`, type.enumValues);
    case 'INPUT_OBJECT':
      return block(
        `input ${name}`,
        Object.entries(type.inputFields).map(([field, { type: of, default: value }]) =>
          value === undefined ? `  ${field}: ${of}` : `  ${field}: ${of} = ${value}`,
        ),
      );
    case 'OBJECT':
      return block(
        `type ${name}`,
        Object.entries(type.fields).map(
          ([field, { type: of, args, deprecated }]) =>
            `  ${field}${withArguments(args)}: ${of}${deprecated ? ' @deprecated' : ''}`,
        ),
      );
    default:
      throw new Error(`${name}: unknown kind ${type.kind} in the contract`);
  }
}

/** SDL of the contract, with roots called Query and Mutation as in our own schema. */
export function contractSdl({ query, mutation, types }) {
  const roots = { [query]: 'Query', [mutation]: 'Mutation' };
  return Object.entries(types)
    .map(([name, type]) => typeSdl(roots[name] ?? name, type))
    .filter(Boolean)
    .join('\n\n');
}
