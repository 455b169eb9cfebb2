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

function frame({ line, column, endColumn }: Finding, text: string): string[] {
  const shown = (text.split('\n')[line - 1] ?? '').replaceAll('\t', ' ').trimEnd();
  const number = String(line);
  const carets = '^'.repeat(Math.max(1, endColumn - column));
  return [
    `    ${number} | ${shown}`,
    `    ${' '.repeat(number.length)} | ${' '.repeat(column - 1)}${carets}`,
  ];
}
