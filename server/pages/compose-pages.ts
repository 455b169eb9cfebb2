/** What is served: the page files with the managed documents in their places. One that is invalid leaves the last good one. */
import { isBlocking } from '#engine/definition/finding.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { checkDocuments } from '#page-lint/check-documents.ts';
import type { SourceText } from '#page-lint/source/source-file.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { fileOfDocument, textOfDocument } from './document-texts.ts';
import { legalPageProblems } from './legal-pages.ts';
import type { ReadPages } from './read-pages.ts';
import { withoutUnknownWidgets } from './without-unknown-widgets.ts';

/** Bodies by document; null: served no longer. */
export type DocumentOverlay = ReadonlyMap<DocumentId, DocumentBody | null>;

export interface ComposedPages extends ReadPages {
  /** The managed documents that are served: some may be older than what is live. */
  overlay: DocumentOverlay;
  /** Why a managed document is not served as it is live, one line each. */
  problems: string[];
}

export interface ComposeOptions {
  /** What was served before. */
  lastGood: DocumentOverlay;
  features: readonly string[];
}

/** Contents and menus reach pages through the content system. */
export const isPageDocument = (id: DocumentId): boolean => /^(?:page|layout|fragment|override):/.test(id);

/** Pages are checked together, so that a managed fragment cannot break the pages that use it. */
export function composePages(
  files: ReadPages,
  managed: DocumentOverlay,
  options: ComposeOptions,
): ComposedPages {
  if (managed.size === 0) return { ...files, overlay: managed, problems: [] };
  const problems: string[] = [];
  let overlay: DocumentOverlay = managed;
  let made = compose(files, overlay);
  for (const next of [goBack, leaveOut]) {
    const bad = brokenIn(made, overlay);
    if (bad.length === 0) break;
    problems.push(...bad.map(({ line }) => line));
    overlay = next(
      overlay,
      bad.map(({ id }) => id),
      options.lastGood,
    );
    made = compose(files, overlay);
  }
  const broken = brokenByOthers(files, made, options.features);
  if (broken.length === 0) return { ...made, overlay, problems: [...new Set([...problems, ...made.left])] };
  problems.push(...broken);
  const before = compose(files, options.lastGood);
  const isUsable = brokenByOthers(files, before, options.features).length === 0;
  overlay = isUsable ? options.lastGood : new Map();
  return { ...(isUsable ? before : compose(files, overlay)), overlay, problems };
}

interface Made extends ReadPages {
  /** What was left out. */
  left: string[];
}

function compose(files: ReadPages, overlay: DocumentOverlay): Made {
  const left: string[] = [];
  const replaced = new Set([...overlay.keys()].map(fileOfDocument));
  const texts: SourceText[] = files.texts.filter(({ file }) => !replaced.has(file));
  for (const [id, body] of overlay) {
    if (!body || !isPageDocument(id)) continue;
    const { body: known, missing } = withoutUnknownWidgets(body, files.world.grammar.widgets);
    const types = new Set(missing.map(({ type }) => type));
    left.push(...[...types].map(type => `${id}  has the widget "${type}", which this build does not have`));
    texts.push(textOfDocument(id, known));
  }
  const checked = checkDocuments(texts, files.world);
  return { ...files, ...checked, texts, left };
}

/** Managed documents with errors. */
function brokenIn({ findings }: Made, overlay: DocumentOverlay): { id: DocumentId; line: string }[] {
  return [...overlay.keys()].flatMap(id => {
    const found = findings.find(finding => finding.file === fileOfDocument(id) && isBlocking(finding));
    return found
      ? [{ id, line: `${id}  ${found.code}  ${found.message}: an earlier version is served` }]
      : [];
  });
}

/** Errors that files do not have by themselves, and pages that the law requires. */
function brokenByOthers(files: ReadPages, made: Made, features: readonly string[]): string[] {
  const own = new Set(files.findings.filter(isBlocking).map(({ file }) => file));
  const findings = made.findings
    .filter(finding => isBlocking(finding) && !own.has(finding.file))
    .map(({ file, code, message }) => `${file}  ${code}  ${message}`);
  const reports = made.findings.map(({ file, code, message }) => `${file}  ${code}  ${message}`);
  const known = new Set(legalPageProblems(files, features));
  return [...findings, ...legalPageProblems({ ...made, reports }, features).filter(one => !known.has(one))];
}

function goBack(
  overlay: DocumentOverlay,
  ids: readonly DocumentId[],
  lastGood: DocumentOverlay,
): DocumentOverlay {
  const next = new Map(overlay);
  for (const id of ids) {
    const body = lastGood.get(id);
    if (body === undefined) next.delete(id);
    else next.set(id, body);
  }
  return next;
}

function leaveOut(overlay: DocumentOverlay, ids: readonly DocumentId[]): DocumentOverlay {
  return new Map([...overlay].filter(([id]) => !ids.includes(id)));
}
