/** Reads the hand-written schemas of the page language: shared definitions, data sources and every widget's props. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readLanguages } from '../../files/message-files.mjs';

/** Custom keywords; the builder consumes them and no emitted schema contains them. */
export const ownKeywords = new Set([
  'x-localizable',
  'x-bindable',
  'x-responsive',
  'x-format',
  'x-role',
  'x-ui',
  'x-ref',
  'x-open',
  'x-version',
  'x-singleton',
  'x-layouts',
  'x-heading',
  'x-named-by',
  'x-ratios',
  'x-ready',
  'x-presets',
  'x-styles',
]);

/**
 * @returns {{ shared: Record<string, object>, sources: Record<string, object>, widgets: Record<string, object> }}
 * `shared` by file name, `sources` and `widgets` by their name, each in code-unit order.
 * @throws {Error} naming the file that is not JSON or uses an unknown x- keyword.
 */
export function readGrammar({ schemas, widgets }) {
  const grammar = {
    shared: withLanguages(readFolder(schemas, '.schema.json')),
    sources: readFolder(join(schemas, 'sources'), '.source.json'),
    widgets: {},
  };
  for (const type of foldersIn(widgets)) {
    const file = join(widgets, type, 'props.schema.json');
    if (existsSync(file)) grammar.widgets[type] = readWidget(file, join(widgets, type, 'migrations'));
  }
  return grammar;
}

/** Shared schemas that list the languages of the shop. */
function withLanguages(shared) {
  const languages = readLanguages();
  const perLanguage = (schema, value) => ({
    ...schema,
    required: languages.filter(({ fallback }) => !fallback).map(({ code }) => code),
    properties: Object.fromEntries(languages.map(({ code }) => [code, { $ref: `#/$defs/${value}` }])),
  });
  return {
    ...shared,
    locale: { ...shared.locale, enum: languages.map(({ code }) => code) },
    locales: perLanguage(shared.locales, 'locale-text'),
    'locale-paths': perLanguage(shared['locale-paths'], 'path'),
  };
}

/** Names of the widget folders, in code-unit order. */
export const foldersIn = folder =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter(entry => entry.isDirectory())
        .map(entry => entry.name)
        .sort()
    : [];

function readWidget(file, migrations) {
  const schema = readSchema(file);
  const version = schema['x-version'] ?? 1;
  if (!Number.isInteger(version) || version < 1)
    throw new Error(`${file}: x-version must be a whole number from 1`);
  return {
    schema: withoutLocalDefinitions(schema, file),
    version,
    oldest: oldestReadable(migrations, version),
    area: existsSync(join(dirname(file), 'to-cms.ts')),
  };
}

/** The oldest version from which migration files lead to `version` without a gap. */
function oldestReadable(folder, version) {
  let oldest = version;
  while (existsSync(join(folder, `${oldest - 1}-to-${oldest}.ts`))) oldest -= 1;
  return oldest;
}

function readFolder(folder, ending) {
  const names = readdirSync(folder).filter(name => name.endsWith(ending));
  return Object.fromEntries(
    names.sort().map(name => [name.slice(0, -ending.length), readSchema(join(folder, name))]),
  );
}

function readSchema(file) {
  try {
    const schema = JSON.parse(readFileSync(file, 'utf8'));
    refuseUnknownKeywords(schema);
    return schema;
  } catch (error) {
    throw new Error(`${file}: ${error.message}`, { cause: error });
  }
}

function refuseUnknownKeywords(value) {
  if (Array.isArray(value)) return value.forEach(refuseUnknownKeywords);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key.startsWith('x-') && !ownKeywords.has(key)) throw new Error(`unknown keyword "${key}"`);
    refuseUnknownKeywords(inner);
  }
}

/** Inlines the `$defs` of a widget, so that only shared names remain. */
function withoutLocalDefinitions(schema, file) {
  const { $defs: local = {}, ...rest } = schema;
  const put = (value, above) => {
    if (Array.isArray(value)) return value.map(inner => put(inner, above));
    if (typeof value !== 'object' || value === null) return value;
    const name = typeof value.$ref === 'string' ? value.$ref.replace('#/$defs/', '') : '';
    if (!(name in local)) {
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, put(inner, above)]));
    }
    if (above.includes(name)) throw new Error(`${file}: $defs "${name}" contains itself`);
    const { $ref: _, ...beside } = value;
    return { ...put(local[name], [...above, name]), ...put(beside, above) };
  };
  return put(rest, []);
}
