/** Generates types and validators of the files of a shop's folder from `schemas/shop/`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import { compile } from 'json-schema-to-typescript';
import { messageFile, readEntries, readLocaleCodes, root } from '../files/message-files.mjs';
import { writeWhenNew } from '../files/replace-file.mjs';

const folder = join(root, 'schemas', 'shop');
const ending = '.schema.json';

function readSchemas() {
  return Object.fromEntries(
    readdirSync(folder)
      .filter(name => name.endsWith(ending))
      .toSorted()
      .map(name => [name.slice(0, -ending.length), JSON.parse(readFileSync(join(folder, name), 'utf8'))]),
  );
}

async function validators(schemas, kinds) {
  const ajv = new Ajv2020.default({
    ...{ strict: true, allErrors: true, verbose: true, schemas: Object.values(schemas) },
    code: { source: true, esm: true },
  });
  const code = standaloneCode(ajv, Object.fromEntries(kinds.map(kind => [kind, schemas[kind].$id])));
  const bundled = await build({
    stdin: { contents: code, resolveDir: root },
    ...{ bundle: true, format: 'esm', platform: 'node', write: false },
  });
  return `/** Made from schemas/shop/ by tools/generate/shop-schemas.mjs; do not edit. */\n${bundled.outputFiles[0].text}`;
}

const declaration = kinds => `/** Made from schemas/shop/ by tools/generate/shop-schemas.mjs; do not edit. */
import type { Validate } from '#engine/definition/grammar.ts';

${kinds.map(kind => `export declare const ${kind}: Validate;\n`).join('')}`;

/** One type per kind of file, in one text: shared definitions occur once. */
async function types(kinds) {
  const whole = {
    title: 'ShopFiles',
    description: 'The JSON files of a shop’s folder.',
    type: 'object',
    properties: Object.fromEntries(kinds.map(kind => [kind, { $ref: `${kind}${ending}` }])),
    required: kinds,
    additionalProperties: false,
  };
  return compile(whole, 'ShopFiles', {
    cwd: `${folder}/`,
    additionalProperties: false,
    bannerComment: '/** Made from schemas/shop/ by tools/generate/shop-schemas.mjs; do not edit. */',
    style: { singleQuote: true },
  });
}

/** Messages that belong to the build; `texts/` of a folder cannot say them in other words. */
const ofBuild = /^(?:PREVIEW_|CHUNK_LOST$|path\.|MAIL_PATH_)/;

/** What a folder's `texts/` may say, so that editors complete the keys and show what the build says. */
function textsSchema() {
  const texts = new Map();
  for (const part of ['', 'mail'])
    for (const code of readLocaleCodes())
      for (const { key, text } of readEntries(messageFile(code, root, part)))
        if (!ofBuild.test(key)) texts.set(key, [...(texts.get(key) ?? []), `${code}: ${text}`]);
  const message = said => ({ description: said.join('\n'), type: 'string', minLength: 1 });
  const keys = [...texts.keys()].toSorted();
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'https://schema.invalid/shop/texts.schema.json',
    title: 'Texts of a shop',
    description: 'Messages of pages, mails and printed lists in the words of this shop, by their keys',
    type: 'object',
    properties: {
      $schema: { type: 'string' },
      ...Object.fromEntries(keys.map(key => [key, message(texts.get(key))])),
    },
    additionalProperties: false,
  };
}

/** Writes `backend/shop-folder/shop-{files.gen.ts,validators.gen.mjs,validators.gen.d.mts}` and `.schema/shop/texts.schema.json`; returns the paths that changed. */
export async function generateShopSchemas() {
  const schemas = readSchemas();
  const kinds = Object.keys(schemas).filter(name => name !== 'common');
  const target = name => join(root, 'backend', 'shop-folder', name);
  const files = [
    [target('shop-files.gen.ts'), await types(kinds)],
    [target('shop-validators.gen.mjs'), await validators(schemas, kinds)],
    [target('shop-validators.gen.d.mts'), declaration(kinds)],
    [join(root, '.schema', 'shop', 'texts.schema.json'), `${JSON.stringify(textsSchema(), null, 1)}\n`],
  ];
  return files.filter(([path, text]) => writeWhenNew(path, text)).map(([path]) => path);
}
