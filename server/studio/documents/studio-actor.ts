/** The caller of an endpoint as the author of a change, and rejections as answers. */
import { type Actor, StudioError } from '#backend/index.ts';
import { ApiAnswer, type StaffCall } from '../http/api-route.ts';

export const actorOf = ({ staff, request }: StaffCall): Actor => ({
  id: staff.id,
  name: staff.name,
  role: staff.role,
  ip: request.ip,
});

/** Answers a rejection with its code, message and details. */
export async function withRejections(work: () => Promise<unknown>): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StudioError)) throw error;
    return new ApiAnswer(error.status, { ...error.details, code: error.code, message: error.message });
  }
}
