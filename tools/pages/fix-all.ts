/** `lint --fix`: applies safe edits until none is left; what one edit corrects lets the next phase see further. */
import { fixedTexts } from './apply-edits.ts';
import { writeText } from './files.ts';
import { lint, type LintReport, type LintOptions } from './lint.ts';

/** Every edit renames a key to one of the grammar, so a file is done after as many passes as it nests levels. */
const maxPasses = 50;

export function fixAll(root: string, files: readonly string[], wish: LintOptions): LintReport {
  let report = lint(root, files, wish);
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const fixed = fixedTexts(report.findings, report.texts);
    if (fixed.size === 0) break;
    for (const [file, text] of fixed) writeText(root, file, text);
    report = lint(root, files, wish);
  }
  return report;
}
