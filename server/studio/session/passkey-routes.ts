/** Passkeys of one's own account. */
import { z } from 'zod';
import type { ApiRoute } from '../http/api-route.ts';
import { nameShape, registrationShape } from './passkey-shapes.ts';
import { type SessionRouteParts, SHORT_BODY } from './session-answers.ts';

/** The passkeys of one's own account; a new one is as good as signing in, so it needs a fresh confirmation. */
export function passkeyRoutes({ staff }: Pick<SessionRouteParts, 'staff'>): ApiRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/passkeys',
      role: 'viewer',
      handler: call => staff.stepUp.passkeys(call.staff),
    },
    {
      method: 'POST',
      path: '/api/passkeys/begin',
      role: 'viewer',
      stepUp: true,
      bodyLimit: SHORT_BODY,
      handler: call => staff.stepUp.beginPasskey(call.staff),
    },
    {
      method: 'POST',
      path: '/api/passkeys/finish',
      role: 'viewer',
      stepUp: true,
      bodyLimit: SHORT_BODY,
      handler: async call => {
        const shape = z.object({ response: registrationShape, passkey: nameShape.optional() });
        const { response, passkey = '' } = call.json(shape);
        await staff.stepUp.finishPasskey(call.staff, response, passkey, call.request.ip);
        return staff.stepUp.passkeys(call.staff);
      },
    },
    {
      method: 'PATCH',
      path: '/api/passkeys/:id',
      role: 'viewer',
      bodyLimit: SHORT_BODY,
      handler: async call => {
        const { name } = call.json(z.strictObject({ name: nameShape }));
        await staff.stepUp.renamePasskey(call.staff, { id: call.param('id'), name }, call.request.ip);
        return staff.stepUp.passkeys(call.staff);
      },
    },
    {
      method: 'DELETE',
      path: '/api/passkeys/:id',
      role: 'viewer',
      stepUp: true,
      handler: call => staff.stepUp.removePasskey(call.staff, call.param('id'), call.request.ip),
    },
  ];
}
