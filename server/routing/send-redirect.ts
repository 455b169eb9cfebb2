/** Redirects to a page, only ever on one of the shop's own hosts. */
import type { FastifyReply } from 'fastify';
import type { Addresses } from '#i18n/addresses.ts';
import { redirect } from '#server/http/reply.ts';
import type { Redirect } from './request-info.ts';

export function sendRedirect(reply: FastifyReply, { status, location }: Redirect, { plan }: Addresses): void {
  const origin = Object.values(plan.origins).find(each => location.startsWith(`${each}/`)) ?? '';
  redirect(reply, status, location.slice(origin.length), origin);
}
