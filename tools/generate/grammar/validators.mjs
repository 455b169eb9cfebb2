/** Compiles the validation schemas ahead of time into one module without imports; for the server and CI only. */
import Ajv2020 from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import { authoringFacts } from './authoring-facts.mjs';
import { validationDefinitions, withTags } from './validation-form.mjs';
import { ref } from './walk.mjs';
import { widgetFields } from './widget-fields.mjs';

const base = 'https://schema.invalid/page/1.json';
const documents = ['page', 'layout', 'fragment', 'override', 'content', 'menu', 'widget'];
const common = { strict: true, strictRequired: false, strictTypes: false, discriminator: true };

/** The text of `validators.gen.mjs` and of its declaration. */
export async function validatorModule(grammar) {
  const types = Object.keys(grammar.widgets);
  const strict = compile(grammar, { tolerant: false }, [...documents, ...types.map(propsOf)], {
    allErrors: true,
    verbose: true,
  });
  const cms = compile(grammar, { tolerant: true }, types.map(propsOf), { removeAdditional: true });
  const table = (from, names) =>
    `{ ${names.map(([key, def]) => `${JSON.stringify(key)}: ${from}.${idOf(def)}`).join(', ')} }`;
  const props = types.map(type => [type, propsOf(type)]);
  const fields = widgetFields(grammar);
  const facts = {
    widgets: Object.fromEntries(
      types.map(type => [type, widgetFacts(grammar.widgets[type], fields[type], grammar.shared)]),
    ),
    sources: Object.fromEntries(
      Object.entries(grammar.sources).map(([name, { shape }]) => [name, shape ?? {}]),
    ),
    sourceRefs: Object.fromEntries(
      Object.entries(grammar.sources).map(([name, { parameters }]) => [
        name,
        authoringFacts(parameters, grammar.shared).refs ?? {},
      ]),
    ),
  };
  const entry = `import * as strict from 'strict';
import * as cms from 'cms';
export const grammar = {
  documents: ${table(
    'strict',
    documents.map(name => [name, name]),
  )},
  props: ${table('strict', props)},
  ...${JSON.stringify(facts)},
};
export const cmsProps = ${table('cms', props)};
`;
  return { code: await bundle(entry, { strict, cms }), declaration };
}

const declaration = `/** Made from schemas/ and widgets/ by tools/generate/schemas.mjs; do not edit. Server and CI only. */
import type { Grammar, Validate } from './definition/grammar.ts';

export declare const grammar: Grammar;
/** Tolerant, by widget type: drops what it does not know; wants texts and values plain, as a component gets them. */
export declare const cmsProps: Readonly<Record<string, Validate>>;
`;

const propsOf = type => `props-${type}`;
const idOf = name => name.replaceAll('-', '_');

const widgetFacts = ({ schema, version, oldest, area }, { link, image, html }, shared) => ({
  version,
  oldest,
  singleton: schema['x-singleton'] === true,
  ...(area ? { area } : {}),
  ...(schema['x-layouts'] ? { layouts: schema['x-layouts'] } : {}),
  ...(link ? { links: link } : {}),
  ...(image ? { images: image } : {}),
  ...(html ? { html } : {}),
  ...authoringFacts(schema, shared),
});

function compile(grammar, policy, names, options) {
  const ajv = new Ajv2020.default({ ...common, ...options, code: { source: true, esm: true } });
  const plain = validationDefinitions(grammar, policy);
  const defs = Object.fromEntries(
    Object.entries(plain).map(([name, schema]) => [name, withTags(schema, plain)]),
  );
  ajv.addSchema({ $id: base, $defs: defs });
  const exported = {};
  for (const name of names) {
    const id = `https://schema.invalid/${name}`;
    ajv.addSchema({ $id: id, $ref: `${base}${ref(name).$ref}` });
    exported[idOf(name)] = id;
  }
  return standaloneCode.default(ajv, exported);
}

async function bundle(entry, parts) {
  const result = await build({
    stdin: { contents: entry, resolveDir: import.meta.dirname, loader: 'js' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    target: 'node20',
    mainFields: ['main'],
    minifyWhitespace: true,
    legalComments: 'none',
    banner: {
      js: '/* Made from schemas/ and widgets/ by tools/generate/schemas.mjs; do not edit. Server and CI only. */',
    },
    plugins: [
      {
        name: 'parts',
        setup(plugin) {
          plugin.onResolve({ filter: /^(?:strict|cms)$/ }, ({ path }) => ({ path, namespace: 'part' }));
          plugin.onLoad({ filter: /.*/, namespace: 'part' }, ({ path }) => ({
            contents: parts[path],
            resolveDir: import.meta.dirname,
          }));
        },
      },
    ],
  });
  return result.outputFiles[0].text;
}
