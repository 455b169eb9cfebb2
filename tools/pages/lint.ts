/** Lints page files and widget examples on disk and prints the findings. */

import { strippedFrom } from '#app/safe-html/stripped-from.ts';
import type { Finding } from '#engine/definition/finding.ts';
import { checkDocuments } from '#page-lint/check-documents.ts';
import { documentKindOf, indexDocuments } from '#page-lint/document-index.ts';
import type { MigrationSteps } from '#page-lint/migrated-props.ts';
import { printFinding } from '#page-lint/print-finding.ts';
import { referencesOf } from '#page-lint/references.ts';
import type { ShopAnswers, ShopReference } from '#page-lint/shop-facts.ts';
import { parseJson } from '#page-lint/source/parse-json.ts';
import type { SourceFile } from '#page-lint/source/source-file.ts';
import { readWorld } from '#server/pages/read-pages.ts';
import { messagesOfCode } from './code-messages.ts';
import { readTexts, selectTexts } from './files.ts';
import { textsAt } from './past-texts.ts';
import { toSarif } from './sarif.ts';

export const formats = ['pretty', 'json', 'sarif'] as const;
export type Format = (typeof formats)[number];

export interface LintReport {
  findings: Finding[];
  /** Number of checked files. */
  files: number;
  texts: ReadonlyMap<string, string>;
}

export interface LintOptions {
  /** Checks what older widgets become; see `readMigrations`. */
  migrations?: Readonly<Record<string, MigrationSteps>>;
  /** A git revision: also reports incomplete changes since then. */
  since?: string | undefined;
  /** Also reports changes since `since`, or since the last commit, that this role may not make. */
  role?: 'merchandiser' | undefined;
  /** Results of a shop against which references into its data are checked. */
  shop?: ShopAnswers | undefined;
  /** The time against which schedules are checked. */
  now?: Date;
}

/** All references of pages/ into the data of a shop, for `LintOptions.shop`. */
export function referencesIn(root: string): ShopReference[] {
  const world = readWorld(root);
  const parsed = readTexts(root).flatMap(({ file, text }): SourceFile[] => {
    const kind = documentKindOf(file);
    const result = parseJson(text);
    return kind && result.ok ? [{ file, text, kind, root: result.root }] : [];
  });
  const index = indexDocuments(world, { parsed, sound: parsed, all: parsed.map(({ file }) => file) });
  return parsed.flatMap(source => referencesOf(source, index));
}

/**
 * Checks everything below `root`, because documents refer to each other, but reports only findings of `files` when some are given.
 * @throws {Error} when a given file is not a page document, or git does not have the revision.
 */
export function lint(
  root: string,
  files: readonly string[] = [],
  { since, role, shop, migrations, now = new Date() }: LintOptions = {},
): LintReport {
  const texts = readTexts(root);
  const chosen = new Map(selectTexts(root, texts, files).map(({ file, text }) => [file, text]));
  const revision = since ?? (role ? 'HEAD' : undefined);
  const { findings } = checkDocuments(texts, {
    ...readWorld(root),
    messagesOfCode: messagesOfCode(root),
    strippedFrom,
    now,
    ...(shop ? { shop } : {}),
    ...(migrations ? { migrations } : {}),
    ...(revision ? { before: textsAt(root, revision) } : {}),
    ...(role ? { role } : {}),
  });
  return { findings: findings.filter(({ file }) => chosen.has(file)), files: chosen.size, texts: chosen };
}

/** `pretty`: findings with their lines and a total; `json`: a list of findings; `sarif`: a log for code hosts. */
export function printReport({ findings, files, texts }: LintReport, format: Format): string {
  if (format === 'json') return JSON.stringify(findings, null, 2);
  if (format === 'sarif') return toSarif(findings);
  const sum =
    findings.length === 0 ? `${files} files, no findings` : `${files} files, ${findings.length} findings`;
  return [...findings.map(finding => printFinding(finding, texts.get(finding.file))), sum].join('\n\n');
}
