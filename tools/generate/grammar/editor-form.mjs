/** The schemas that editors use for completion: the same registry with if/then instead of discriminators, one file per document kind. */

import { suggestionDefinitions } from './suggestions.mjs';
import { tagsOf, validationDefinitions } from './validation-form.mjs';
import { conditional, mapSchemas, ref, refName } from './walk.mjs';

export const editorDocuments = ['page', 'layout', 'fragment', 'override', 'content', 'menu'];

/**
 * `{ page: schema, … }`, each self-contained, so that editors need no network.
 * @param {import('./suggestions.mjs').Names} names names of the shop that editors suggest; other names stay valid.
 */
export function editorBundles(grammar, names) {
  const suggestions = suggestionDefinitions(names);
  const defs = validationDefinitions(grammar, { tolerant: false, suggestions });
  const forms = Object.fromEntries(
    Object.entries(defs).map(([name, schema]) => [name, editorForm(schema, defs)]),
  );
  return Object.fromEntries(editorDocuments.map(name => [name, bundleOf(name, forms)]));
}

function editorForm(schema, defs) {
  const out = mapSchemas(schema, inner => editorForm(inner, defs));
  delete out.$comment;
  if (out.pattern) out.patternErrorMessage = formOf(out);
  if (!out.discriminator) return out;
  const { discriminator, oneOf, ...rest } = out;
  const tag = discriminator.propertyName;
  const tags = tagsOf({ ...schema }, defs);
  return {
    ...rest,
    required: [tag],
    properties: { [tag]: { enum: tags } },
    allOf: oneOf.map((branch, index) =>
      conditional({ required: [tag], properties: { [tag]: { const: tags[index] } } }, branch),
    ),
  };
}

/** Error message of editors for a wrong format; without it they print the regular expression. */
const formOf = ({ title = 'value', description }) =>
  `This has not the form of ${/^[aeiou]/i.test(title) ? 'an' : 'a'} ${title.toLowerCase()}.${description ? ` ${description}` : ''}`;

function bundleOf(name, forms) {
  const used = new Set();
  const collect = schema => {
    const target = refName(schema);
    if (target !== undefined && !used.has(target)) {
      used.add(target);
      collect(forms[target]);
    }
    mapSchemas(schema, inner => {
      collect(inner);
      return inner;
    });
  };
  collect(ref(name));
  used.delete(name);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `https://schema.invalid/${name}/1.json`,
    ...forms[name],
    $defs: Object.fromEntries([...used].sort().map(key => [key, forms[key]])),
  };
}
