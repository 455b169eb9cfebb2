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
  /** By sheet that few pages need: what the HTML of such a page contains. */
  const signsOf = new Map(
    Object.entries(styles.seldom).map(([file, prefixes]) => [
      file,
      new RegExp(`[" =](?:${prefixes.join('|')})[0-9a-z]`),
    ]),
  );
  /** The shell's sheet declares the cascade layers of all others, so it is the first; widgets override pieces. */
  const rankOf = (file: string) => (signsOf.has(file) ? 1 : shellStyles.includes(file) ? 0 : 2);

  return {
    boot: `/${boot.file}`,
    ...(canvas ? { canvas: `/${canvas.file}` } : {}),
    styles(types, html) {
      const files = [
        ...shellStyles,
        ...types.toSorted().flatMap(type => styles.widgets[widgetKey(type)] ?? []),
      ];
      const needed = [...new Set(files)].filter(
        file => html === undefined || (signsOf.get(file)?.test(html) ?? true),
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
