/** Time of linting pages, relative to parsing the same JSON, so that the figure is comparable between computers. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { grammar } from '#engine/validators.gen.mjs';
import { checkDocuments } from '#page-lint/check-documents.ts';
import type { SourceText } from '#page-lint/source/source-file.ts';
import { readWorld } from '#server/pages/read-pages.ts';
import { readTexts } from '#tools/pages/files.ts';
import { fixtureTexts, makeFixtureWorld } from '#tools/pages/fixture-world.ts';
import type { Table } from './run/budgets.mjs';
import { options } from './run/options.mjs';

export const title = 'Linting and validating pages';

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

const RUNS = options.short ? 1 : 9;
/** Validating takes less than a millisecond. */
const VALIDATIONS = options.short ? 5 : 201;

function measureLint(folder: string, world: Parameters<typeof checkDocuments>[1]) {
  const texts = [...fixtureTexts(), ...hundredPages()];
  if (checkDocuments(texts, world).findings.length > 0)
    throw new Error(`the hundred pages have findings in ${folder}`);
  const lint = middle(() => checkDocuments(texts, world), RUNS);
  const parse = middle(() => texts.map(({ text }) => JSON.parse(text) as unknown), RUNS);
  const own = readTexts(root);
  const ownWorld = readWorld(root);
  const ownLint = middle(() => checkDocuments(own, ownWorld), RUNS);
  const ownParse = middle(() => own.map(({ text }) => JSON.parse(text) as unknown), RUNS);
  return { lint, parse, ownLint, ownParse };
}

function measureValidation() {
  const large = largePage();
  if (!grammar.documents.page(large)) throw new Error(JSON.stringify(grammar.documents.page.errors?.[0]));
  const validate = middle(() => grammar.documents.page(large), VALIDATIONS);
  const written = JSON.stringify(large);
  const read = middle(() => JSON.parse(written) as unknown, VALIDATIONS);
  return { validate, read };
}

const figure = (value: number) => Number(value.toPrecision(3));

export async function measure(): Promise<Table[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'));
  try {
    const { lint, parse, ownLint, ownParse } = measureLint(folder, await makeFixtureWorld(folder));
    const { validate, read } = measureValidation();
    const isEnforced = options.short ? { shown: true } : {};
    const rows = [
      {
        name: 'time, ms',
        values: { '100 pages': figure(lint), 'own pages': figure(ownLint), '200 widgets': figure(validate) },
        budget: { '100 pages': 2000, '200 widgets': 1 },
        shown: true,
      },
      {
        name: 'reference: JSON.parse of the same, ms',
        values: { '100 pages': figure(parse), 'own pages': figure(ownParse), '200 widgets': figure(read) },
      },
      {
        name: 'relative to parsing',
        values: {
          '100 pages': figure(lint / parse),
          'own pages': figure(ownLint / ownParse),
          '200 widgets': figure(validate / read),
        },
        budget: { '100 pages': 600, 'own pages': 600, '200 widgets': 3 },
        ...isEnforced,
      },
    ];
    return [{ columns: ['100 pages', 'own pages', '200 widgets'], rows }];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
