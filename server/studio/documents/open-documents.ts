/** Studio's documents of this build: page files, the page language and the database together. */
import {
  type Backend,
  type Bodies,
  type DocumentRules,
  type DocumentSource,
  joinSources,
  type ShopSettings,
  type StudioDocuments,
} from '#backend/index.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { LintContext } from '#page-lint/document-index.ts';
import type { SourceText } from '#page-lint/source/source-file.ts';
import { widgetVersions } from '#server/pages/widget-versions.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { withSettingsRules } from '../settings/settings-rules.ts';
import { settingsSource } from '../settings/settings-source.ts';
import type { ExampleTexts } from '../templates/example-texts.ts';
import type { NamedByOf } from './completeness.ts';
import { createDocumentRules } from './document-rules.ts';
import { fileSource } from './file-source.ts';
import { marketOverrides } from './market-overrides.ts';

export interface OpenDocumentsOptions {
  studio: Pick<Backend['studio'], 'documents' | 'live'>;
  /** The page files that the shop serves; another list after they were read again. */
  texts(): readonly SourceText[];
  world(): LintContext;
  /** Who the shop is, how it looks and what it says; without it these are no documents. */
  settings?: Pick<ShopSettings, 'bodies' | 'structure' | 'check'>;
  /** Markets that may have pages of their own; none by default. */
  markets?: () => readonly string[];
  /** Documents that come from elsewhere, such as the rows of the content system. */
  sources?: readonly DocumentSource[];
  /** Reads the texts that Studio asks to replace before a document is published; none by default. */
  examples?: () => Promise<ExampleTexts>;
}

export interface OpenDocuments extends StudioDocuments {
  rules: DocumentRules;
  namedByOf: NamedByOf;
  /** Versions of the build's widgets, by type. */
  versions: Readonly<Record<string, number>>;
  /** Markets that may have pages of their own. */
  markets(): readonly string[];
  /** What shoppers are served now. */
  served(): Promise<Bodies>;
}

export function openDocuments(options: OpenDocumentsOptions): OpenDocuments {
  const { studio, texts, world, settings, sources = [], examples, markets = () => [] } = options;
  let last: { texts: readonly SourceText[]; files: ReturnType<typeof fileSource> } | undefined;
  const files = () => {
    const current = texts();
    if (last?.texts !== current) last = { texts: current, files: fileSource(current) };
    return last.files;
  };
  const source = joinSources([
    { list: () => files().list(), find: id => files().find(id) },
    marketOverrides({ markets, pagesAmong }),
    ...(settings ? [settingsSource(settings)] : []),
    ...sources,
  ]);
  const versions = widgetVersions(world().grammar);
  /** Of the files, or published. */
  async function pagesAmong(ids: readonly DocumentId[]): Promise<ReadonlySet<DocumentId>> {
    const { documents } = files();
    const others = ids.filter(id => !documents.has(id));
    const live = others.length > 0 ? (await studio.live(versions, others)).documents : [];
    const published = live.filter(({ body }) => body !== null).map(({ id }) => id);
    return new Set([...ids.filter(id => documents.has(id)), ...published]);
  }

  async function served(): Promise<Bodies> {
    const [bases, live] = await Promise.all([source.list(), studio.live(versions)]);
    return new Map<DocumentId, DocumentBody | null>([
      ...bases.map(({ id, body }) => [id, body] as const),
      ...live.documents.map(({ id, body }) => [id, body] as const),
    ]);
  }

  const pageRules = createDocumentRules({ world, served, examples });
  const rules = settings ? withSettingsRules(pageRules, settings) : pageRules;
  const namedByOf: NamedByOf = type => world().grammar.widgets[type]?.namedBy ?? {};
  return { ...studio.documents({ source, rules, versions }), rules, namedByOf, versions, markets, served };
}
