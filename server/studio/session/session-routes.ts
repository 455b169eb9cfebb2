/** The session of a member of staff: who it is, signing out, and confirming again who it is. */
import { z } from 'zod';
import type { ApiRoute } from '../http/api-route.ts';
import { authenticationShape, nameShape } from './passkey-shapes.ts';
import { type SessionRouteParts, SHORT_BODY, sessionAnswers } from './session-answers.ts';

export function sessionRoutes(parts: SessionRouteParts): ApiRoute[] {
  const { staff, cookie } = parts;
  const { secretOf, answer } = sessionAnswers(parts);
  return [
    {
      method: 'GET',
      path: '/api/session',
      role: 'viewer',
      isPassive: true,
      handler: async call => answer(secretOf(call)),
    },
    {
      method: 'PATCH',
      path: '/api/session',
      role: 'viewer',
      bodyLimit: SHORT_BODY,
      handler: async call => {
        const shape = z.object({ name: nameShape.optional(), locale: z.enum(['fi', 'sv', 'en']).optional() });
        await staff.accounts.changeSelf(call.staff.id, call.json(shape));
        return answer(secretOf(call));
      },
    },
    {
      method: 'DELETE',
      path: '/api/session',
      role: 'viewer',
      handler: async call => {
        await staff.signOut(secretOf(call), call.staff, call.request.ip);
        cookie.clear(call.reply);
      },
    },
    {
      method: 'POST',
      path: '/api/session/step-up/begin',
      role: 'viewer',
      isPassive: true,
      bodyLimit: SHORT_BODY,
      handler: call => staff.stepUp.begin(call.staff, call.staff.hasPasskey),
    },
    {
      method: 'POST',
      path: '/api/session/step-up/finish',
      role: 'viewer',
      isPassive: true,
      bodyLimit: SHORT_BODY,
      handler: async call => {
        const { response } = call.json(z.object({ response: authenticationShape }));
        const session = secretOf(call);
        await staff.stepUp.finish(call.staff, { session, ip: call.request.ip }, response);
        return answer(session);
      },
    },
  ];
}
