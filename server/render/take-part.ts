/**
 * Gives a request for a page the arms of its visitor, before anything of the page is made (R-STUDIO-225). A visitor who has not
 * allowed statistics, and every robot, is given none: the page then shows the first arm of each experiment.
 */
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { armsCacheKey, armsOf, lotForm, toLot } from '#kernel/experiment/choose-arm.ts';
import { isRobot } from '#server/http/is-robot.ts';
import type { Storefront } from '#ssr/storefront.ts';
import { cookieNames, lotSeconds } from '#stores/common/cookie-names.ts';
import { readConsent } from '#stores/visitor/consent-cookie.ts';
import type { PreparedPage } from './prepare-page.ts';

export interface TakePartOptions {
  storefront(): Pick<Storefront, 'experimentsOf'>;
  origin: string;
}

/** @param reply gets the cookie of the visitor's lot; absent: a visitor without one takes part in nothing yet */
export function takePart(
  { storefront, origin }: TakePartOptions,
  page: PreparedPage,
  request: FastifyRequest,
  reply?: FastifyReply,
): PreparedPage {
  const experiments = page.route && storefront().experimentsOf(page.route.pageId);
  if (!experiments) return page;
  const lot = lotOf(request, reply, origin.startsWith('https:'));
  const trying: PreparedPage = { ...page, runsExperiment: true };
  if (lot === null) return trying;
  const arms = armsOf(experiments, lot);
  return {
    ...trying,
    request: { ...page.request, arms },
    cacheKey: `${page.cacheKey}&${armsCacheKey(arms)}`,
  };
}

/** For the answers of a navigation in the browser, which has drawn the visitor's lot. */
export const withOwnArms = (
  options: TakePartOptions,
  page: PreparedPage | null,
  request: FastifyRequest,
): PreparedPage | null => page && takePart(options, page, request);

/** Null for a visitor who takes part in nothing. */
function lotOf(request: FastifyRequest, reply: FastifyReply | undefined, secure: boolean): string | null {
  const { cookies, headers } = request;
  const allowed = readConsent(cookies[cookieNames.consent] ?? null);
  if (!allowed?.includes('statistics') || isRobot(headers['user-agent'])) return null;
  const known = cookies[cookieNames.lot];
  const own = known !== undefined && lotForm.test(known) ? known : null;
  if (!reply) return own;
  const lot = own ?? toLot(randomBytes(8));
  // Set anew each time: one that ends within an experiment would give the visitor another arm. Scripts read it as well, and
  // remove it when the consent is withdrawn.
  reply.setCookie(cookieNames.lot, lot, { maxAge: lotSeconds, httpOnly: false, secure });
  return lot;
}
