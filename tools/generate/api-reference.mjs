/** docs/api.md: the hand-written guide, then every operation and type of the schema with its description. */
import {
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql';

const standard = new Set(['channelId', 'languageId', 'marketId']);

const inCell = text => (text ?? '').replaceAll('\n', ' ').replaceAll('|', '\\|');
const row = cells => `| ${cells.join(' | ')} |`;
const table = (head, rows) => [row(head), row(head.map(() => '---')), ...rows].join('\n');
const note = ({ deprecationReason }) => (deprecationReason == null ? '' : 'Deprecated. ');
const typed = ({ type, defaultValue }) =>
  `\`${type}${defaultValue === undefined ? '' : ` = ${defaultValue}`}\``;

function operation(field) {
  const own = field.args.filter(({ name }) => !standard.has(name));
  const isStandard = own.length < field.args.length ? ' Takes the standard arguments.' : '';
  const list = own.map(one => `- \`${one.name}\` ${typed(one)}: ${inCell(one.description)}`);
  return [
    `### ${field.name}`,
    `\`${field.type}\`. ${note(field)}${inCell(field.description)}${isStandard}`,
    ...(list.length > 0 ? [list.join('\n')] : []),
  ].join('\n\n');
}

const fieldsOf = type =>
  table(
    ['Field', 'Type', 'Meaning'],
    Object.values(type.getFields()).map(one =>
      row([`\`${one.name}\``, typed(one), `${note(one)}${inCell(one.description)}`]),
    ),
  );

const valuesOf = type =>
  table(
    ['Value', 'Meaning'],
    type.getValues().map(one => row([`\`${one.name}\``, `${note(one)}${inCell(one.description)}`])),
  );

const described = body => type => `### ${type.name}\n\n${inCell(type.description)}\n\n${body(type)}`;

/** @param guide the hand-written part. @param schema a GraphQLSchema. */
export function apiReference(guide, schema) {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const types = Object.values(schema.getTypeMap())
    .filter(type => !isIntrospectionType(type) && !roots.includes(type))
    .sort((a, b) => a.name.localeCompare(b.name));
  const scalars = types.filter(type => isScalarType(type) && !isSpecifiedScalarType(type));
  const given = Object.values(roots[0].getFields())
    .flatMap(({ args }) => args)
    .filter(({ name }) => standard.has(name));
  const usual = new Map(given.map(one => [one.name, one]));
  const sections = [
    [
      'Standard arguments',
      [...usual.values()]
        .map(one => `- \`${one.name}\` ${typed(one)}: ${inCell(one.description)}`)
        .join('\n'),
    ],
    ['Queries', Object.values(roots[0].getFields()).map(operation).join('\n\n')],
    ['Mutations', Object.values(roots[1].getFields()).map(operation).join('\n\n')],
    ['Types', types.filter(isObjectType).map(described(fieldsOf)).join('\n\n')],
    ['Inputs', types.filter(isInputObjectType).map(described(fieldsOf)).join('\n\n')],
    ['Enums', types.filter(isEnumType).map(described(valuesOf)).join('\n\n')],
    [
      'Scalars',
      table(
        ['Scalar', 'Meaning'],
        scalars.map(type => row([`\`${type.name}\``, inCell(type.description)])),
      ),
    ],
  ];
  return `${guide.trim()}\n\n${sections.map(([title, text]) => `## ${title}\n\n${text}`).join('\n\n')}\n`;
}
