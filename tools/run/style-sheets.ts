/** In which style sheet of the built shop the styles of a module are: one that all pages share, one per page kind, and those that few pages need. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { classPrefixesOf } from './class-names.ts';
import { isAmongImportsOf, type Modules } from './module-imports.ts';

const root = join(import.meta.dirname, '../..');

/** Where the styles of a widget are: with the shell's, in the sheet of a page kind, or, without a word, with its own code. */
type WidgetSheet = 'shared' | (typeof pageKinds)[number];
const pageKinds = ['list', 'product'] as const;

/** Types of the widgets whose schema says `x-styles`, by what it says. */
const widgetsOf = (sheet: WidgetSheet): readonly string[] => (widgets ??= readWidgets()).get(sheet) ?? [];
let widgets: ReadonlyMap<WidgetSheet, string[]> | undefined;

function readWidgets(): ReadonlyMap<WidgetSheet, string[]> {
  const found = new Map<WidgetSheet, string[]>();
  for (const type of readdirSync(join(root, 'widgets'))) {
    const file = join(root, 'widgets', type, 'props.schema.json');
    const schema: { 'x-styles'?: WidgetSheet } = existsSync(file)
      ? JSON.parse(readFileSync(file, 'utf8'))
      : {};
    const sheet = schema['x-styles'];
    if (sheet) found.set(sheet, [...(found.get(sheet) ?? []), type]);
  }
  return found;
}

/**
 * Styles of what appears with an action or on few pages begin with the name of their sheet. The HTML of a page tells
 * whether it needs the sheet; what a script shows later brings it along, because its code imports it.
 */
const ownSheet = /^\/\* @sheet ([a-z]+) \*\//;
const known = new Map<string, string | null>();

const placeOf = (id: string) => relative(root, id).replaceAll('\\', '/');

/** The sheet of what few pages show; null for other modules. */
export function seldomSheetOf(id: string): string | null {
  if (!id.endsWith('.module.css')) return null;
  let sheet = known.get(id);
  if (sheet === undefined) {
    sheet = ownSheet.exec(readFileSync(id, 'utf8'))?.[1] ?? null;
    known.set(id, sheet);
  }
  return sheet;
}

/** What any page may open: with a style of one kind of pages, the whole sheet of that kind would come along. */
const openedAnywhere = ['account-panel', 'cart-panel', 'filled-cart', 'market-panel', 'menu-panel'].map(
  name => `src/shop/app/layouts/panels/${name}.tsx`,
);

/**
 * Whether the styles are of the shell, of what most pages show, of several kinds of pages, or of one kind and of what any
 * page may open: one sheet, fetched once. Others come with what they belong to.
 */
export function isSharedStyle(id: string, modules: Modules): boolean {
  if (id.endsWith('/src/shop/entry/shop.css')) return true;
  const kinds = kindsOf(id, modules).length;
  return (
    isStyleOf('shared', id, modules) ||
    kinds > 1 ||
    (kinds === 1 && openedAnywhere.some(panel => isAmongImportsOf(panel, id, modules)))
  );
}

const kindsOf = (id: string, modules: Modules) => pageKinds.filter(each => isStyleOf(each, id, modules));

const isStyleOf = (sheet: WidgetSheet, id: string, modules: Modules): boolean =>
  id.endsWith('.module.css') &&
  widgetsOf(sheet).some(type => isAmongImportsOf(`widgets/${type}/index.ts`, id, modules));

/** Null for what no kind shows, and for what not only one kind shows. */
export function kindOfStyle(id: string, modules: Modules): string | null {
  const [kind] = kindsOf(id, modules);
  return kind && !isSharedStyle(id, modules) ? kind : null;
}

interface BuiltChunk {
  moduleIds: string[];
  facadeModuleId: string | null;
  viteMetadata?: { importedCss: Set<string> };
}

/** Which prefixes of class names tell that a page needs a sheet. */
function prefixesOfSheets(chunks: readonly BuiltChunk[]): Record<string, string[]> {
  const prefixes = classPrefixesOf(root);
  const seldom = chunks.filter(({ moduleIds }) => moduleIds.some(id => seldomSheetOf(id) !== null));
  return Object.fromEntries(
    seldom.flatMap(({ moduleIds, viteMetadata }) =>
      [...(viteMetadata?.importedCss ?? [])].map(file => [
        file,
        moduleIds.flatMap(id => prefixes.get(placeOf(id)) ?? []),
      ]),
    ),
  );
}

/**
 * Writes beside the manifest which sheets the modules of each widget are in, and what tells that a page needs a sheet
 * that few pages need. By its chunks a page would get every sheet of the pieces that happen to lie together with them.
 */
export const widgetStyles: Plugin = {
  name: 'widget-styles',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
    // Before the sheet that declares the layers, its own would turn their order around.
    const early = chunks.find(({ name }) => name === 'early');
    for (const file of early?.viteMetadata?.importedCss ?? [])
      this.error(`${file} has styles of what a page does early: each of them needs a sheet (@sheet)`);
    const sheets = new Map(
      chunks.flatMap(({ moduleIds, viteMetadata }) =>
        moduleIds.map(id => [id, [...(viteMetadata?.importedCss ?? [])]] as const),
      ),
    );
    const widgets = chunks.flatMap(({ facadeModuleId }) => {
      const key = relative(root, facadeModuleId ?? root);
      if (!facadeModuleId || !/^widgets\/[^/]+\/index\.ts$/.test(key)) return [];
      const modules = new Set([facadeModuleId]);
      for (const id of modules)
        for (const next of this.getModuleInfo(id)?.importedIds ?? []) modules.add(next);
      const own = [...modules].filter(id => id.endsWith('.css')).flatMap(id => sheets.get(id) ?? []);
      return [[key, [...new Set(own)]] as const];
    });
    const source = JSON.stringify({ widgets: Object.fromEntries(widgets), seldom: prefixesOfSheets(chunks) });
    this.emitFile({ type: 'asset', fileName: '.vite/widget-styles.json', source });
  },
};
