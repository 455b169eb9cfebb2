/** What no draft may become: too large, against its schema, or changed in fields that the author may not change. */
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { requireMarkets } from './require-markets.ts';
import { isUnderstood, requiresOf } from './required-versions.ts';
import type { Actor, StudioContext } from './studio-context.ts';
import { StudioError } from './studio-error.ts';

/** In bytes of JSON. */
const MAX_DOCUMENT_BYTES = 256 * 1024;

/**
 * A violation that the draft had before is no reason to refuse the change that may repair it.
 * @throws StudioError STRUCTURE, ROLE, NEWER_BUILD
 */
export async function requireSound(
  context: StudioContext,
  id: DocumentId,
  before: DocumentBody,
  after: DocumentBody,
  actor: Actor,
): Promise<void> {
  const { rules, versions } = context;
  if (!isUnderstood(requiresOf(before), versions))
    throw new StudioError('NEWER_BUILD', 'The document was written with a newer version of the shop');
  const size = Buffer.byteLength(JSON.stringify(after));
  if (size > MAX_DOCUMENT_BYTES)
    throw new StudioError('STRUCTURE', `The document has ${size} bytes; ${MAX_DOCUMENT_BYTES} are allowed`);
  const past = new Set(rules.structure(id, before));
  const broken = rules.structure(id, after).filter(problem => !past.has(problem));
  if (broken.length > 0)
    throw new StudioError('STRUCTURE', broken[0] ?? 'The document breaks its schema', { problems: broken });
  await requireAllowed(context, id, { before, after }, actor);
}

/** @throws StudioError ROLE when the bodies differ in what the author may not change */
export async function requireAllowed(
  { rules }: StudioContext,
  id: DocumentId,
  { before, after }: Readonly<Record<'before' | 'after', DocumentBody>>,
  actor: Actor,
): Promise<void> {
  requireMarkets(actor, { before, after });
  const forbidden = await rules.forbidden(id, before, after, actor.role);
  if (forbidden.length > 0)
    throw new StudioError('ROLE', `Your role may not change ${forbidden.join(', ')}`, {
      fields: forbidden,
    });
}

/** @throws StudioError STRUCTURE */
export function requireStructure({ rules }: StudioContext, id: DocumentId, body: DocumentBody): void {
  const broken = rules.structure(id, body);
  if (broken.length > 0)
    throw new StudioError('STRUCTURE', broken[0] ?? 'The document breaks its schema', { problems: broken });
}
