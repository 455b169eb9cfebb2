/** In which style sheet of the built shop the styles of a module are: one that all pages share, one per page kind, and those that few pages need. */
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { classPrefixesOf } from './class-names.ts';
import { isAmongImportsOf, type Modules } from './module-imports.ts';

const root = join(import.meta.dirname, '../..');

/** Widgets that most pages show: their styles, and those of what they are made of, travel with the shell's. */
const widgetsEverywhere = [
  'breadcrumbs',
  'buttons',
  'image',
  'message',
  'newsletter',
  'product-list',
  'product-listing',
  'rich-text',
  'text',
];

/** One sheet for the widgets of a page kind, beside the shared one. */
const pageKinds = {
  list: ['product-listing', 'category-header'],
  product: ['product-detail', 'questions', 'related-products', 'reviews'],
};

/**
 * Styles of what appears with an action or on few pages, by their sheet. The HTML of a page tells whether it needs the
 * sheet; what a script shows later brings it along, because its code imports it.
 */
const seldomShown: Readonly<Record<string, readonly string[]>> = {
  // What the application itself shows: its code names no classes of others.
  seldom: [
    'src/shop/app/layouts/footer/legal-footer',
    'src/shop/app/layouts/header/bar-header',
    'src/ui/icon-button',
    'src/ui/panel-overlay',
    'src/ui/spinner',
    'src/ui/toast',
  ],
  rare: [
    'src/ui/chip',
    'src/ui/controlled-slider',
    'src/ui/empty-state',
    'src/ui/feedback',
    'src/ui/password-strength',
    'src/ui/skeleton',
    'src/ui/text-input',
    'widgets/message/message',
    'widgets/product-listing/static/compatible-by-category',
    'widgets/product-listing/static/search-interpretation',
    'widgets/product-listing/static/similar-searches',
    'widgets/rich-text/rich-text',
  ],
  options: [
    'src/ui/choice',
    'src/ui/pagination',
    'widgets/product-detail/facts/guides',
    'widgets/product-detail/package/package',
    'widgets/product-detail/pickers',
    'widgets/reviews/picture-links',
  ],
};

const seldomSheets = new Map<string, string>(
  Object.entries(seldomShown).flatMap(([sheet, modules]) =>
    modules.map(name => [`${name}.module.css`, sheet] as const),
  ),
);

const placeOf = (id: string) => relative(root, id).replaceAll('\\', '/');

/** The sheet of what few pages show; null for other modules. */
export const seldomSheetOf = (id: string): string | null => seldomSheets.get(placeOf(id)) ?? null;

/** Whether the styles are of the shell or of what most pages show: one sheet, fetched once. Others come with what they belong to. */
export function isSharedStyle(id: string, modules: Modules): boolean {
  if (id.endsWith('/src/shop/entry/shop.css')) return true;
  if (!id.endsWith('.module.css') || id.includes('/widgets/product-listing/')) return false;
  return isStyleOf(widgetsEverywhere, id, modules);
}

const isStyleOf = (types: readonly string[], id: string, modules: Modules): boolean =>
  id.endsWith('.module.css') && types.some(type => isAmongImportsOf(`widgets/${type}/index.ts`, id, modules));

/** What several kinds show is shared by all pages. */
export function kindOfStyle(id: string, modules: Modules): string | null {
  const [kind, ...others] = Object.entries(pageKinds).filter(([, types]) => isStyleOf(types, id, modules));
  return kind === undefined ? null : others.length > 0 ? 'core' : kind[0];
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
