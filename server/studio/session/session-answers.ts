/** What the routes of sessions share: whose request it is, and the session as it is answered. */
import type { FastifyRequest } from 'fastify';
import type { StaffService } from '#backend/index.ts';
import type { StudioSession } from '#studio-api/staff.ts';
import type { OpenCall } from '../http/api-route.ts';
import { ProblemError } from '../http/problem.ts';
import type { StudioCookie } from './studio-cookie.ts';

/** What a session says of the shop. */
export type SessionShop = Pick<StudioSession, 'shopOrigin' | 'hasContent' | 'locales' | 'markets'>;

export interface SessionRouteParts {
  staff: StaffService;
  cookie: StudioCookie;
  shopFacts: () => SessionShop;
}

/** In bytes: what a passkey answers is a few hundred. */
export const SHORT_BODY = 65_536;

export function sessionAnswers({ staff, cookie, shopFacts }: SessionRouteParts) {
  async function sessionOf(secret: string): Promise<{ session: StudioSession; endsAt: Date }> {
    const found = await staff.session(secret, { isWork: false });
    if (!found) throw new ProblemError(401, 'NOT_SIGNED_IN', 'Sign in first.');
    const { staff: person, endsAt, needsStepUp, hasPasskey } = found;
    const session = { staff: person, endsAt: endsAt.toISOString(), needsStepUp, hasPasskey, ...shopFacts() };
    return { session, endsAt };
  }

  return {
    visitOf: (request: FastifyRequest) => ({
      ip: request.ip,
      agent: request.headers['user-agent'] ?? '',
      session: cookie.read(request),
    }),

    /** Answers a session that has just begun: its secret cannot be known in advance. */
    async enter({ reply }: OpenCall, begun: Promise<string>): Promise<StudioSession> {
      const secret = await begun;
      const { session, endsAt } = await sessionOf(secret);
      cookie.keep(reply, secret, endsAt);
      return session;
    },

    /** Secret of the session that authorised the call. */
    secretOf: ({ request }: OpenCall): string => cookie.read(request) ?? '',

    answer: async (secret: string): Promise<StudioSession> => (await sessionOf(secret)).session,
  };
}
