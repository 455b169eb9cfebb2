/** `npm run bench:pages`: time of linting pages, relative to parsing the same JSON, so that the figure is comparable between computers. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { checkDocuments } from '#page-lint/check-documents.ts';
import type { SourceText } from '#page-lint/source-file.ts';
import { grammar } from '#engine/validators.gen.mjs';
import { readWorld } from '#server/pages/read-pages.ts';
import { fixtureTexts, makeFixtureWorld } from '#tools/pages/fixture-world.ts';
import { readTexts } from '#tools/pages/files.ts';
import { enforceBudgets, printTable } from './budgets.mjs';

const root = resolve(import.meta.dirname, '..');

/** Median of several runs in milliseconds, after a few warm-up runs. */
function middle(work: () => unknown, runs: number): number {
  for (let run = 0; run < 3; run += 1) work();
  const times = Array.from({ length: runs }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  }).toSorted((a, b) => a - b);
  return times[Math.floor(runs / 2)] ?? 0;
}

/** The largest page of the fixture a hundred times, each with its own path and title. */
function hundredPages(): SourceText[] {
  const [page] = fixtureTexts().filter(({ file }) => file === 'pages/home.page.json');
  return Array.from({ length: 100 }, (_, at) => ({
    file: `pages/home-${at}.page.json`,
    text: (page?.text ?? '')
      .replace('"id": "home"', `"id": "home-${at}"`)
      .replace('"name": "index"', `"name": "index-${at}"`)
      .replace('{ "$t": "seo.home.title" }', `{ "fi": "Osat, sivu ${at}", "sv": "Delar, sida ${at}" }`)
      .replace('"/l/:alias", "sv": "/s/:alias"', `"/l${at}/:alias", "sv": "/s${at}/:alias"`),
  }));
}

/** A page of four containers with fifty widgets each. */
function largePage(): unknown {
  const widget = (id: string) => ({
    type: 'banner',
    v: 1,
    id,
    when: { market: ['fi'] },
    props: {
      image: { file: 'winter.jpg', width: 1920, height: 720, alt: { fi: 'Mönkijä', sv: 'Fyrhjuling' } },
      href: 'category:talvi',
      large: { fi: 'Talvi tulee', sv: 'Vintern kommer' },
      placement: { $at: { phone: 'below', desktop: 'start' } },
    },
  });
  const container = (at: number) => ({
    kind: 'container',
    id: `c${at}`,
    layout: 'full',
    widgets: Array.from({ length: 50 }, (_, place) => widget(`w${at}-${place}`)),
  });
  return {
    format: 1,
    kind: 'page',
    id: 'large',
    label: 'Large',
    pageType: 'Large',
    layout: 'default',
    seo: { title: { fi: 'Suuri', sv: 'Stor' } },
    regions: { main: Array.from({ length: 4 }, (_, at) => container(at)) },
  };
}

const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'));
try {
  const world = await makeFixtureWorld(folder);
  const texts = [...fixtureTexts(), ...hundredPages()];
  if (checkDocuments(texts, world).findings.length > 0) throw new Error('the hundred pages have findings');
  const lint = middle(() => checkDocuments(texts, world), 9);
  const parse = middle(() => texts.map(({ text }) => JSON.parse(text) as unknown), 9);

  const own = readTexts(root);
  const ownWorld = readWorld(root);
  const ownLint = middle(() => checkDocuments(own, ownWorld), 9);
  const ownParse = middle(() => own.map(({ text }) => JSON.parse(text) as unknown), 9);

  const large = largePage();
  if (!grammar.documents.page(large)) throw new Error(JSON.stringify(grammar.documents.page.errors?.[0]));
  const validate = middle(() => grammar.documents.page(large), 201);
  const written = JSON.stringify(large);
  const read = middle(() => JSON.parse(written) as unknown, 201);

  const figure = (value: number) => Number(value.toPrecision(3));
  const rows = [
    {
      name: 'time, ms',
      values: { 'lint 100': figure(lint), 'lint shop': figure(ownLint), '200 widgets': figure(validate) },
    },
    {
      name: 'JSON.parse of the same, ms',
      values: { 'lint 100': figure(parse), 'lint shop': figure(ownParse), '200 widgets': figure(read) },
    },
    { name: 'lint 100 pages, ms', values: { 'lint 100': figure(lint) }, budget: 2000 },
    {
      name: 'lint relative to parsing',
      values: { 'lint 100': figure(lint / parse), 'lint shop': figure(ownLint / ownParse) },
      budget: 600,
    },
    { name: 'validating 200 widgets, ms', values: { '200 widgets': figure(validate) }, budget: 1 },
    { name: 'validating relative to parsing', values: { '200 widgets': figure(validate / read) }, budget: 3 },
  ];
  printTable(['lint 100', 'lint shop', '200 widgets'], rows);
  console.log(`\n${JSON.stringify({ bench: 'pages', lint, parse, ownLint, ownParse, validate, read })}\n`);
  enforceBudgets(rows);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
