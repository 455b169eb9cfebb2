/** Schemas for validation: flags become if/then/else, objects are closed, custom keywords are removed. */
import { withSuggestions } from './suggestions.mjs';
import { conditional, mapSchemas, ref, refName, viewports } from './walk.mjs';

/** Keywords below which objects with properties are closed; below if/then/not they describe only a part of an object. */
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
 * @param {{ tolerant: boolean }} policy tolerant: plain texts and values, as the CMS sends them, instead of the authored forms;
 * suggestions: definitions of what editors suggest for fields that name something of the shop.
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
  // Links of the CMS may have older forms; invalid URLs are rejected here too.
  if (policy.tolerant)
    defs.link = { anyOf: [defs.link, { type: 'string', pattern: '^(?:http://[^\\s/\\\\]\\S*|#\\S*)$' }] };
  Object.assign(defs, suggestions);
  for (const [name, schema] of Object.entries(defs)) checkRefs(schema, defs, name);
  return defs;
}

/** One schema with its flags expanded into the forms they allow. */
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

/** The CMS sends one language and plain values, so there are no messages, bindings or texts per language. */
function asComponentsGetIt(schema, flags) {
  const out = flags.localizable ? { type: 'string' } : schema;
  return flags.responsive ? conditional(has('phone'), viewportRecord(out), out) : out;
}

/** Separates custom keywords from the schema: `{ plain, flags: { localizable, bindable, responsive, html, open } }`. */
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
      hidden: ref('hidden'),
      when: ref('rule'),
      experiment: ref('experiment'),
      load: ref('load'),
      note: ref('note'),
      props: { type: 'object' },
    },
    // Props of another version are not checked by this schema: they are migrated or left unchanged.
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
  if (name !== undefined && !(name in defs)) throw new Error(`${at}: $ref to unknown "${schema.$ref}"`);
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

/** Stores the known tags in a comment on each union, because ajv's error for an unknown tag does not list them. */
export function withTags(schema, defs) {
  const out = mapSchemas(schema, inner => withTags(inner, defs));
  return out.discriminator ? { ...out, $comment: JSON.stringify(tagsOf(out, defs)) } : out;
}
