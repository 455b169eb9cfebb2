/** The caller of an endpoint as the author of a change, and rejections as answers. */
import { type Actor, NO_RELEASE, StudioError } from '#backend/index.ts';
import { partsOf } from '#studio-api/document-id.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { releaseParameter } from '#studio-api/releases.ts';
import { ApiAnswer, type StaffCall } from '../http/api-route.ts';

export const actorOf = ({ staff, request }: StaffCall): Actor => ({
  id: staff.id,
  name: staff.name,
  role: staff.role,
  markets: staff.markets,
  ip: request.ip,
});

/** As colleagues call them: an account may have no name yet. */
export const namedActorOf = (call: StaffCall): Actor => ({
  ...actorOf(call),
  name: call.staff.name || call.staff.mail,
});

/** The document of the path. @throws StudioError NOT_FOUND for a text that is no id */
export function documentIdOf(call: StaffCall): DocumentId {
  const parts = partsOf(call.param('id'));
  if (!parts) throw new StudioError('NOT_FOUND', `"${call.param('id')}" is not the id of a document`);
  return parts.id;
}

/** The release whose drafts a call is about; 0 for none. @throws StudioError INVALID for a value that is no number of one */
export const releaseOfCall = ({ query }: Pick<StaffCall, 'query'>): number => releaseOfQuery(query);

export function releaseOfQuery(query: URLSearchParams): number {
  const text = query.get(releaseParameter);
  if (text === null) return NO_RELEASE;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new StudioError('INVALID', `"${text}" is not a release`);
  return Number(text);
}

/** Answers a rejection with its code, message and details. */
export async function withRejections(work: () => Promise<unknown>): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StudioError)) throw error;
    return new ApiAnswer(error.status, { ...error.details, code: error.code, message: error.message });
  }
}
