/** The browser's files by what needs them, from Vite's manifest. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocaleCode } from '#kernel/segment.ts';
import type { ClientAssets } from '#ssr/storefront.ts';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** The part of Vite's manifest that is used. */
export interface BuiltClient {
  manifest: Manifest;
  styles: BuiltStyles;
}

/** Made by tools/run/style-sheets.ts. */
export interface BuiltStyles {
  /** The sheets of a widget's own modules, by the widget's file. */
  widgets: Readonly<Record<string, readonly string[]>>;
  /** What the class names of each sheet begin with that few pages need. */
  seldom: Readonly<Record<string, readonly string[]>>;
}

const BOOT = 'src/shop/entry/boot.ts';
const CANVAS = 'src/shop/entry/entry-canvas.tsx';
const ENTRY = 'src/shop/entry/entry-client.tsx';
/** The browser's list of widgets. */
const WIDGETS = 'src/shop/registry/widgets-client.gen.ts';
const widgetKey = (type: string) => `widgets/${type}/index.ts`;
const localeKey = (locale: LocaleCode, extent: 'first' | 'widgets' | 'all') =>
  `src/shared/i18n/messages.${locale}.${extent === 'all' ? '' : `${extent}.`}gen.ts`;

/** Every page needs the shell's texts; widgets bring their own. */
const textsOf = (locale: LocaleCode, types: readonly string[], extent: 'first' | 'all') =>
  extent === 'first' && types.length > 0
    ? [localeKey(locale, 'first'), localeKey(locale, 'widgets')]
    : [localeKey(locale, extent)];

const codeOf = (types: readonly string[]) =>
  types.length > 0 ? [WIDGETS, ...types.toSorted().map(widgetKey)] : [];

export function readBuiltClient(clientFolder: string): BuiltClient {
  const read = (name: string) => JSON.parse(readFileSync(join(clientFolder, '.vite', name), 'utf8')) as never;
  return { manifest: read('manifest.json'), styles: read('widget-styles.json') };
}

/** Returns the sheets that few pages need and that the HTML names classes of: it is read once for all of them. */
function createSheetFinder(seldom: BuiltStyles['seldom']): (html: string) => ReadonlySet<string> {
  const sheetOf = new Map(
    Object.entries(seldom).flatMap(([file, prefixes]) => prefixes.map(prefix => [prefix, file] as const)),
  );
  const count = new Set(sheetOf.values()).size;
  const sign = new RegExp(`[" =](${[...sheetOf.keys()].join('|')})[0-9a-z]`, 'g');
  return html => {
    const found = new Set<string>();
    if (count === 0) return found;
    sign.lastIndex = 0;
    for (let match = sign.exec(html); match && found.size < count; match = sign.exec(html)) {
      const file = sheetOf.get(match[1] ?? '');
      if (file !== undefined) found.add(file);
    }
    return found;
  };
}

/** @throws when the build lacks its entries. */
export function clientAssets({ manifest, styles }: BuiltClient): ClientAssets {
  const boot = manifest[BOOT];
  const canvas = manifest[CANVAS];
  if (!boot || !manifest[ENTRY]) throw new Error(`The browser's build has no ${BOOT} or no ${ENTRY}.`);

  /** A chunk and what it imports at once, each named once, what is needed first. */
  function withImports(key: string, seen = new Set<string>()): Chunk[] {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [...(chunk.imports ?? []).flatMap(name => withImports(name, seen)), chunk];
  }
  const kept = new Map<string, string[]>();
  /** Pages of the same structure need the same files. */
  function once(name: string, keys: readonly string[], filesOf: (chunk: Chunk) => string[]): string[] {
    const id = `${name}:${keys.join(',')}`;
    const known = kept.get(id);
    if (known) return known;
    const seen = new Set<string>();
    const files = [...new Set(keys.flatMap(key => withImports(key, seen)).flatMap(filesOf))].map(
      file => `/${file}`,
    );
    if (kept.size < 1_000) kept.set(id, files);
    return files;
  }

  /** The boot module fetches them with the entry. */
  const ownModules = new Set(withImports(ENTRY).map(({ file }) => file));
  const shellStyles = withImports(ENTRY).flatMap(({ css }) => css ?? []);
  const seldomIn = createSheetFinder(styles.seldom);
  /** The shell's sheet declares the cascade layers of all others, so it is the first; widgets override pieces. */
  const rankOf = (file: string) =>
    Object.hasOwn(styles.seldom, file) ? 1 : shellStyles.includes(file) ? 0 : 2;

  return {
    boot: `/${boot.file}`,
    ...(canvas ? { canvas: `/${canvas.file}` } : {}),
    styles(types, html) {
      const files = [
        ...shellStyles,
        ...types.toSorted().flatMap(type => styles.widgets[widgetKey(type)] ?? []),
      ];
      const found = html === undefined ? null : seldomIn(html);
      const needed = [...new Set(files)].filter(
        file => !found || found.has(file) || !Object.hasOwn(styles.seldom, file),
      );
      return needed.toSorted((one, other) => rankOf(one) - rankOf(other)).map(file => `/${file}`);
    },
    preloads: [{ href: '/fonts/figtree.woff2', as: 'font', type: 'font/woff2' }],
    modules: (locale, types, extent) =>
      once('js', [...textsOf(locale, types, extent), ...codeOf(types)], ({ file }) =>
        ownModules.has(file) ? [] : [file],
      ),
  };
}
