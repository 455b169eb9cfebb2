/** Which texts the browser needs before any navigation: those named by code that a public page starts with. What is fetched later brings all texts along (`AllTexts`). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The browser's start, and what it fetches as soon as the page is quiet. */
const entries = ['src/entry/boot.ts', 'src/entry/entry-client.tsx'];

/** Widgets that hydrate on some public page; the static ones and those that only personal pages name do not. */
function livingWidgets(folder) {
  const widgets = join(folder, 'widgets');
  return (existsSync(widgets) ? readdirSync(widgets) : [])
    .map(type => ({ type, definition: `widgets/${type}/index.ts` }))
    .filter(
      ({ type, definition }) =>
        existsSync(join(folder, definition)) &&
        !/hydrate:\s*'never'/.test(readFileSync(join(folder, definition), 'utf8')) &&
        !onlyPersonal(folder, type),
    )
    .map(({ definition }) => definition);
}

function onlyPersonal(folder, type) {
  const pages = join(folder, 'pages');
  const using = (existsSync(pages) ? readdirSync(pages) : [])
    .filter(name => name.endsWith('.page.json'))
    .map(name => readFileSync(join(pages, name), 'utf8'))
    .filter(text => text.includes(`"type": "${type}"`));
  return using.length > 0 && using.every(text => /"personal": true|"access": "customer"/.test(text));
}

/** `import x from '…'`, `export … from '…'` and bare imports; neither types nor `import('…')`. */
const staticImports = /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^'"();]*?\sfrom\s+)?['"]([^'"]+)['"]/g;

/** Parts of a widget that stay as the server made them until the first navigation, which brings all texts (decision 0033). */
const kept = /^widgets\/[^/]+\/kept\//;

function fileOf(specifier, from) {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  if (!specifier.startsWith('#')) return null;
  const path = specifier.slice(1);
  return path.startsWith('widgets/') ? path : join('src', path);
}

/** The text of every module that is there when one of the roots is. */
function* textsFrom(folder, roots) {
  const seen = new Set();
  const open = [...roots];
  while (open.length > 0) {
    const file = open.pop();
    if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(join(folder, file))) continue;
    seen.add(file);
    const text = readFileSync(join(folder, file), 'utf8');
    for (const [, specifier] of text.matchAll(staticImports)) {
      const next = fileOf(specifier, file);
      if (next && !kept.test(next)) open.push(next);
    }
    if (!/\.gen\.tsx?$/.test(file)) yield text;
  }
}

/** The ids among `keys` that the shell says; an id that code puts together (`STOCK_STATUS_${…}`) brings all of its kind. */
export const firstMessages = (folder, keys) => saidBy(folder, keys, entries);

/** The same with what widgets say that hydrate on public pages: comes with the first of them. */
export const widgetMessages = (folder, keys) => saidBy(folder, keys, [...entries, ...livingWidgets(folder)]);

function saidBy(folder, keys, roots) {
  const source = [...textsFrom(folder, roots)].join('\n');
  const words = new Set(source.match(/[A-Za-z][\w]*(?:\.[\w]+)*/g));
  const prefixes = [...source.matchAll(/`([A-Z][A-Z0-9_]+_)\$\{/g)].map(([, prefix]) => prefix);
  return keys.filter(key => words.has(key) || prefixes.some(prefix => key.startsWith(prefix)));
}
