/** Page files of earlier releases, as their shops keep them, are read by this build: their widgets are migrated, and what comes out is valid (R-PAGE-7). */
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { grammar } from '#engine/validators.gen.mjs';
import { checkDocuments } from '#page-lint/check-documents.ts';
import type { SourceText } from '#page-lint/source/source-file.ts';
import { readDocumentTexts, readWorld } from '#server/pages/read-pages.ts';
import { readGrammar } from '#tools/generate/grammar/read-grammar.mjs';
import { migrateTexts, readMigrations, stepsBelow } from '#tools/pages/migrate.ts';
// The examples of the last commit with these versions.
import older from './older-instances.json' with { type: 'json' };

const root = resolve(import.meta.dirname, '../..');
const findStep = stepsBelow(join(root, 'widgets'));
/** Older widgets are checked as what they become. */
const world = { ...readWorld(root), migrations: await readMigrations(grammar.widgets, findStep) };
const current = readDocumentTexts(root);
const files = readGrammar({ schemas: join(root, 'schemas'), widgets: join(root, 'widgets') });
/** Of 0.1.0 only those whose addresses have no open end: 0.2.0 writes those as another pattern. */
const of = (release: string) => readDocumentTexts(resolve(import.meta.dirname, 'older-pages', release));
const layouts = current.filter(({ file }) => file.startsWith('pages/layouts/'));

/** Today's documents with those of an earlier release in place of their namesakes. */
const among = (texts: readonly SourceText[]): SourceText[] => {
  const replaced = new Set(texts.map(({ file }) => file));
  return [...current.filter(({ file }) => !replaced.has(file)), ...texts];
};

const errorsIn = (texts: readonly SourceText[]) =>
  checkDocuments(texts, world).findings.filter(({ severity }) => severity === 'error');
const versionsIn = (texts: readonly SourceText[]) =>
  checkDocuments(texts, world).findings.filter(({ code }) => code.startsWith('MIG'));
const migrate = (texts: readonly SourceText[]) => migrateTexts(texts, grammar, files, findStep);

/** @proves FAULT-92 */
it('reads every page and layout of the release before', () => {
  const texts = of('0.2.0');
  expect(texts.length).toBeGreaterThan(30);
  expect(errorsIn(texts)).toEqual([]);
  const { pages, layouts: read } = checkDocuments(texts, world);
  expect(pages.length + read.length).toBe(texts.length);
});

/** @proves FAULT-92 */
it.each(['0.1.0', '0.2.0'])('reads pages of %s beside those of today, one by one and together', release => {
  const texts = of(release);
  for (const text of texts) expect(errorsIn(among([text]))).toEqual([]);
  expect(errorsIn(among(texts))).toEqual([]);
});

/** @proves FAULT-92 */
it('writes pages with older widgets as this build has them', async () => {
  const texts = of('0.1.0');
  const migrated = await migrate(texts);
  expect(migrated.map(({ file }) => file)).toContain('pages/not-found.page.json');
  const changed = new Set(migrated.map(({ file }) => file));
  const written = [...texts.filter(({ file }) => !changed.has(file)), ...migrated];
  expect(versionsIn(among(texts)).length).toBe(migrated.flatMap(({ changes }) => changes).length);
  expect(versionsIn(among(written))).toEqual([]);
  expect(errorsIn(among(written))).toEqual([]);
});

/** A page whose containers hold these widgets, one each. */
function pageOf(widgets: readonly { id: string }[]): SourceText {
  const document = {
    format: 1,
    kind: 'page',
    id: 'planted',
    label: 'Planted',
    pageType: 'Planted Page',
    route: { name: 'planted', paths: '/planted', access: 'public' },
    layout: 'default',
    seo: { title: { $t: 'WIDGET_PREVIEW_TITLE' } },
    regions: {
      main: widgets.map((widget, at) => ({
        kind: 'container',
        id: `row-${at}`,
        layout: 'full',
        widgets: [{ ...widget, id: `widget-${at}` }],
      })),
    },
  };
  return { file: 'pages/planted.page.json', text: JSON.stringify(document, null, 2) };
}

/** A page may have one widget of some types. */
const mayStandTogether = older.filter(
  ({ type }, at) => !grammar.widgets[type]?.singleton || older.findIndex(each => each.type === type) === at,
);

/** @proves FAULT-92 */
it('writes a page with every older widget as this build has them', async () => {
  const planted = pageOf(mayStandTogether);
  const [migrated] = await migrate([planted]);
  expect(migrated?.changes).toHaveLength(mayStandTogether.length);
  const ofPlanted = ({ file }: { file: string }) => file === planted.file;
  const found = checkDocuments([...layouts, ...(migrated ? [migrated] : [])], world).findings.filter(
    ofPlanted,
  );
  expect(found.filter(({ code }) => /^(?:MIG|PAGE)/.test(code))).toEqual([]);
});
