/** The ways in: passkey, invitation, and a link that works once. */
import { z } from 'zod';
import type { ApiRoute } from '../http/api-route.ts';
import { authenticationShape, nameShape, registrationShape, tokenShape } from './passkey-shapes.ts';
import { type SessionRouteParts, SHORT_BODY, sessionAnswers } from './session-answers.ts';

export function signInRoutes(parts: SessionRouteParts): ApiRoute[] {
  const { staff } = parts;
  const { visitOf, enter } = sessionAnswers(parts);
  return [
    {
      method: 'POST',
      path: '/api/session/begin',
      role: null,
      bodyLimit: SHORT_BODY,
      handler: async call => staff.signIn.begin(visitOf(call.request)),
    },
    {
      method: 'POST',
      path: '/api/session/finish',
      role: null,
      bodyLimit: SHORT_BODY,
      handler: async call => {
        const { response } = call.json(z.object({ response: authenticationShape }));
        return enter(call, staff.signIn.finish(visitOf(call.request), response));
      },
    },
    {
      method: 'POST',
      path: '/api/session/link',
      role: null,
      bodyLimit: SHORT_BODY,
      handler: async call => {
        const { token } = call.json(z.object({ token: tokenShape }));
        return enter(call, staff.signIn.byLink(visitOf(call.request), token));
      },
    },
    {
      method: 'POST',
      path: '/api/session/link/mail',
      role: null,
      bodyLimit: SHORT_BODY,
      handler: async call => {
        const { mail } = call.json(z.object({ mail: z.string().max(300) }));
        await staff.accounts.mailLink(mail, call.request.ip);
      },
    },
    {
      method: 'POST',
      path: '/api/invite/begin',
      role: null,
      bodyLimit: SHORT_BODY,
      handler: async call => {
        const { token } = call.json(z.object({ token: tokenShape }));
        return staff.signIn.beginInvitation(visitOf(call.request), token);
      },
    },
    {
      method: 'POST',
      path: '/api/invite/finish',
      role: null,
      bodyLimit: SHORT_BODY,
      handler: async call => {
        const shape = z.object({
          token: tokenShape,
          response: registrationShape,
          passkey: nameShape.optional(),
        });
        const { token, response, passkey = '' } = call.json(shape);
        return enter(call, staff.signIn.finishInvitation(visitOf(call.request), token, response, passkey));
      },
    },
  ];
}
