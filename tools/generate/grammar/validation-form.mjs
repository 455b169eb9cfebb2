/** The form that machines check: flags become if/then/else, objects are closed, our keywords are gone. */
import { withSuggestions } from './suggestions.mjs';
import { conditional, mapSchemas, ref, refName, viewports } from './walk.mjs';

/** Where objects with properties are closed by themselves; below if/then/not they only describe a part. */
const ownPlaces = new Set([
  'properties',
  'items',
  'prefixItems',
  'additionalProperties',
  'oneOf',
  'anyOf',
  '$defs',
]);

/**
 * Shared definitions, `source`, `widget` and one `props-<type>` per widget, as one table of `$defs`.
 * @param {{ tolerant: boolean }} policy tolerant: plain texts and values, as the CMS sends them, in place of the authored spellings;
 * suggestions: definitions of what editors offer for fields that name something of the shop.
 */
export function validationDefinitions(grammar, policy) {
  const { suggestions = {} } = policy;
  const defs = Object.fromEntries(
    Object.entries(grammar.shared).map(([name, schema]) => [name, expand(schema, policy)]),
  );
  defs.source = expand(sourceUnion(grammar.sources), policy);
  defs.widget = widgetUnion(grammar.widgets);
  for (const [type, { schema }] of Object.entries(grammar.widgets))
    defs[`props-${type}`] = expand(schema, policy);
  // An address of the CMS may be an older one; what is no address at all is refused here too.
  if (policy.tolerant)
    defs.link = { anyOf: [defs.link, { type: 'string', pattern: '^(?:http://[^\\s/\\\\]\\S*|#\\S*)$' }] };
  Object.assign(defs, suggestions);
  for (const [name, schema] of Object.entries(defs)) checkRefs(schema, defs, name);
  return defs;
}

/** One schema with its flags turned into the spellings they allow. */
function expand(schema, policy, place = '$defs') {
  const { plain, flags } = split(schema);
  const inside = mapSchemas(plain, (inner, where) =>
    expand(inner, policy, ownPlaces.has(where) ? where : 'part'),
  );
  const out = ownPlaces.has(place) ? closed(inside, flags) : inside;
  if (policy.tolerant) return asComponentsGetIt(out, flags);
  const authored = asAuthored(out, flags);
  return policy.suggestions ? withSuggestions(authored, schema, policy.suggestions) : authored;
}

function asAuthored(schema, flags) {
  let out = flags.localizable ? conditional(has('$t'), ref('message'), ref('locales')) : schema;
  if (flags.responsive) out = conditional(has('$at'), perViewport(out), out);
  return flags.bindable ? conditional(has('$bind'), ref('bind'), out) : out;
}

/** The CMS sends one language and plain values: nothing of it is resolved, so nothing may wait for that. */
function asComponentsGetIt(schema, flags) {
  const out = flags.localizable ? { type: 'string' } : schema;
  return flags.responsive ? conditional(has('phone'), viewportRecord(out), out) : out;
}

/** Takes our keywords off: `{ plain, flags: { localizable, bindable, responsive, html, open } }`. */
export function split(schema) {
  const plain = Object.fromEntries(Object.entries(schema).filter(([key]) => !key.startsWith('x-')));
  const flags = {
    localizable: schema['x-localizable'] === true,
    bindable: schema['x-bindable'] === true,
    responsive: schema['x-responsive'] === true,
    html: schema['x-format'] === 'html',
    open: schema['x-open'] === true,
  };
  return { plain, flags };
}

const closed = (schema, { open }) =>
  !open && schema.properties && !('additionalProperties' in schema)
    ? { ...schema, additionalProperties: false }
    : schema;

const has = key => ({ type: 'object', required: [key] });

const viewportRecord = value => ({
  type: 'object',
  additionalProperties: false,
  required: ['phone'],
  properties: Object.fromEntries(viewports.map(name => [name, value])),
});

const perViewport = value => ({
  type: 'object',
  additionalProperties: false,
  required: ['$at'],
  properties: { $at: viewportRecord(value) },
});

function sourceUnion(sources) {
  const branches = Object.entries(sources).map(([name, { parameters, description }]) => ({
    type: 'object',
    description,
    required: ['source', ...(parameters.required ?? [])],
    properties: {
      source: { const: name },
      ...parameters.properties,
      note: ref('note'),
    },
  }));
  return {
    title: 'Source',
    type: 'object',
    required: ['source'],
    discriminator: { propertyName: 'source' },
    oneOf: branches,
  };
}

function widgetUnion(widgets) {
  const branches = Object.entries(widgets).map(([type, { schema, version }]) => ({
    type: 'object',
    title: schema.title ?? type,
    ...(schema.description ? { description: schema.description } : {}),
    additionalProperties: false,
    required: ['type', 'v', 'id', 'props'],
    properties: {
      type: { const: type },
      v: { description: `Version of the widget; now ${version}.`, type: 'integer', minimum: 1 },
      id: ref('id'),
      when: ref('rule'),
      experiment: ref('experiment'),
      load: ref('load'),
      note: ref('note'),
      props: { type: 'object' },
    },
    // Props of another version are not this schema's to judge: they are migrated or left alone (1.12).
    ...conditional(
      { properties: { v: { const: version } } },
      { properties: { props: ref(`props-${type}`) } },
    ),
  }));
  if (branches.length === 0) return { not: {} };
  return {
    title: 'Widget',
    type: 'object',
    required: ['type'],
    discriminator: { propertyName: 'type' },
    oneOf: branches,
  };
}

function checkRefs(schema, defs, at) {
  const name = refName(schema);
  if (name !== undefined && !(name in defs))
    throw new Error(`${at}: $ref to "${schema.$ref}", which is nobody's`);
  mapSchemas(schema, inner => {
    checkRefs(inner, defs, at);
    return inner;
  });
}

/** Tag values of a union, following its references. */
export function tagsOf(union, defs) {
  const key = union.discriminator.propertyName;
  return union.oneOf.map(branch => (defs[refName(branch)] ?? branch).properties[key].const);
}

/** ajv reports an unknown tag without saying which are known; a comment on each union keeps them for the message. */
export function withTags(schema, defs) {
  const out = mapSchemas(schema, inner => withTags(inner, defs));
  return out.discriminator ? { ...out, $comment: JSON.stringify(tagsOf(out, defs)) } : out;
}
