/** The last valid revision of the page files: it is served while the current files have errors. */
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isBlocking } from '#engine/finding.ts';
import type { Grammar } from '#engine/grammar.ts';
import { type ReadPages, readPages } from './read-pages.ts';

export interface ServedPages extends ReadPages {
  /** Errors of the current files, as in the log; their pages are missing unless a revision is served. */
  errors: readonly string[];
  /** Whether the last valid revision is served instead of the current files. */
  isRevision: boolean;
}

const folders = ['pages', 'locales'];

/**
 * Reads the page files below `root`. When one of them has an error, the whole revision in the folder `revision` is
 * served instead: pages, fragments and layouts depend on each other, and the browser's code was built with them.
 */
export function readServedPages(root: string, revision?: string, grammar?: Grammar): ServedPages {
  const now = readPages(root, grammar);
  const errors = now.reports.filter((_, index) => {
    const finding = now.findings[index];
    return finding !== undefined && isBlocking(finding);
  });
  const isRevision = errors.length > 0 && revision !== undefined && existsSync(join(revision, 'pages'));
  if (!isRevision) return { ...now, errors, isRevision };
  const { findings, reports } = now;
  return { ...readPages(revision, grammar), findings, reports, errors, isRevision };
}

/** Copies the page files below `root`, and the messages they are checked against, into the folder `revision`. */
export function storeRevision(root: string, revision: string): void {
  for (const folder of folders) {
    const copy = join(revision, folder);
    rmSync(copy, { recursive: true, force: true });
    mkdirSync(copy, { recursive: true });
    cpSync(join(root, folder), copy, { recursive: true });
  }
}
