/** `pages pull | push | status | release`: page files and the documents that Studio manages, over the shop's database. */
import { type DocumentFacts, hashOfBody, StudioError } from '#backend/index.ts';
import { diffDocuments } from '#engine/operation/diff.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { SourceText } from '#page-lint/source/source-file.ts';
import { fileOfDocument } from '#server/pages/document-texts.ts';
import { managedFacts, publishedOf } from '#server/studio/documents/managed-pages.ts';
import type { OpenDocuments } from '#server/studio/documents/open-documents.ts';
import { bodyOf, readPulled } from './local-pages.ts';
import { chosenOf, planPull, refusedPull, writePull } from './pull-plan.ts';

export interface StudioCommand {
  root: string;
  documents: OpenDocuments;
  /** The text of a page file, as `fmt` writes it. */
  format(text: SourceText): string;
  /** Documents that were named; all without any. */
  ids: readonly string[];
}

export interface StudioOutcome {
  lines: string[];
  status: 0 | 1;
}

const actorOf = (command: 'pull' | 'push' | 'release' | 'drift') =>
  ({ id: null, name: `pages ${command}`, role: 'developer', markets: null }) as const;
async function managedOf({ documents, ids }: StudioCommand): Promise<DocumentFacts[]> {
  return chosenOf(await managedFacts(documents), ids);
}

/** Writes what is live into the page files. */
export async function pull(command: StudioCommand): Promise<StudioOutcome> {
  const plan = planPull(command, publishedOf(await managedOf(command)));
  if (plan.findings.length > 0) return refusedPull(plan);
  writePull(command.root, plan);
  await command.documents.recordPulled(
    plan.files.map(({ id }) => id),
    actorOf('pull'),
  );
  return { lines: plan.files.map(({ file }) => file), status: 0 };
}

/** Makes drafts from page files; nothing is published. */
export async function push(command: StudioCommand): Promise<StudioOutcome> {
  const { root, documents } = command;
  const lines: string[] = [];
  let status: 0 | 1 = 0;
  const pulled = readPulled(root);
  for (const { id, published } of await managedOf(command)) {
    const body = bodyOf(root, id);
    if (!published || !body || hashOfBody(body) === hashOfBody(published)) continue;
    if (pulled[id] !== hashOfBody(published)) {
      lines.push(`${id}  was published since the last pull: run pages pull, and make the change again`);
      status = 1;
      continue;
    }
    try {
      const { version } = await documents.drafts.open(id);
      const ops = diffDocuments(published, body);
      const clientId = `push ${hashOfBody(body)} ${version}`;
      const post = { base: version, clientId, seq: 0, ops };
      const saved = await documents.drafts.post(id, post, actorOf('push'), 'document.pushed');
      lines.push(`${id}  draft version ${saved.version}`);
    } catch (error) {
      if (!(error instanceof StudioError)) throw error;
      lines.push(`${id}  ${error.code}  ${error.message}`, ...conflictsOf(error));
      status = 1;
    }
  }
  return { lines, status };
}

/** Who owns which document, and where files and Studio differ. */
export async function status(command: StudioCommand): Promise<StudioOutcome> {
  const { root, documents } = command;
  const drift = await documents.openDrift();
  let isClean = true;
  const lines = (await managedOf(command)).flatMap(({ id, published, isChanged, next }) => {
    const body = bodyOf(root, id);
    const differs = published !== null && (!body || hashOfBody(body) !== hashOfBody(published));
    const open = drift.filter(each => each.id === id);
    if (differs || open.length > 0) isClean = false;
    const notes = [
      differs ? 'the file differs from what is live' : 'the file is what is live',
      ...(isChanged ? ['has a draft'] : []),
      ...(next ? [`${next.isEnd ? 'ends' : 'scheduled for'} ${next.at.toISOString()}`] : []),
    ];
    return [
      `${id}  ${notes.join(', ')}`,
      ...open.map(({ nodeId, path }) => `    drift: ${[nodeId, path].filter(Boolean).join(' ')}`),
    ];
  });
  return { lines: lines.length > 0 ? lines : ['git owns all page files'], status: isClean ? 0 : 1 };
}

/** Where a deploy changed what Studio owns: lists it, or decides all of it for the documents that were named. */
export async function drift(
  command: StudioCommand & { decision: 'take' | 'keep' | null },
): Promise<StudioOutcome> {
  const { documents, ids, decision } = command;
  const open = (await documents.openDrift()).filter(({ id }) => ids.length === 0 || ids.includes(id));
  if (open.length === 0) return { lines: ['nothing waits for a decision'], status: 0 };
  const lines: string[] = [];
  let status: 0 | 1 = decision === null ? 1 : 0;
  for (const id of new Set(open.map(each => each.id))) {
    const items = open.filter(each => each.id === id);
    lines.push(...items.map(({ nodeId, path }) => `${id}  ${[nodeId, path].filter(Boolean).join(' ')}`));
    if (decision === null) continue;
    try {
      await documents.settleDrift({ id, drifts: items.map(each => each.drift), decision }, actorOf('drift'));
      lines.push(
        decision === 'take'
          ? `${id}  the file's changes are in the draft: publish it in Studio`
          : `${id}  what Studio has stays: run pages pull, so that the file says the same`,
      );
    } catch (error) {
      if (!(error instanceof StudioError)) throw error;
      lines.push(`${id}  ${error.code}  ${error.message}`);
      status = 1;
    }
  }
  return { lines, status };
}

/** Hands a document back to git, once the running build has the file that is live. */
export async function releaseDocuments(command: StudioCommand): Promise<StudioOutcome> {
  const { documents, ids } = command;
  if (ids.length !== 1) throw new Error('Name one document: npm run pages -- release page:home');
  const pulled = await pull(command);
  const [facts] = await managedOf(command);
  if (!facts) return { lines: ['Studio manages no such document'], status: 1 };
  if (!(await documents.release(facts.id, actorOf('release'))))
    return {
      lines: [...pulled.lines, `Deploy ${fileOfDocument(facts.id)} as it is now, and run this again`],
      status: 1,
    };
  return { lines: [`${facts.id} belongs to git`], status: 0 };
}

function conflictsOf({ details }: StudioError): string[] {
  const { conflicts } = details;
  if (!Array.isArray(conflicts)) return [];
  return conflicts.map((conflict: unknown) =>
    isRecord(conflict)
      ? `    ${String(conflict['nodeId'])} ${String(conflict['path'])}: ${String(conflict['by'])} wrote ${JSON.stringify(conflict['theirs'])}`
      : '',
  );
}
