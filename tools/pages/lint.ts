/** Checks page files and widget examples on disk and prints what was found. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { checkDocuments } from '#engine/document/check-documents.ts';
import type { Finding } from '#engine/document/finding.ts';
import { printFinding } from '#engine/document/print-finding.ts';
import type { SourceText } from '#engine/document/source-file.ts';
import { readDocumentTexts, readWorld } from '#server/pages/read-pages.ts';

export interface LintReport {
  findings: Finding[];
  /** How many files were looked at. */
  files: number;
  texts: ReadonlyMap<string, string>;
}

/**
 * Checks everything below `root`, since documents speak of each other, and tells of `files` alone when some are given.
 * @throws {Error} when a given file is no page document.
 */
export function lint(root: string, files: readonly string[] = []): LintReport {
  const texts = [...readDocumentTexts(root), ...readExamples(root)];
  const wanted = new Set(files.map(file => relative(root, resolve(root, file)).split(sep).join('/')));
  const known = new Set(texts.map(({ file }) => file));
  for (const file of wanted)
    if (!known.has(file)) throw new Error(`${file} is no file of pages/ and no widget example`);
  const { findings } = checkDocuments(texts, readWorld(root));
  return {
    findings: wanted.size > 0 ? findings.filter(({ file }) => wanted.has(file)) : findings,
    files: wanted.size || texts.length,
    texts: new Map(texts.map(({ file, text }) => [file, text])),
  };
}

function readExamples(root: string): SourceText[] {
  const widgets = join(root, 'widgets');
  if (!existsSync(widgets)) return [];
  return readdirSync(widgets).flatMap(type => {
    const folder = join(widgets, type, 'examples');
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter(name => name.endsWith('.json'))
      .map(name => ({
        file: `widgets/${type}/examples/${name}`,
        text: readFileSync(join(folder, name), 'utf8'),
      }));
  });
}

/** `pretty`: findings with their lines and a sum; `json`: a list of findings. */
export function printReport({ findings, files, texts }: LintReport, format: 'pretty' | 'json'): string {
  if (format === 'json') return JSON.stringify(findings, null, 2);
  const sum =
    findings.length === 0 ? `${files} files, nothing found` : `${files} files, ${findings.length} found`;
  return [...findings.map(finding => printFinding(finding, texts.get(finding.file))), sum].join('\n\n');
}
