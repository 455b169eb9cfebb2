/** Schemas for json-schema-to-typescript: flat and closed, flagged fields as TypeScript names. */
import { compile } from 'json-schema-to-typescript';
import { editorDocuments } from './editor-form.mjs';
import { split } from './validation-form.mjs';
import { mapSchemas, pascal, ref, refName } from './walk.mjs';

/** Types written by hand in src/shared/engine/definition/authored.ts. */
const byHand = {
  locales: 'LocalizedText',
  message: 'Message',
  bind: 'Binding',
  viewport: 'Viewport',
  locale: 'LocaleCode',
};
const skipped = new Set([...Object.keys(byHand), 'locale-text', 'same']);

/** The text of `page-types.gen.ts`. */
export async function pageTypes(grammar) {
  const types = Object.keys(grammar.widgets);
  const defs = {};
  for (const [name, schema] of Object.entries(grammar.shared)) {
    if (!skipped.has(name)) defs[pascal(name)] = { ...authored(schema), title: pascal(name) };
  }
  // Not ImageResolved, which a widget called `image` would generate.
  defs.ResolvedImage = { ...resolved(grammar.shared.image, grammar), title: 'ResolvedImage' };
  defs.Source = { title: 'Source', oneOf: Object.entries(grammar.sources).map(sourceBranch) };
  for (const [type, { schema }] of Object.entries(grammar.widgets)) {
    defs[`${pascal(type)}Props`] = { ...authored(schema), title: `${pascal(type)}Props` };
    defs[`${pascal(type)}Resolved`] = { ...resolved(schema, grammar), title: `${pascal(type)}Resolved` };
    defs[`${pascal(type)}Widget`] = {
      ...widgetBranch(type, grammar.widgets[type]),
      title: `${pascal(type)}Widget`,
    };
  }
  defs.Widget = {
    title: 'Widget',
    ...(types.length > 0 ? { oneOf: types.map(type => ref(`${pascal(type)}Widget`)) } : { tsType: 'never' }),
  };
  const text = `${await printed(defs)}\n${maps(types)}`;
  return `${headerFor(text)}\n${text}`;
}

const imports = {
  '#kernel/segment.ts': ['LocaleCode'],
  './definition/contract.ts': ['Viewport'],
  './definition/authored.ts': [
    'Bindable',
    'Binding',
    'LocalizedText',
    'Message',
    'PerViewport',
    'Responsive',
  ],
  '#kernel/html/safe-html.ts': ['SafeHtml'],
};

/** Imports of the names that occur in the text. */
function headerFor(text) {
  const lines = Object.entries(imports).flatMap(([from, names]) => {
    const used = names.filter(name => new RegExp(`\\b${name}\\b`).test(text));
    return used.length > 0 ? [`import type { ${used.join(', ')} } from '${from}';`] : [];
  });
  return [
    '/** Made from schemas/ and widgets/ by tools/generate/schemas.mjs; do not edit. */',
    ...lines,
    '',
  ].join('\n');
}

/** Schema of the authored form. */
function authored(schema) {
  const { plain, flags } = split(schema);
  let out = flat(mapSchemas(plain, authored));
  if (flags.open) return { ...described(plain), tsType: 'Record<string, unknown>' };
  if (flags.localizable) out = { ...described(plain), tsType: 'LocalizedText | Message' };
  const generic = [flags.responsive && 'Responsive', flags.bindable && 'Bindable'].filter(Boolean);
  return generic.reduce((inner, name) => wrapped(name, inner), out);
}

/** Schema of what a component gets: texts in one language, data bound, defaults applied. */
function resolved(schema, grammar) {
  const { plain, flags } = split(schema);
  const inner = mapSchemas(plain, part => resolved(part, grammar));
  if (plain.properties) inner.required = requiredOnceResolved(plain);
  if (flags.open) return { ...described(plain), tsType: 'Record<string, unknown>' };
  const target = refName(inner);
  let out = flat(target === 'image' ? { ...inner, ...ref('resolved-image') } : inner);
  if (flags.localizable) out = { ...described(plain), tsType: 'string' };
  if (flags.html) out = { ...described(plain), tsType: 'SafeHtml' };
  return flags.responsive ? wrapped('PerViewport', out) : out;
}

const requiredOnceResolved = ({ properties, required = [] }) => [
  ...new Set([...required, ...Object.keys(properties).filter(name => 'default' in properties[name])]),
];

/** References by type name, no conditions, closed. */
function flat(schema) {
  const name = refName(schema);
  if (name in byHand) return { ...described(schema), tsType: byHand[name] };
  if (name !== undefined) return ref(pascal(name));
  const {
    if: _if,
    then,
    else: otherwise,
    discriminator: _tag,
    propertyNames: _names,
    default: _default,
    ...rest
  } = schema;
  if (!rest.type && then && otherwise) return { ...described(rest), anyOf: [then, otherwise] };
  return rest.properties && !('additionalProperties' in rest)
    ? { ...rest, additionalProperties: false }
    : rest;
}

const described = ({ description }) => (description ? { description } : {});

function wrapped(name, schema) {
  const inner = typeText(schema);
  const rest = { ...described(schema), ...('default' in schema ? { default: schema.default } : {}) };
  if (inner === undefined)
    throw new Error(`a ${name} field must be a plain value, a list of them or a shared definition`);
  return { ...rest, tsType: `${name}<${inner}>` };
}

function typeText(schema) {
  if (schema.tsType) return schema.tsType;
  if (schema.$ref) return refName(schema);
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  const names = { string: 'string', number: 'number', integer: 'number', boolean: 'boolean', null: 'null' };
  if (schema.type === 'array') {
    const item = schema.items ? typeText(schema.items) : 'unknown';
    return item === undefined ? undefined : `(${item})[]`;
  }
  if (Array.isArray(schema.type)) return schema.type.map(type => names[type] ?? 'unknown').join(' | ');
  if (schema.type === 'object') return objectText(schema);
  return names[schema.type] ?? 'unknown';
}

function objectText({ properties, required = [] }) {
  if (!properties) return 'Record<string, unknown>';
  const field = ([name, inner]) =>
    `${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeText(inner)}`;
  return `{ ${Object.entries(properties).map(field).join('; ')} }`;
}

const sourceBranch = ([name, { parameters, description }]) => ({
  type: 'object',
  additionalProperties: false,
  ...(description ? { description } : {}),
  required: ['source', ...(parameters.required ?? [])],
  properties: {
    source: { const: name },
    ...authored(parameters).properties,
    note: ref('Note'),
  },
});

const widgetBranch = (type, { version }) => ({
  type: 'object',
  additionalProperties: false,
  required: ['type', 'v', 'id', 'props'],
  properties: {
    type: { const: type },
    v: { const: version },
    id: ref('Id'),
    hidden: ref('Hidden'),
    when: ref('Rule'),
    experiment: ref('Experiment'),
    load: ref('Load'),
    note: ref('Note'),
    props: ref(`${pascal(type)}Props`),
  },
});

async function printed(defs) {
  const root = {
    title: 'PageLanguage',
    type: 'object',
    additionalProperties: false,
    properties: {},
    $defs: defs,
  };
  const text = await compile(root, 'PageLanguage', {
    bannerComment: '',
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
    strictIndexSignatures: false,
    format: false,
  });
  return text
    .replace(/export interface PageLanguage \{\s*\}\n?/, '')
    .replace(
      /^.*This interface was referenced by `PageLanguage`'s JSON-Schema\n.*via the `definition`.*\n/gm,
      '',
    )
    .replace(
      /^.*This (?:interface|type) was referenced by `PageLanguage`'s JSON-Schema[^]*?via the `definition` "[^"]*"\.\n/gm,
      '',
    )
    .replace(/\/\*\*\s*\*\/\n/g, '');
}

function maps(types) {
  const rows = suffix => types.map(type => `  ${JSON.stringify(type)}: ${pascal(type)}${suffix};`).join('\n');
  return `/** What a page file may hold, by widget type. */
export interface AuthoredProps {
${rows('Props')}
}

/** What a widget's component gets, by widget type. */
export interface ResolvedProps {
${rows('Resolved')}
}

export type WidgetType = keyof AuthoredProps;
/** The whole documents by their kind; the files of ${editorDocuments.join(', ')} read as these. */
export interface Documents {
  page: Page;
  layout: Layout;
  fragment: Fragment;
  override: Override;
  content: Content;
  menu: Menu;
}
`;
}
