/** The last valid revision of the page files: it is served while the current files have errors. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBlocking } from '#engine/definition/finding.ts';
import type { Grammar } from '#engine/definition/grammar.ts';
import { hashOfTexts, type ReadPages, readPages } from './read-pages.ts';

export interface ServedPages extends ReadPages {
  /** Errors of the current files, as in the log; their pages are missing unless a revision is served. */
  errors: readonly string[];
  /** Whether the last valid revision is served instead of the current files. */
  isRevision: boolean;
}

const folders = ['pages', 'locales'];
/** In the folder of a revision: the hash of its texts, when checking them found nothing. */
const checkedFile = 'checked';

/**
 * Reads the page files below `root`. When one of them has an error, the whole revision in the folder `revision` is
 * served instead: pages, fragments and layouts depend on each other, and the browser's code was built with them.
 */
export function readServedPages(root: string, revision?: string, grammar?: Grammar): ServedPages {
  // A newer grammar may find what the build did not.
  const checkedHash = revision && !grammar ? readCheckedHash(revision) : undefined;
  const now = readPages(root, grammar, checkedHash);
  const errors = now.reports.filter((_, index) => {
    const finding = now.findings[index];
    return finding !== undefined && isBlocking(finding);
  });
  const isRevision = errors.length > 0 && revision !== undefined && existsSync(join(revision, 'pages'));
  if (!isRevision) return { ...now, errors, isRevision };
  const { findings, reports } = now;
  return { ...readPages(revision, grammar), findings, reports, errors, isRevision };
}

function readCheckedHash(revision: string): string | undefined {
  const file = join(revision, checkedFile);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * Copies the page files below `root`, and the messages they are checked against, into the folder `revision`. Without
 * findings in `checked`, a start with the same texts does not check them again.
 */
export function storeRevision(
  root: string,
  revision: string,
  checked?: Pick<ReadPages, 'findings' | 'texts'>,
): void {
  for (const folder of folders) {
    const copy = join(revision, folder);
    rmSync(copy, { recursive: true, force: true });
    mkdirSync(copy, { recursive: true });
    cpSync(join(root, folder), copy, { recursive: true });
  }
  rmSync(join(revision, checkedFile), { force: true });
  if (checked?.findings.length === 0)
    writeFileSync(join(revision, checkedFile), hashOfTexts(root, checked.texts));
}
