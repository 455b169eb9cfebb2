/** Formats a finding for people: position, code, message, fix, path and the source line with a caret (R-PAGE-10). */
import type { Finding } from '#engine/definition/finding.ts';

/** `text` is the content of the file, for the source line; without it, the source line is left out. */
export function printFinding(finding: Finding, text?: string): string {
  const { file, line, column, severity, code, message, fix, path } = finding;
  const rows = [`${file}:${line}:${column}  ${severity}  ${code}  ${message}`];
  if (fix) rows.push(`    fix: ${fix}`);
  if (path) rows.push(`    at:  ${path}`);
  if (text !== undefined) rows.push(...frame(finding, text));
  return rows.join('\n');
}

/** Characters of a line that are shown; a page of text is one line. */
const widest = 120;

function frame({ line, column, endColumn }: Finding, text: string): string[] {
  const whole = (text.split('\n')[line - 1] ?? '').replaceAll('\t', ' ').trimEnd();
  const start = whole.length > widest ? Math.max(0, Math.min(column - 1, whole.length) - 40) : 0;
  const shown = whole.slice(start, start + widest);
  const number = String(line);
  const place = column - 1 - start;
  const carets = '^'.repeat(Math.max(1, Math.min(endColumn - column, shown.length - place)));
  return [`    ${number} | ${shown}`, `    ${' '.repeat(number.length)} | ${' '.repeat(place)}${carets}`];
}
