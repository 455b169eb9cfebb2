/** Facts about a widget's props for the linter: headings, pictures that a text names, developer-only fields, and the types of bound values. */
import { split } from './validation-form.mjs';
import { refName } from './walk.mjs';

/**
 * `{ headings: [{ path: 'title', from: 'titleTag' }], developer: ['css'], bindable: { products: 'array' } }`; empty parts are left out.
 * `x-heading` is the heading level of a text or of the widget itself: `h1`, or the name of the sibling field that holds the level.
 * `x-named-by` lists the sibling texts of a picture that make its alternative text superfluous.
 * `x-ratios` says in which shapes a picture is shown: see `picture-places.ts`.
 * `x-ref` is the kind of catalogue item that a field names by alias or number: `category`, `brand`, `campaign`, `product`, `content`, `list-page`.
 */
export function authoringFacts(schema, shared) {
  const found = { headings: [], developer: [], bindable: {}, refs: {}, namedBy: {}, places: {} };
  visit(schema, [], found, shared);
  return Object.fromEntries(Object.entries(found).filter(([, part]) => Object.keys(part).length > 0));
}

/** @param beside the sibling fields */
function visit(schema, path, found, shared, beside = {}) {
  const at = path.join('.');
  const target = shared[refName(schema)];
  const { flags } = split(schema);
  const heading = schema['x-heading'];
  if (heading) found.headings.push({ path: at, ...levelOf(heading, beside) });
  if (schema['x-role'] === 'developer') found.developer.push(at);
  if (schema['x-ref']) found.refs[at] = schema['x-ref'];
  if (schema['x-named-by']) found.namedBy[at] = schema['x-named-by'];
  if (schema['x-ratios']) found.places[at] = schema['x-ratios'];
  if (flags.bindable) found.bindable[at] = (flags.localizable && 'string') || typeOf(schema, target);
  if (target) visit(target, path, found, shared, beside);
  for (const [name, inner] of Object.entries(schema.properties ?? {}))
    visit(inner, [...path, name], found, shared, schema.properties);
  if (schema.items) visit(schema.items, [...path, '*'], found, shared);
}

/** Level 0 means no heading; without a level it depends on more than the file. */
function levelOf(heading, beside) {
  if (/^h[1-6]$/.test(heading)) return { level: Number(heading[1]) };
  const usual = beside[heading]?.default;
  if (usual === undefined) return { from: heading };
  return { from: heading, level: /^h[1-6]$/.test(usual) ? Number(usual[1]) : 0 };
}

/** Null for a field of any type. */
const typeOf = (schema, target) =>
  schema.type ?? target?.type ?? (schema.enum ? typeof schema.enum[0] : null);
