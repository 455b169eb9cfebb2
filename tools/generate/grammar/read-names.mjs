/** Names that editors suggest: routes and images of the page files, and the shop's names from schemas/shop-names.json. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldersIn } from './read-grammar.mjs';

/** @returns {import('./suggestions.mjs').Names} */
export function readNames({ schemas, widgets, pages }) {
  const shop = parsed(join(schemas, 'shop-names.json')) ?? { categories: [], brands: [], content: [] };
  const documents = jsonFiles(pages);
  const examples = foldersIn(widgets).flatMap(type => jsonFiles(join(widgets, type, 'examples')));
  const routes = documents.flatMap(({ route }) => (isOpen(route) ? [route.name] : []));
  const pictures = [...documents, ...examples].flatMap(filesIn);
  return { ...shop, routes: routes.sort(), pictures: [...new Set(pictures)].sort() };
}

/** Only routes without parameters, because a link by name cannot give any. */
const isOpen = route => typeof route?.name === 'string' && !JSON.stringify(route.paths ?? '').includes('/:');

const jsonFiles = folder =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter(name => name.endsWith('.json'))
        .flatMap(name => parsed(join(folder, name)) ?? [])
    : [];

function parsed(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Every `file` and `phoneFile` of a document. */
function filesIn(value) {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    (key === 'file' || key === 'phoneFile') && typeof inner === 'string' ? [inner] : filesIn(inner),
  );
}
