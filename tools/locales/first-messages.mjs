/** Finds the messages that the browser needs before any navigation: those used by code that a public page starts with. Code that is fetched later brings its own (`FetchedTexts`). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../files/message-files.mjs';
import { definitionOf, readModule, staticImportsOf, stringsOf } from '../files/read-module.mjs';

/** Entry points of the browser, and what they fetch once the page is idle. */
const entries = ['src/shop/entry/boot.ts', 'src/shop/entry/entry-client.tsx'];

/** `#app/` → `src/shop/app/`, as the package says. */
const aliases = Object.entries(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).imports).map(
  ([alias, place]) => [alias.replace('*', ''), place.replace('./', '').replace('*', '')],
);

const definition = type => `widgets/${type}/index.ts`;

const panel = name => `src/shop/app/layouts/panels/${name}.tsx`;

/** The panels of menu, cart and market, and the notice of what was added: what visitors open first. */
const panels = ['menu-panel', 'cart-panel', 'filled-cart', 'market-panel', 'added-notice'].map(panel);

/** Widgets that hydrate on some public page; without static ones and those used on personal pages only. */
function hydratingWidgets(folder) {
  const widgets = join(folder, 'widgets');
  return (existsSync(widgets) ? readdirSync(widgets) : [])
    .filter(
      type =>
        existsSync(join(folder, definition(type))) &&
        definitionOf(moduleAt(folder, definition(type))).hydrate !== 'never' &&
        !onlyPersonal(folder, type),
    )
    .map(definition);
}

const moduleAt = (folder, file) => readModule(file, readFileSync(join(folder, file), 'utf8'));

function onlyPersonal(folder, type) {
  const pages = join(folder, 'pages');
  const using = (existsSync(pages) ? readdirSync(pages) : [])
    .filter(name => name.endsWith('.page.json'))
    .map(name => readFileSync(join(pages, name), 'utf8'))
    .filter(text => text.includes(`"type": "${type}"`));
  return using.length > 0 && using.every(text => /"personal": true|"access": "customer"/.test(text));
}

/** Static parts of a widget: not rendered in the browser until the first navigation, which loads all messages. */
const isStatic = /^widgets\/[^/]+\/static\//;

function fileOf(specifier, from) {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  const [alias, place] = aliases.find(([start]) => specifier.startsWith(start)) ?? [];
  return alias === undefined ? null : place + specifier.slice(alias.length);
}

/** All modules reached from the roots by static imports. */
function* modulesFrom(folder, roots) {
  const seen = new Set();
  const open = [...roots];
  while (open.length > 0) {
    const file = open.pop();
    if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(join(folder, file))) continue;
    seen.add(file);
    const module = moduleAt(folder, file);
    for (const specifier of staticImportsOf(module)) {
      const next = fileOf(specifier, file);
      if (next && !isStatic.test(next)) open.push(next);
    }
    if (!/\.gen\.tsx?$/.test(file)) yield module;
  }
}

/** The ids among `keys` that the first page uses; an id composed at run time (`STOCK_STATUS_${…}`) includes all that match. */
export const firstMessages = (folder, keys) => usedBy(folder, keys, entries);

/** The same for widgets that hydrate on public pages: fetched with the first of them. */
export const widgetMessages = (folder, keys) =>
  usedBy(folder, keys, [...entries, ...hydratingWidgets(folder)]);

/** The same for the panels that visitors open first: fetched with the first of them. */
export const panelMessages = (folder, keys) => usedBy(folder, keys, [...entries, ...panels]);

/** The same for the lists of products, of which visitors see most. */
export const listMessages = (folder, keys) =>
  usedBy(folder, keys, [...entries, definition('product-listing'), definition('product-list')]);

/** The same for a product. */
export const productMessages = (folder, keys) =>
  usedBy(folder, keys, [...entries, definition('product-detail')]);

/** The same for the forms of the account: most visitors never open them. */
export const accountMessages = (folder, keys) => usedBy(folder, keys, [...entries, panel('account-panel')]);

function usedBy(folder, keys, roots) {
  const strings = [...modulesFrom(folder, roots)].map(stringsOf);
  const used = new Set(strings.flatMap(({ whole }) => [...whole]));
  const prefixes = strings
    .flatMap(({ beginnings }) => [...beginnings])
    .filter(text => /^[A-Z][A-Z0-9_]+_$/.test(text));
  return keys.filter(key => used.has(key) || prefixes.some(prefix => key.startsWith(prefix)));
}
