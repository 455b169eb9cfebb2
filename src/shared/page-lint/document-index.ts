/** What the check of one document needs from the others: layouts, fragments, routes, and which files could not be read. */

import type { DocumentKind, Grammar } from '#engine/definition/grammar.ts';
import { type LocaleCode, localeCodes } from '#i18n/locales.ts';
import { requiredLocales } from '#i18n/required-locales.ts';
import type { MigrationSteps } from './migrated-props.ts';
import type { ShopAnswers } from './shop-facts.ts';
import { itemsAt, memberOf, membersAt, scalarOf, textAt } from './source/json-tree.ts';
import type { SourceFile } from './source/source-file.ts';

export interface LintContext {
  grammar: Grammar;
  /** Migrations by widget type; when absent, what older widgets become is not checked. */
  migrations?: Readonly<Record<string, MigrationSteps>>;
  /** Ids in the message files of all locales. */
  messageIds: ReadonlySet<string>;
  /** Ids of messages that only the preview tool loads. */
  toolMessageIds?: ReadonlySet<string>;
  /** Ids of messages without placeholders, by their texts in every language: see `textsKey`. */
  messagesByTexts?: ReadonlyMap<string, string>;
  /** Texts of messages without placeholders, per locale. */
  messages?: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** Ids that are used in code or by other systems. */
  messagesOfCode?: ReadonlySet<string>;
  /** The parts of an HTML text that the sanitiser removes. */
  strippedFrom?: (html: string) => readonly string[];
  /** Current time for schedules; when absent, no schedule counts as over. */
  now?: Date;
  /** Data of a running shop; when absent, references into its data are not checked. */
  shop?: ShopAnswers;
  /** The files before the change, by name, to check the change itself. */
  before?: ReadonlyMap<string, string>;
  /** Role of the author; when absent, a developer, who may change everything. */
  role?: 'merchandiser';
}

/** A key made of one text in all required languages. */
export const textsKey = (textIn: (locale: LocaleCode) => string | undefined): string =>
  JSON.stringify(requiredLocales.map(locale => textIn(locale) ?? ''));

export interface RouteFact {
  source: SourceFile;
  name: string;
  /** Path per locale; a neutral path is repeated for each. */
  paths: ReadonlyMap<string, string>;
  neutral: boolean;
  /** The parameter name of `*`. */
  splat: string | undefined;
  /** Further addresses, in file order. */
  also: readonly string[];
}

export interface DocumentIndex extends LintContext {
  layouts: ReadonlyMap<string, SourceFile>;
  fragments: ReadonlyMap<string, SourceFile>;
  routes: readonly RouteFact[];
  /** Files that exist but are invalid, as `layout:default`; a reference to one is not reported again. */
  broken: ReadonlySet<string>;
  /** False when a page could not be parsed: a link without a target may lead there. */
  routesKnown: boolean;
}

const endings: Readonly<Record<Exclude<DocumentKind, 'widget'>, string>> = {
  page: '.page.json',
  layout: '.layout.json',
  fragment: '.fragment.json',
  override: '.override.json',
  content: '.content.json',
  menu: '.menu.json',
};

/** Derives the kind from the file name; an example of a widget has the kind `widget`. */
export function documentKindOf(file: string): DocumentKind | undefined {
  for (const kind of ['page', 'layout', 'fragment', 'override', 'content', 'menu'] as const)
    if (file.endsWith(endings[kind])) return kind;
  return /(?:^|\/)widgets\/[^/]+\/examples\/[^/]+\.json$/.test(file) ? 'widget' : undefined;
}

/** `home` of `pages/home.page.json`. */
export function nameOfFile(file: string): string {
  const base = file.slice(file.lastIndexOf('/') + 1);
  const ending = Object.values(endings).find(one => base.endsWith(one));
  return ending ? base.slice(0, -ending.length) : base;
}

/** `parsed` includes files with structural problems, for their routes; `sound` excludes them. */
export function indexDocuments(
  world: LintContext,
  files: { parsed: readonly SourceFile[]; sound: readonly SourceFile[]; all: readonly string[] },
): DocumentIndex {
  const good = new Set(files.sound.map(({ file }) => file));
  const parsed = new Set(files.parsed.map(({ file }) => file));
  const byName = (kind: DocumentKind) =>
    new Map(
      files.sound.filter(source => source.kind === kind).map(source => [nameOfFile(source.file), source]),
    );
  return {
    ...world,
    layouts: byName('layout'),
    fragments: byName('fragment'),
    routes: files.parsed.flatMap(routeOf),
    broken: new Set(
      files.all.filter(file => !good.has(file)).map(file => `${documentKindOf(file)}:${nameOfFile(file)}`),
    ),
    routesKnown: files.all.every(file => parsed.has(file) || documentKindOf(file) !== 'page'),
  };
}

function routeOf(source: SourceFile): RouteFact[] {
  const route = memberOf(source.root, 'route')?.value;
  const name = textAt(route, 'name');
  if (source.kind !== 'page' || name === undefined) return [];
  const neutral = textAt(route, 'paths');
  const paths =
    neutral === undefined
      ? membersAt(route, 'paths').flatMap(({ key, value }) => {
          const path = scalarOf(value);
          return typeof path === 'string' ? [[key, path] as const] : [];
        })
      : localeCodes.map(locale => [locale, neutral] as const);
  const also = itemsAt(route, 'also').map(item => String(scalarOf(item)));
  const splat = textAt(route, 'splat');
  return [{ source, name, paths: new Map(paths), neutral: neutral !== undefined, splat, also }];
}
