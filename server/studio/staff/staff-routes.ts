/** Accounts of staff and the log of what they did, for admins. */
import { z } from 'zod';
import type { StaffService } from '#backend/index.ts';
import { readMailAddress } from '#kernel/contact/mail-address.ts';
import { type AuditPage, roles, type StaffInvited } from '#studio-api/staff.ts';
import { visibleLine } from '#studio-api/visible-line.ts';
import { ApiAnswer, type ApiRoute, type StaffCall } from '../http/api-route.ts';
import { lineShape } from '../http/line-shape.ts';
import { ProblemError } from '../http/problem.ts';

const markets = z.array(z.string().min(1).max(40)).min(1).max(200).nullable();

const change = z.object({
  name: lineShape(80).optional(),
  role: z.enum(roles).optional(),
  markets: markets.optional(),
  isDisabled: z.boolean().optional(),
});

const invitation = z.object({
  mail: z.string().max(300),
  name: z.string().transform(visibleLine).pipe(z.string().max(80)),
  role: z.enum(roles),
  markets: markets.default(null),
});

const SHORT_BODY = 65_536;
const PAGE = 100;

export interface StaffRouteParts {
  staff: StaffService;
  /** Whether the shop sends its mails; otherwise an admin hands links over. */
  sendsMails: boolean;
}

const actorOf = ({ staff: { id, name, locale }, request }: StaffCall) => ({
  id,
  name,
  locale,
  ip: request.ip,
});

export function staffRoutes({ staff, sendsMails }: StaffRouteParts): ApiRoute[] {
  return [
    { method: 'GET', path: '/api/staff', role: 'admin', handler: () => staff.accounts.list() },
    {
      method: 'POST',
      path: '/api/staff',
      role: 'admin',
      stepUp: true,
      bodyLimit: SHORT_BODY,
      handler: async call => {
        const { mail: address, ...rest } = call.json(invitation);
        const mail = readMailAddress(address);
        if (mail === null) throw new ProblemError(400, 'MAIL', 'This is not a mail address.');
        const link = await staff.accounts.invite({ ...rest, mail }, actorOf(call));
        return new ApiAnswer(201, { mail, link: sendsMails ? null : link } satisfies StaffInvited);
      },
    },
    {
      method: 'PATCH',
      path: '/api/staff/:id',
      role: 'admin',
      stepUp: true,
      bodyLimit: SHORT_BODY,
      handler: call => staff.accounts.change(call.param('id'), call.json(change), actorOf(call)),
    },
    { method: 'GET', path: '/api/invitations', role: 'admin', handler: () => staff.accounts.invitations() },
    {
      method: 'DELETE',
      path: '/api/invitations/:mail',
      role: 'admin',
      stepUp: true,
      handler: call => staff.accounts.revoke(call.param('mail'), actorOf(call)),
    },
    {
      method: 'GET',
      path: '/api/audit',
      role: 'admin',
      handler: async call => {
        const before = Number(call.query.get('before'));
        const rows = await staff.audit({
          before: Number.isSafeInteger(before) && before > 0 ? before : null,
          staffId: call.query.get('staff') || null,
          action: call.query.get('action') || null,
          limit: PAGE,
        });
        return { rows, hasMore: rows.length === PAGE } satisfies AuditPage;
      },
    },
  ];
}
