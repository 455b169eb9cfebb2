/** The cookie of a staff session: no script reads it, and no other site sends it. */
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface StudioCookie {
  /** Secret of the session that the browser sent, unverified. */
  read(request: Pick<FastifyRequest, 'cookies'>): string | null;
  keep(reply: FastifyReply, secret: string, endsAt: Date): void;
  clear(reply: FastifyReply): void;
}

export function createStudioCookie(studioOrigin: string): StudioCookie {
  const { protocol, port } = new URL(studioOrigin);
  const secure = protocol === 'https:';
  // Browsers keep no Secure cookie over plain http, and cookies of one host are shared by all of its ports.
  const name = secure ? '__Host-studio' : `studio-${port}`;
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
  return {
    read: ({ cookies }) => cookies[name] ?? null,
    keep: (reply, secret, endsAt) => void reply.setCookie(name, secret, { ...attributes, expires: endsAt }),
    clear: reply => void reply.setCookie(name, '', { ...attributes, maxAge: 0 }),
  };
}
