/** Rebuilds a schema by calling `turn` on every direct subschema. */
const single = ['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'propertyNames', 'contains'];
const lists = ['oneOf', 'anyOf', 'allOf', 'prefixItems'];
const maps = ['properties', 'patternProperties', '$defs'];

const isSchema = value => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {(schema: object, place: string) => object} turn `place` is the keyword under which the subschema is. */
export function mapSchemas(schema, turn) {
  const out = { ...schema };
  for (const key of single) if (isSchema(out[key])) out[key] = turn(out[key], key);
  for (const key of lists)
    if (Array.isArray(out[key])) out[key] = out[key].map(inner => inSchema(inner, turn, key));
  for (const key of maps) {
    if (!isSchema(out[key])) continue;
    out[key] = Object.fromEntries(
      Object.entries(out[key]).map(([name, inner]) => [name, inSchema(inner, turn, key)]),
    );
  }
  return out;
}

const inSchema = (value, turn, place) => (isSchema(value) ? turn(value, place) : value);

/** The name that a `$ref` refers to. */
export const refName = schema =>
  typeof schema.$ref === 'string' ? schema.$ref.replace('#/$defs/', '') : undefined;
export const ref = name => ({ $ref: `#/$defs/${name}` });
export const viewports = ['phone', 'tablet', 'laptop', 'desktop', 'desktopBig'];
export const pascal = name => name.replace(/(?:^|[-_/])([a-zA-Z0-9])/g, (_, letter) => letter.toUpperCase());

const keyed = (key, value) => ({ [key]: value });

/** JSON Schema's if/then/else; `otherwise` may be left out. */
export const conditional = (condition, yes, otherwise) => ({
  if: condition,
  ...keyed('then', yes),
  ...(otherwise === undefined ? {} : { else: otherwise }),
});
