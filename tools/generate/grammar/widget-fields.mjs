/** Runtime tables of each widget's props: paths of defaults, texts, bindings, images, links and HTML. */
import { split } from './validation-form.mjs';
import { refName } from './walk.mjs';

const kinds = ['localizable', 'bindable', 'responsive', 'html', 'image', 'link'];

/**
 * `{ banner: { version, defaults: { placement: 'below' }, localizable: ['headline', 'image.alt'], … } }`.
 * A path joins names by dots, `*` stands for every entry of a list: `items.*.title`. Empty lists are left out.
 */
export function widgetFields(grammar) {
  return Object.fromEntries(
    Object.entries(grammar.widgets).map(([type, { schema, version }]) => [
      type,
      fieldsOf(schema, version, grammar.shared),
    ]),
  );
}

function fieldsOf(schema, version, shared) {
  const found = { defaults: {}, ...Object.fromEntries(kinds.map(kind => [kind, new Set()])) };
  visit(schema, [], found, shared);
  const filled = kinds.filter(kind => found[kind].size > 0).map(kind => [kind, [...found[kind]]]);
  const defaults = Object.keys(found.defaults).length > 0 ? { defaults: found.defaults } : {};
  return { version, ...defaults, ...Object.fromEntries(filled) };
}

function visit(schema, path, found, shared) {
  const at = path.join('.');
  const { flags } = split(schema);
  const target = refName(schema);
  for (const kind of ['localizable', 'bindable', 'responsive', 'html']) if (flags[kind]) found[kind].add(at);
  if (target === 'link' || target === 'image') found[target].add(at);
  if ('default' in schema && path.length > 0) found.defaults[at] = schema.default;
  if (target !== undefined && shared[target]) visit(shared[target], path, found, shared);
  for (const [name, inner] of Object.entries(schema.properties ?? {}))
    visit(inner, [...path, name], found, shared);
  if (schema.items) visit(schema.items, [...path, '*'], found, shared);
  for (const branch of [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])]) {
    visit(branch, path, found, shared);
  }
}

/** The text of `widget-fields.gen.ts`. */
export const widgetFieldsModule =
  grammar => `/** Made from the widgets by tools/generate/schemas.mjs; do not edit. */
import type { WidgetFields } from './definition/widget-fields.ts';

export const widgetFields: Readonly<Record<string, WidgetFields>> = ${JSON.stringify(widgetFields(grammar), null, 1)};
`;
