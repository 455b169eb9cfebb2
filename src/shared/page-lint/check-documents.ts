/** Checks documents in three phases: syntax, structure, meaning. Each file stops at its first failing phase. */

import { type Finding, isBlocking } from '#engine/definition/finding.ts';
import type { DocumentKind, Grammar } from '#engine/definition/grammar.ts';
import type { FragmentDocument, PageDocument } from '#engine/definition/page-document.ts';
import type { JsonPath } from '#engine/operation/json-fields.ts';
import type { OverrideDocument } from '#engine/override/override-document.ts';
import type { Content, Layout, Menu } from '#engine/page-types.gen.ts';
import { checkBindings } from './check-bindings.ts';
import { checkSize, checkWaits } from './check-budget.ts';
import { checkChange } from './check-change.ts';
import { checkContent } from './check-content.ts';
import { checkExperiments } from './check-experiments.ts';
import { checkHeadings } from './check-headings.ts';
import { checkIds } from './check-ids.ts';
import { checkImages } from './check-images.ts';
import { checkLinks } from './check-links.ts';
import { checkMarkup } from './check-markup.ts';
import { checkMessages } from './check-messages.ts';
import { checkOverrides } from './check-overrides.ts';
import { checkPicturePlaces } from './check-picture-places.ts';
import { checkFragmentCycles, checkPlaces } from './check-placements.ts';
import { checkReferences } from './check-references.ts';
import { checkAliases, checkRoutes } from './check-routes.ts';
import { checkRules } from './check-rules.ts';
import { checkRunningExperiments } from './check-running-experiments.ts';
import { checkSchedules } from './check-schedules.ts';
import { checkSeo } from './check-seo.ts';
import { checkStructure } from './check-structure.ts';
import { checkTexts } from './check-texts.ts';
import { checkTriedOverrides } from './check-tried-overrides.ts';
import { checkVersions } from './check-versions.ts';
import { meantBefore, type ReadFile, readBefore, surroundingsOf } from './checked-before.ts';
import { type DocumentIndex, documentKindOf, indexDocuments, type LintContext } from './document-index.ts';
import { scalarOf, walk } from './source/json-tree.ts';
import { parseJson } from './source/parse-json.ts';
import { atValue, findingAt, plainDocument, type SourceFile, type SourceText } from './source/source-file.ts';

/** Reports dates that do not exist: a parser silently reads 31 November as 1 December. */
const moment = /^(\d{4})-(\d{2})-(\d{2})T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/;
const monthName = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

function checkMoments(source: SourceFile): Finding[] {
  const findings: Finding[] = [];
  walk(source.root, (node, jsonPath) => {
    const finding = impossible(source, String(scalarOf(node)), jsonPath);
    if (finding) findings.push(finding);
  });
  return findings;
}

function impossible(source: SourceFile, text: string, jsonPath: JsonPath): Finding | undefined {
  const [, year, month, day] = (moment.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  // Day 0 of the next month is the last day of this one.
  const last = new Date(Date.UTC(year, month, 0));
  if (day <= last.getUTCDate()) return undefined;
  const message = `"${text}" is not a date: ${monthName.format(last)} has ${last.getUTCDate()} days`;
  const fix = `Write a day from 1 to ${last.getUTCDate()}`;
  return atValue(source, jsonPath, { code: 'PAGE009', message, fix });
}

export interface CheckedDocument<T> {
  file: string;
  document: T;
}

/** Documents without an error, by kind; files with an error in `findings` are left out. */
export interface CheckedDocuments {
  pages: CheckedDocument<PageDocument>[];
  layouts: CheckedDocument<Layout>[];
  fragments: CheckedDocument<FragmentDocument>[];
  overrides: CheckedDocument<OverrideDocument>[];
  contents: CheckedDocument<Content>[];
  menus: CheckedDocument<Menu>[];
  /** Sorted by file, then by position. */
  findings: Finding[];
}

/**
 * Checks a set of documents against each other. A widget of an unsupported version disables only itself, not its page.
 * @param areChecked whether the same texts were checked before, without a finding
 */
export function checkDocuments(
  texts: readonly SourceText[],
  world: LintContext,
  areChecked = false,
): CheckedDocuments {
  const sorted = texts.toSorted((a, b) => (a.file < b.file ? -1 : 1));
  if (areChecked) return { ...byKind(sorted.flatMap(readChecked)), findings: [] };
  const { sound, findings } = check(sorted, world);
  return { ...documents(sound, findings), findings };
}

/** What `checkDocuments` finds, for who does not need the documents. */
export const findingsOf = (texts: readonly SourceText[], world: LintContext): Finding[] =>
  check(
    texts.toSorted((a, b) => (a.file < b.file ? -1 : 1)),
    world,
  ).findings;

function check(
  sorted: readonly SourceText[],
  world: LintContext,
): { sound: SourceFile[]; findings: Finding[] } {
  const read = sorted.map((text): ReadFile => {
    const tooLarge = text.unreadable ? [] : checkSize(text);
    return tooLarge.length > 0 ? { findings: tooLarge } : syntaxAndStructure(text, world);
  });
  const parsed = read.flatMap(({ source }) => source ?? []);
  const sound = read.flatMap(({ source, findings }) => (source && findings.length === 0 ? source : []));
  const index = indexDocuments(world, { parsed, sound, all: sorted.map(({ file }) => file) });
  const findings = [...read.flatMap(each => each.findings), ...meaning(sound, index, world)];
  return { sound, findings: findings.sort(byPlace) };
}

/** The first two phases, which look at nothing but the file: syntax and structure. */
export const syntaxAndStructure = (text: SourceText, { grammar }: Pick<LintContext, 'grammar'>): ReadFile =>
  readBefore(grammar, text, () => readFile(text, grammar));

function readFile(text: SourceText, grammar: Grammar): ReadFile {
  if (text.unreadable)
    return { findings: [findingAt(text, 0, 1, '', { code: 'PAGE001', ...text.unreadable })] };
  const kind = documentKindOf(text.file);
  if (!kind) {
    const fix =
      'Name it <id>.page.json, .layout.json, .fragment.json, .override.json, .content.json or .menu.json';
    const message = 'The file name matches no kind of document';
    return { findings: [findingAt(text, 0, 1, '', { code: 'PAGE003', message, fix })] };
  }
  const result = parseJson(text.text);
  if (!result.ok)
    return {
      findings: result.problems.map(({ start, end, ...problem }) =>
        findingAt(text, start, end, '', { code: 'PAGE001', ...problem }),
      ),
    };
  const source = { ...text, kind, root: result.root };
  return { source, findings: checkStructure(source, grammar.documents[kind]) };
}

/** The checks that look at one document, what it refers to, and the addresses of all. */
const meaningOf = (source: SourceFile, index: DocumentIndex): Finding[] => [
  ...checkIds(source),
  ...checkPlaces(source, index),
  ...checkContent(source, index),
  ...checkAliases(source),
  ...checkTexts(source, index),
  ...checkBindings(source, index),
  ...checkRules(source),
  ...checkMoments(source),
  ...checkSchedules(source, index),
  ...checkLinks(source, index),
  ...checkVersions(source, index),
  ...checkExperiments(source),
  ...checkHeadings(source, index),
  ...checkMarkup(source, index),
  ...checkImages(source, index),
  ...checkPicturePlaces(source, index),
  ...checkReferences(source, index),
  ...checkWaits(source),
  ...checkChange(source, index),
];

function meaning(sound: readonly SourceFile[], index: DocumentIndex, world: LintContext): Finding[] {
  const soundFiles = new Set(sound.map(({ file }) => file));
  const surroundings = surroundingsOf(world, index);
  return [
    ...sound.flatMap(source => meantBefore(source, surroundings, () => meaningOf(source, index))),
    ...checkRunningExperiments(sound, index),
    ...checkTriedOverrides(sound),
    ...checkRoutes(index).filter(({ file }) => soundFiles.has(file)),
    ...checkFragmentCycles(index),
    ...checkOverrides(sound, index),
    ...checkSeo(sound, index),
    ...checkMessages(sound, index),
  ];
}

interface ReadDocument {
  file: string;
  kind: DocumentKind;
  document: unknown;
}

/** Without positions, which only findings need. */
function readChecked({ file, text }: SourceText): ReadDocument[] {
  const kind = documentKindOf(file);
  return kind ? [{ file, kind, document: JSON.parse(text) }] : [];
}

function documents(
  sound: readonly SourceFile[],
  findings: readonly Finding[],
): Omit<CheckedDocuments, 'findings'> {
  const bad = new Set(findings.filter(isBlocking).map(({ file }) => file));
  const good = sound.filter(({ file }) => !bad.has(file));
  return byKind(
    good.map(source => ({ file: source.file, kind: source.kind, document: plainDocument(source) })),
  );
}

function byKind(good: readonly ReadDocument[]): Omit<CheckedDocuments, 'findings'> {
  // The structure has been validated against the grammar of this kind.
  const of = <T>(kind: DocumentKind): CheckedDocument<T>[] =>
    good
      .filter(source => source.kind === kind)
      .map(({ file, document }) => ({ file, document: document as T }));
  const layouts = of<Layout>('layout');
  const usable = new Set(layouts.map(({ document }) => document.id));

  return {
    pages: of<PageDocument>('page').filter(({ document }) => usable.has(document.layout)),
    layouts,
    fragments: of<FragmentDocument>('fragment'),
    overrides: of<OverrideDocument>('override'),
    contents: of<Content>('content'),
    menus: of<Menu>('menu'),
  };
}

const byPlace = (a: Finding, b: Finding): number =>
  a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1;
