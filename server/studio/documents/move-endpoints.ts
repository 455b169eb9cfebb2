/** Moves a part between documents that are edited as one: out of one and into the other, or nothing at all (R-STUDIO-274). */
import { type AcceptedPost, StudioError } from '#backend/index.ts';
import { applyOperations } from '#engine/operation/apply.ts';
import type { DocumentBody, DocumentOperation } from '#engine/operation/operation.ts';
import { subjectsOf } from '#engine/operation/touches.ts';
import type { OperationsAccepted, PartMoved, PartMovedPost, StudioFinding } from '#studio-api/documents.ts';
import type { ApiRoute, StaffCall } from '../http/api-route.ts';
import { findingsOfDrafts } from './findings-in-release.ts';
import type { OpenDocuments } from './open-documents.ts';
import { moveShape } from './shapes.ts';
import { actorOf, releaseOfCall, withRejections } from './studio-actor.ts';

const sameFinding = ({ document, code, nodeId, path, message }: StudioFinding): string =>
  JSON.stringify([document, code, nodeId, path, message]);

/** As far as the operations can be applied: those that cannot are refused when they are posted. */
function changedBody(body: DocumentBody, ops: readonly DocumentOperation[]): DocumentBody {
  const applied = applyOperations(body, ops, { comparesWas: false });
  return applied.ok ? applied.value : body;
}

function answerOf(accepted: AcceptedPost): OperationsAccepted {
  const { body: _, ...answer } = accepted;
  return answer;
}

export function moveEndpoints(documents: OpenDocuments): ApiRoute[] {
  /**
   * What is wrong with the part where it is put and was not where it was, and what others lose by the move, such as a
   * market what it has of its own there.
   */
  async function newFindings({ from, to }: PartMovedPost, call: StaffCall): Promise<StudioFinding[]> {
    const release = releaseOfCall(call);
    const { drafts } = documents.inRelease(release);
    const [taken, put] = await Promise.all([from, to].map(async ({ id }) => (await drafts.open(id)).body));
    if (!taken || !put) return [];
    const bodies = (one: DocumentBody, other: DocumentBody) =>
      new Map([
        [from.id, one],
        [to.id, other],
      ]);
    const next = changedBody(put, to.post.ops);
    // What the document cannot have at all is refused when it is posted.
    if (documents.rules.structure(to.id, next).length > 0) return [];
    const [before, after] = await Promise.all([
      findingsOfDrafts(documents, release, bodies(taken, put)),
      findingsOfDrafts(documents, release, bodies(changedBody(taken, from.post.ops), next)),
    ]);
    const known = new Set(before.map(sameFinding));
    const removed = new Set(from.post.ops.flatMap(subjectsOf));
    const inserted = new Set(to.post.ops.flatMap(subjectsOf));
    const had = new Set(
      before.flatMap(({ document, nodeId, code }) =>
        document === from.id && removed.has(nodeId) ? [code] : [],
      ),
    );
    return after.filter(finding => {
      if (known.has(sameFinding(finding))) return false;
      const { document, severity, nodeId, code } = finding;
      if (document === from.id) return false;
      return document !== to.id || (severity === 'error' && inserted.has(nodeId) && !had.has(code));
    });
  }

  async function move(call: StaffCall): Promise<PartMoved> {
    const post: PartMovedPost = call.json(moveShape);
    const release = releaseOfCall(call);
    const found = post.isBack ? [] : await newFindings(post, call);
    if (found.length > 0)
      throw new StudioError('FINDINGS', 'The part would be wrong where it is put', { findings: found });
    const { drafts } = documents.inRelease(release);
    const [from, to] = await drafts.postTogether([post.from, post.to], actorOf(call));
    if (!from || !to) throw new Error('Both posts of a move are answered');
    return { from: answerOf(from), to: answerOf(to) };
  }

  return [
    {
      method: 'POST',
      path: '/api/moved-parts',
      role: 'editor',
      handler: call => withRejections(() => move(call)),
    },
  ];
}
