/** What only the linter must know of a widget's props: headings, what is for developers, and of what type a bound value must be. */
import { split } from './validation-form.mjs';
import { refName } from './walk.mjs';

/**
 * `{ headings: [{ path: 'title', from: 'titleTag' }], developer: ['css'], bindable: { products: 'array' } }`; empty parts are left out.
 * `x-heading` is the level that a text, or the widget itself, is shown with: `h1`, or the name of the field beside it that says so.
 * `x-ref` is what a field names in the catalogue, by alias or by number: `category`, `brand`, `campaign`, `product`, `content`, `list-page`.
 */
export function authoringFacts(schema, shared) {
  const found = { headings: [], developer: [], bindable: {}, refs: {} };
  visit(schema, [], found, shared);
  return Object.fromEntries(Object.entries(found).filter(([, part]) => Object.keys(part).length > 0));
}

/** `beside`: the fields among which this one stands. */
function visit(schema, path, found, shared, beside = {}) {
  const at = path.join('.');
  const target = shared[refName(schema)];
  const { flags } = split(schema);
  const heading = schema['x-heading'];
  if (heading) found.headings.push({ path: at, ...levelOf(heading, beside) });
  if (schema['x-role'] === 'developer') found.developer.push(at);
  if (schema['x-ref']) found.refs[at] = schema['x-ref'];
  if (flags.bindable) found.bindable[at] = (flags.localizable && 'string') || typeOf(schema, target);
  if (target) visit(target, path, found, shared, beside);
  for (const [name, inner] of Object.entries(schema.properties ?? {}))
    visit(inner, [...path, name], found, shared, schema.properties);
  if (schema.items) visit(schema.items, [...path, '*'], found, shared);
}

/** Level 0 is no heading; without a level it depends on more than the file. */
function levelOf(heading, beside) {
  if (/^h[1-6]$/.test(heading)) return { level: Number(heading[1]) };
  const usual = beside[heading]?.default;
  if (usual === undefined) return { from: heading };
  return { from: heading, level: /^h[1-6]$/.test(usual) ? Number(usual[1]) : 0 };
}

/** Null for what may be anything. */
const typeOf = (schema, target) =>
  schema.type ?? target?.type ?? (schema.enum ? typeof schema.enum[0] : null);
