/** `lint --fix`: applies safe edits until none is left, because a fixed error may reveal another. */
import { fixedTexts } from './apply-edits.ts';
import { writeText } from './files.ts';
import { type LintOptions, type LintReport, lint } from './lint.ts';

/** Every edit renames a key to one of the grammar, so a file needs at most as many passes as it has nesting levels. */
const maxPasses = 50;

export function fixAll(root: string, files: readonly string[], options: LintOptions): LintReport {
  let report = lint(root, files, options);
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const fixed = fixedTexts(report.findings, report.texts);
    if (fixed.size === 0) break;
    for (const [file, text] of fixed) writeText(root, file, text);
    report = lint(root, files, options);
  }
  return report;
}
