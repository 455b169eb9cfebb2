/** Generates the lists of the composition roots: widgets, page files and the route table. */
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../files/message-files.mjs';
import { definitionOf, readModule } from '../files/read-module.mjs';
import { writeWhenNew } from '../files/replace-file.mjs';
import { foldersIn } from './grammar/read-grammar.mjs';
import { routeEntry } from './route-entry.mjs';

/** Kind → folder below pages/ and file name ending. */
const kinds = {
  pages: ['', '.page.json'],
  layouts: ['layouts', '.layout.json'],
  fragments: ['fragments', '.fragment.json'],
  overrides: ['overrides', '.override.json'],
};

/**
 * Writes `widgets-server`, `widgets-client`, `cms-types`, `cms-widgets`, `pages-server`, `pages-client` and `routes` (`.gen.ts`) into src/shop/registry and
 * returns the paths that changed. For a page file that is not JSON, development uses its last valid version; otherwise it is
 * left out. The page linter, which needs the generated grammar first, reports it.
 */
export function generateRegistry(folder = root) {
  const widgets = foldersIn(join(folder, 'widgets'))
    .filter(type => existsSync(join(folder, 'widgets', type, 'index.ts')))
    .map(type => ({ type, version: versionOf(join(folder, 'widgets', type)) }));
  const documents = Object.fromEntries(Object.keys(kinds).map(kind => [kind, readDocuments(folder, kind)]));
  const files = {
    'widgets-server': widgetsServer(widgets),
    'widgets-client': widgetsClient(widgets),
    'cms-types': cmsTypes(folder, widgets),
    'cms-widgets': cmsWidgets(folder, widgets),
    'pages-server': pagesServer(documents),
    'pages-client': pagesClient(documents),
    routes: routes(documents.pages),
  };
  return Object.entries(files)
    .map(([name, content]) => [join(folder, 'src', 'shop', 'registry', `${name}.gen.ts`), content])
    .filter(([path, content]) => writeWhenNew(path, content))
    .map(([path]) => path);
}

/** `x-version` of the widget's schema is the only place that defines it. */
const versionOf = folder => parsed(join(folder, 'props.schema.json'))?.['x-version'] ?? 1;

function readDocuments(folder, kind) {
  const [below, ending] = kinds[kind];
  const place = join(folder, 'pages', below);
  const names = existsSync(place)
    ? readdirSync(place).filter(
        name => name.endsWith(ending) && isWithin(join(folder, 'pages'), join(place, name)),
      )
    : [];
  return names.sort().flatMap(name => {
    const file = ['pages', below, name].filter(Boolean).join('/');
    const document = parsed(join(place, name)) ?? parsed(join(folder, '.cache/valid-pages', file));
    return typeof document?.id === 'string' ? [{ file, id: document.id, document }] : [];
  });
}

/** A link that leads out of the folder would put a foreign file into the bundle; the page linter reports it. */
function isWithin(folder, path) {
  try {
    return realpathSync(path).startsWith(realpathSync(folder) + sep);
  } catch {
    return false;
  }
}

function parsed(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

const note = from => `/** Made from ${from} by tools/generate/registry.mjs; do not edit. */\n`;
const variable = (prefix, index) => `${prefix}${index}`;
const text = JSON.stringify;

const widgetsServer =
  types => `${note('the folders of widgets/')}import type { AnyWidget } from '#engine/definition/contract.ts';
${types.map(({ type }, index) => `import ${variable('widget', index)} from '#widgets/${type}/index.ts';\n`).join('')}
export const widgets: Readonly<Record<string, AnyWidget>> = {
${types.map(({ type, version }, index) => `  ${text(type)}: { ...${variable('widget', index)}, version: ${version} },\n`).join('')}};
`;

const widgetsClient =
  types => `${note('the folders of widgets/')}import type { AnyWidget, DefinedWidget } from '#engine/definition/contract.ts';

const versioned =
  (version: number) =>
  (code: { default: DefinedWidget }): AnyWidget => ({ ...code.default, version });

export const widgets: Readonly<Record<string, () => Promise<AnyWidget>>> = {
${types.map(({ type, version }) => `  ${text(type)}: () => import('#widgets/${type}/index.ts').then(versioned(${version})),\n`).join('')}};
`;

/** CMS names of a widget, read from its definition, so that the browser need not load all widgets to know them. */
function cmsTypes(folder, types) {
  const rows = types.flatMap(({ type }) => {
    const file = `widgets/${type}/index.ts`;
    const { cmsNames = [] } = definitionOf(readModule(file, readFileSync(join(folder, file), 'utf8')));
    return cmsNames.map(name => `  ${text(name)}: ${text(type)},\n`);
  });
  return `${note('the `cmsNames` of widgets/')}export const cmsTypes: Readonly<Record<string, string>> = {\n${rows.join('')}};\n`;
}

/** Widgets that areas may contain, with how each is written for the content system; without their views, for the server and tools. */
function cmsWidgets(folder, types) {
  const written = types.filter(({ type }) => existsSync(join(folder, 'widgets', type, 'to-cms.ts')));
  const imports = [];
  const rows = written.map(({ type, version }, index) => {
    const file = `widgets/${type}/index.ts`;
    const { cmsNames = [] } = definitionOf(readModule(file, readFileSync(join(folder, file), 'utf8')));
    const steps = Array.from({ length: version - 1 }, (_, step) => [`migrate${index}v${step + 1}`, step + 1]);
    imports.push(
      `import { fromCms as fromCms${index} } from '#widgets/${type}/from-cms.ts';\n`,
      `import { toCms as toCms${index} } from '#widgets/${type}/to-cms.ts';\n`,
      ...steps.map(
        ([name, from]) =>
          `import { migrate as ${name} } from '#widgets/${type}/migrations/${from}-to-${from + 1}.ts';\n`,
      ),
    );
    return `  ${text(type)}: {
    type: ${text(type)},
    name: ${text(cmsNames[0] ?? type)},
    version: ${version},
    fields: widgetFields[${text(type)}] ?? { version: ${version} },
    fromCms: fromCms${index},
    toCms: toCms${index},
    migrations: [${steps.map(([name]) => name).join(', ')}],
  },\n`;
  });
  return `${note('the widgets with `to-cms.ts`')}import type { CmsWidget } from '#engine/content/cms-form.ts';
import { widgetFields } from '#engine/widget-fields.gen.ts';
${imports.join('')}
export const cmsWidgets: Readonly<Record<string, CmsWidget>> = {
${rows.join('')}};
`;
}

function pagesServer(documents) {
  const all = Object.entries(documents).flatMap(([kind, list]) => list.map(entry => ({ ...entry, kind })));
  const imports = all.map(
    ({ file }, index) => `import ${variable('document', index)} from '../../../${file}';\n`,
  );
  const rows = kind =>
    all.flatMap((entry, index) =>
      entry.kind === kind ? [`  ${text(entry.file)}: ${variable('document', index)},\n`] : [],
    );
  const tables = Object.keys(kinds).map(
    kind => `\nexport const ${kind}: Readonly<Record<string, unknown>> = {\n${rows(kind).join('')}};\n`,
  );
  return `${note('the files of pages/')}${imports.join('')}${tables.join('')}`;
}

/** The engine's type for a document of each kind; the linter has validated the files. */
const documentTypes = {
  pages: 'PageDocument',
  layouts: 'Layout',
  fragments: 'FragmentDocument',
};

function pagesClient(documents) {
  const row = type => entry =>
    `  ${text(entry.id)}: () => import('../../../${entry.file}').then(file => file.default as unknown as ${type}),\n`;
  const tables = Object.entries(documentTypes).map(([kind, type]) => {
    const list = documents[kind];
    return `
/** By id. */
export const ${kind}: Readonly<Record<string, () => Promise<${type}>>> = {
${list.map(row(type)).join('')}};
`;
  });
  return `${note('the files of pages/')}import type { FragmentDocument, PageDocument } from '#engine/definition/page-document.ts';
import type { OverrideDocument } from '#engine/override/override-document.ts';
import type { Layout } from '#engine/page-types.gen.ts';
${tables.join('')}${widgetTypesOf(documents)}${overridesClient(documents)}`;
}

/** Types of the widgets below a node of a page file, including its fragments. */
function typesIn(node, fragments, seen = new Set()) {
  if (Array.isArray(node)) return node.flatMap(part => typesIn(part, fragments, seen));
  if (typeof node !== 'object' || node === null) return [];
  const own = Array.isArray(node.widgets) ? node.widgets.flatMap(({ type }) => type ?? []) : [];
  const isNew = node.kind === 'fragment' && !seen.has(node.ref);
  const fragment = isNew && fragments.find(({ id }) => id === node.ref);
  const inside = fragment ? typesIn(fragment.document.containers, fragments, seen.add(node.ref)) : [];
  return [...own, ...inside, ...typesIn(node.fallback, fragments, seen)];
}

/** Lets a navigation fetch the code of a page's widgets together with the page. */
function widgetTypesOf({ pages, fragments }) {
  const rows = pages.map(({ id, document }) => {
    const types = new Set(Object.values(document.regions ?? {}).flatMap(nodes => typesIn(nodes, fragments)));
    return `  ${text(id)}: ${text([...types])},\n`;
  });
  return `
/** Types of the widgets that a page names, by id of the page. */
export const widgetTypes: Readonly<Record<string, readonly string[]>> = {
${rows.join('')}};
`;
}

/** The page at the end of an override's chain of parents; undefined when the chain has no page. */
function pageOf({ document }, { pages, overrides }, seen = new Set()) {
  const parent = document.extends;
  if (seen.has(parent)) return undefined;
  if (pages.some(({ id }) => id === parent)) return parent;
  const next = overrides.find(({ id }) => id === parent);
  return next && pageOf(next, { pages, overrides }, seen.add(parent));
}

const overrideRow = ({ file }) =>
  `    () => import('../../../${file}').then(file => file.default as unknown as OverrideDocument),\n`;

/** Grouped by page: a page without overrides loads nothing for them. */
function overridesClient(documents) {
  const groups = new Map();
  for (const entry of documents.overrides) {
    const page = pageOf(entry, documents);
    if (page) groups.set(page, [...(groups.get(page) ?? []), entry]);
  }
  const rows = [...groups].map(
    ([page, list]) => `  ${text(page)}: [\n${list.map(overrideRow).join('')}  ],\n`,
  );
  return `
/** By id of the page that they extend in the end. */
export const overrides: Readonly<Record<string, readonly (() => Promise<OverrideDocument>)[]>> = {
${rows.join('')}};
`;
}

function routes(pages) {
  const entries = pages.filter(({ document }) => document.route?.paths).map(routeEntry);
  return `${note('the routes of pages/')}import type { RouteEntry } from '#engine/route/route-paths.ts';

/** Most pages are named like their routes. */
const written: readonly (Omit<RouteEntry, 'pageId'> & Partial<RouteEntry>)[] = ${text(entries, null, 2)};

export const routes: readonly RouteEntry[] = written.map(route => ({ pageId: route.name, ...route }));
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const path of generateRegistry()) console.log(`wrote ${path.slice(root.length + 1)}`);
}
