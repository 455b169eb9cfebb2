/** The session of a request, by its cookie. */
import type { StaffService } from '#backend/index.ts';
import type { StaffSessions } from '../http/authorise.ts';
import type { StudioCookie } from './studio-cookie.ts';

export const createStaffSessions = (staff: StaffService, cookie: StudioCookie): StaffSessions => ({
  async callerOf(request, isWork) {
    const secret = cookie.read(request);
    const found = secret === null ? null : await staff.session(secret, { isWork });
    if (!found) return null;
    const { staff: person, endsAt, needsStepUp, hasPasskey } = found;
    return { ...person, endsAt: endsAt.toISOString(), needsStepUp, hasPasskey };
  },
});
