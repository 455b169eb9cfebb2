/** Runs every generator; only changed files are written. Works on a fresh clone without generated files. */
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = resolve(import.meta.dirname, '../..');

/** In order of their dependencies. */
const generators = [
  { name: 'messages', module: 'tools/locales/compile.mjs', run: code => code.compileMessages() },
  { name: 'GraphQL', module: 'tools/generate/graphql.mjs', run: code => code.generateGraphql() },
  { name: 'page grammar', module: 'tools/generate/schemas.mjs', run: code => code.generateSchemas() },
  {
    name: 'theme tokens',
    module: 'tools/generate/theme-tokens.mjs',
    run: code => code.generateThemeTokens(),
  },
  {
    name: 'shop folder',
    module: 'tools/generate/shop-schemas.mjs',
    run: code => code.generateShopSchemas(),
  },
  {
    name: 'preview catalogue',
    module: 'tools/generate/preview-catalogue.mjs',
    run: code => code.generatePreviewCatalogue(),
  },
  { name: 'registry', module: 'tools/generate/registry.mjs', run: code => code.generateRegistry() },
];

/** Runs all generators, or the named ones; returns the changed files, relative to the project. */
export async function generate(names = generators.map(({ name }) => name)) {
  const changed = [];
  for (const { name, module, run } of generators) {
    const path = join(root, module);
    if (!names.includes(name) || !existsSync(path)) continue;
    try {
      const answer = await run(await import(pathToFileURL(path).href));
      if (Array.isArray(answer)) changed.push(...answer.map(file => relative(root, resolve(root, file))));
    } catch (error) {
      throw new Error(`The generator of ${name} (${module}) failed: ${error.message}`, { cause: error });
    }
  }
  return changed;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const changed = await generate();
    for (const file of changed) console.log(`wrote ${file}`);
    if (changed.length === 0) console.log('generated files are up to date');
  } catch (error) {
    // What a file's author has to correct is said in the message; anything else is a defect, whose place matters.
    console.error(error.cause?.name === 'Error' ? error.message : error);
    process.exitCode = 1;
  }
}
