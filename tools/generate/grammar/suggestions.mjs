/** Suggestions of editors for fields that name something of the shop: a snapshot of its names. Other names stay valid. */
import { ref, refName } from './walk.mjs';

/**
 * @typedef {{ id: number, alias: string }} Named
 * @typedef {{ routes: string[], categories: Named[], brands: Named[], content: string[], pictures: string[] }} Names
 */

const aliasesOf = rows => ({ examples: rows.map(({ alias }) => alias) });
/** Numbers show the alias they belong to. */
const numbersOf = rows => ({
  defaultSnippets: rows.map(({ id, alias }) => ({ label: `${id} ${alias}`, body: id })),
});

/** Definitions that contain only suggestions, by name, shared by several fields. */
export function suggestionDefinitions({ routes, categories, brands, content, pictures }) {
  const links = [
    ...routes.map(name => `page:${name}`),
    ...categories.map(({ alias }) => `category:${alias}`),
    ...content.map(alias => `content:${alias}`),
  ];
  const found = {
    'names-of-link': { examples: links },
    'names-of-image-file': { examples: pictures },
    'names-of-category': aliasesOf(categories),
    'numbers-of-category': numbersOf(categories),
    'names-of-brand': aliasesOf(brands),
    'numbers-of-brand': numbersOf(brands),
    'names-of-content': { examples: content },
  };
  return Object.fromEntries(
    Object.entries(found).filter(
      ([, { examples, defaultSnippets }]) => (examples ?? defaultSnippets).length > 0,
    ),
  );
}

/**
 * Adds the suggestions for what the schema names. They are outside its if/then conditions, because an editor that
 * completes a value cannot know yet which form the value will take.
 */
export function withSuggestions(out, schema, definitions) {
  const kind = schema['x-ref'] ?? refName(schema);
  if (schema.items && out.items)
    return { ...out, items: withSuggestions(out.items, { ...schema.items, 'x-ref': kind }, definitions) };
  const name = `${schema.type === 'integer' ? 'numbers' : 'names'}-of-${kind}`;
  return kind !== undefined && name in definitions
    ? { ...out, allOf: [...(out.allOf ?? []), ref(name)] }
    : out;
}
