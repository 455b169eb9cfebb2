/** The subcommands of `npm run pages`. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createStudio, withCommandDatabase } from '#backend/commands.ts';
import { grammar } from '#engine/validators.gen.mjs';
import { checkDocuments } from '#page-lint/check-documents.ts';
import type { SourceText } from '#page-lint/source/source-file.ts';
import { readDocumentTexts, readWorld } from '#server/pages/read-pages.ts';
import { openDocuments } from '#server/studio/documents/open-documents.ts';
import { readGrammar } from '../generate/grammar/read-grammar.mjs';
import { generateSchemas } from '../generate/schemas.mjs';
import { errorReference } from './error-reference.ts';
import { explainPage } from './explain.ts';
import { contextFrom, defaultMarket, factsUsage } from './explain-context.ts';
import { readTexts, selectTexts, writeText } from './files.ts';
import { fixAll } from './fix-all.ts';
import { formatTexts } from './format/format-texts.ts';
import { printGraph, readGraph, usersOf } from './graph.ts';
import { type Format, formats, type LintOptions, lint, printReport, referencesIn } from './lint.ts';
import { migrateTexts, readMigrations, stepsBelow } from './migrate.ts';
import { isPropsSchema, textsAt } from './past-texts.ts';
import { queryShop } from './shop/query-shop.ts';
import { fetchShopNames } from './shop/shop-names.ts';
import { askToWrite } from './studio/ask-to-write.ts';
import {
  drift,
  pull,
  push,
  releaseDocuments,
  type StudioCommand,
  type StudioOutcome,
  status,
} from './studio/managed-files.ts';
import { pullFrom } from './studio/pull-from.ts';
import { missingBump, type WidgetSchema } from './widget-changes.ts';
import { widgetReference } from './widget-reference.ts';

export interface CommandLine {
  root: string;
  rest: readonly string[];
  format: Format;
  fix: boolean;
  check: boolean;
  write: boolean;
  since?: string | undefined;
  role?: string | undefined;
  /** Origin of a running shop. */
  shop?: string | undefined;
  /** Sign-in link of the Studio to pull from. */
  from?: string | undefined;
  /** Whether `status` exits with 1 for differences. */
  exitCode?: boolean;
  /** What `drift` does with what it lists; otherwise it only lists. */
  decision?: 'take' | 'keep' | null;
}

interface Outcome {
  out: string;
  status: 0 | 1;
}

export const isFormat = (text: string): text is Format => formats.some(format => format === text);

const project = join(import.meta.dirname, '..', '..');
const grammarFiles = () =>
  readGrammar({ schemas: join(project, 'schemas'), widgets: join(project, 'widgets') });
const chosen = ({ root, rest }: CommandLine) => selectTexts(root, readTexts(root), rest);
const done = (lines: readonly string[], status: 0 | 1 = 0): Outcome => ({ out: lines.join('\n'), status });

async function runLint({ root, rest, format, fix, since, role, shop }: CommandLine): Promise<Outcome> {
  if (role !== undefined && role !== 'developer' && role !== 'merchandiser')
    throw new Error(`Unknown role "${role}": developer or merchandiser`);
  const options: LintOptions = {
    migrations: await readMigrations(grammar.widgets, stepsBelow(join(project, 'widgets'))),
    since,
    role: role === 'merchandiser' ? role : undefined,
    shop: shop ? await queryShop(shop, referencesIn(root), process.env['COMMERCE_API_KEY']) : undefined,
  };
  const report = fix ? fixAll(root, rest, options) : lint(root, rest, options);
  const failed = report.findings.some(({ severity }) => severity === 'error');
  return done([printReport(report, format)], failed ? 1 : 0);
}

/** Writes the changed files, or with `--check` only lists them. */
function writeOrCheck(changed: readonly SourceText[], { root, check }: CommandLine, word: string): Outcome {
  if (!check) for (const { file, text } of changed) writeText(root, file, text);
  const lines = changed.map(({ file }) => (check ? `${file} is not ${word}` : file));
  return done(lines, check && changed.length > 0 ? 1 : 0);
}

async function types({ check }: CommandLine): Promise<Outcome> {
  if (!check) return done((await generateSchemas()).map(path => relative(project, path)));
  const target = mkdtempSync(join(tmpdir(), 'page-types-'));
  try {
    const made = (await generateSchemas({ target })).map(path => relative(target, path));
    const stale = made.filter(file => textOf(project, file) !== textOf(target, file));
    return done(
      stale.map(file => `${file} is not current`),
      stale.length > 0 ? 1 : 0,
    );
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}

const textOf = (root: string, file: string): string | null =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null;

/** A mistyped market cannot be told from one without its own content. */
function marketNote(root: string, market: string): string[] {
  const named = new Set(referencesIn(root).flatMap(({ kind, name }) => (kind === 'market' ? [name] : [])));
  if (named.has(market) || market === defaultMarket) return [];
  const list = [...named].join(', ') || 'none';
  return [
    `note: no page file names the market "${market}"; named: ${list}. lint --shop checks the markets of a shop.`,
  ];
}

const explainUsage = `Name a page first: npm run pages -- explain <page> [facts]\n${factsUsage}`;

function explain({ root, rest: [page, ...words] }: CommandLine): Outcome {
  const { pages, overrides, fragments } = checkDocuments(readTexts(root), readWorld(root));
  const documents = {
    pages: pages.map(({ document }) => document),
    overrides: overrides.map(({ document }) => document),
    fragments: Object.fromEntries(fragments.map(({ document }) => [document.id, document])),
  };
  if (page === undefined || page.includes('='))
    throw new Error(`${explainUsage}\nPages: ${documents.pages.map(({ id }) => id).join(', ')}`);
  const { context, features } = contextFrom(words);
  const explained = explainPage({ ...documents, features }, page, context);
  return done([explained, ...marketNote(root, context.segment.market)]);
}

function graph({ root, rest: [name], format }: CommandLine): Outcome {
  const all = readGraph(readTexts(root));
  const shown = name === undefined ? all : usersOf(all, name);
  return done([format === 'json' ? JSON.stringify(shown, null, 2) : printGraph(shown)]);
}

async function migrate(line: CommandLine): Promise<Outcome> {
  const steps = stepsBelow(join(project, 'widgets'));
  const changed = await migrateTexts(chosen(line), grammar, grammarFiles(), steps);
  if (line.write) for (const { file, text } of changed) writeText(line.root, file, text);
  return done(changed.flatMap(({ file, changes }) => changes.map(change => `${file}  ${change}`)));
}

/** Widgets whose schema changed incompatibly since a revision without a new version. */
function changes({ root, since = 'HEAD' }: CommandLine): Outcome {
  const lines = [...textsAt(root, since, isPropsSchema)].flatMap(([file, past]) => {
    const now = textOf(root, file);
    if (now === null) return [`${file}: the widget was removed`];
    return missingBump(JSON.parse(past) as WidgetSchema, JSON.parse(now) as WidgetSchema).map(
      reason => `${file}: ${reason}: raise x-version and add a migration`,
    );
  });
  return done(lines, lines.length > 0 ? 1 : 0);
}

/** The generated documents with their current texts. */
export function references(root: string): SourceText[] {
  const first = new Map<string, string>();
  for (const { file, text } of readTexts(root)) {
    const [, type, name] = /^widgets\/([^/]+)\/examples\/([^/]+)\.json$/.exec(file) ?? [];
    // The smallest example is the clearest; a widget without one uses its first.
    if (type !== undefined && (name === 'minimal' || !first.has(type))) first.set(type, text);
  }
  return [
    { file: 'docs/page-errors.md', text: errorReference() },
    {
      file: 'docs/widgets.md',
      text: widgetReference({
        ...grammarFiles(),
        examples: Object.fromEntries(first),
        pictures: typesWithScreenshot(root),
      }),
    },
  ];
}

/** Widget types with a screenshot in docs/widgets/. */
function typesWithScreenshot(root: string): ReadonlySet<string> {
  const folder = join(root, 'docs', 'widgets');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return new Set(names.map(name => name.replace(/\.webp$/, '')));
}

/** Updates the names of a shop that editors suggest, and the editor schemas. */
async function names({ root, shop }: CommandLine): Promise<Outcome> {
  if (!shop) throw new Error('Name the shop: npm run pages -- names --shop http://localhost:3000');
  const found = await fetchShopNames(shop, process.env['COMMERCE_API_KEY']);
  const file = 'schemas/shop-names.json';
  writeText(root, file, `${JSON.stringify(found, null, 1)}\n`);
  const made = root === project ? (await generateSchemas()).map(path => relative(project, path)) : [];
  return done([file, ...made]);
}

const reference = (line: CommandLine): Outcome =>
  writeOrCheck(
    references(project).filter(({ file, text }) => textOf(line.root, file) !== text),
    line,
    'current',
  );

const formatted = (text: SourceText): string => formatTexts([text], grammarFiles())[0]?.text ?? text.text;

const pullFromStudio = async ({ root, rest, write }: CommandLine, from: string): Promise<Outcome> => {
  const { lines, status } = await pullFrom({
    root,
    ids: rest,
    from,
    write,
    format: formatted,
    confirm: askToWrite(),
  });
  return done(lines, status);
};

/** Page files and the documents that Studio manages, in the database of DATABASE_URL or DATA_DIR. */
const ofStudio =
  (work: (command: StudioCommand) => Promise<StudioOutcome>, always?: 0) =>
  async (line: CommandLine): Promise<Outcome> => {
    if (line.from !== undefined) throw new Error('--from is an option of pull alone');
    const { lines, status } = await withCommandDatabase(undefined, db => {
      const world = readWorld(line.root);
      const texts = readDocumentTexts(line.root);
      const documents = openDocuments({ studio: createStudio(db), texts: () => texts, world: () => world });
      return work({ root: line.root, documents, format: formatted, ids: line.rest });
    });
    return done(lines, line.exitCode ? status : (always ?? status));
  };

export const commands: Readonly<Record<string, (line: CommandLine) => Outcome | Promise<Outcome>>> = {
  lint: runLint,
  fmt: line => writeOrCheck(formatTexts(chosen(line), grammarFiles()), line, 'formatted'),
  types,
  explain,
  graph,
  migrate,
  changes,
  names,
  reference,
  pull: line => (line.from === undefined ? ofStudio(pull)(line) : pullFromStudio(line, line.from)),
  push: ofStudio(push),
  status: ofStudio(status, 0),
  drift: line => ofStudio(command => drift({ ...command, decision: line.decision ?? null }))(line),
  release: ofStudio(releaseDocuments),
};
