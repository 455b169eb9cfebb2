/** Who calls an endpoint, and whether they may. */
import type { FastifyRequest } from 'fastify';
import { atLeast, STAFF_HEADER } from '#studio-api/staff.ts';
import type { StaffCaller, StaffEndpoint } from './api-route.ts';
import { ProblemError } from './problem.ts';

/** Finds the session of a request. */
export interface StaffSessions {
  /** @param isWork whether the request postpones the next question for the passkey. Null without a valid session. */
  callerOf(request: FastifyRequest, isWork: boolean): Promise<StaffCaller | null>;
}

export type Authorise = (
  request: FastifyRequest,
  needs: Pick<StaffEndpoint, 'role' | 'stepUp' | 'isPassive'>,
) => Promise<StaffCaller>;

/** @throws ProblemError (of the result) 401 NOT_SIGNED_IN, 403 ROLE, 403 STEP_UP. */
export const createAuthorise =
  (sessions: StaffSessions): Authorise =>
  async (request, { role, stepUp = false, isPassive = false }) => {
    const caller = await sessions.callerOf(request, !isPassive);
    const believed = request.headers[STAFF_HEADER];
    // Another person has signed in elsewhere in this browser: a page that is still open must not write in their name.
    const isOther = believed !== undefined && believed !== caller?.id;
    if (!caller || isOther) throw new ProblemError(401, 'NOT_SIGNED_IN', 'Sign in first.');
    if (!atLeast(caller.role, role))
      throw new ProblemError(403, 'ROLE', `This needs the role ${role}; yours is ${caller.role}.`);
    if (stepUp && caller.needsStepUp)
      throw new ProblemError(403, 'STEP_UP', 'Confirm with your passkey that it is you.');
    return caller;
  };
