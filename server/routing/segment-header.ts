/** The header by which an edge in front of the shop says what a visitor has chosen: the only thing besides the address that it may store pages by. */
import type { FastifyRequest } from 'fastify';
import { segmentCookies } from './segment-cookies.ts';

/** `market.type.vat`, each as in its cookie and empty without one: `se.ORGANIZATION.false`, `..`. */
export const segmentHeader = 'x-shop-segment';

const form = /^([a-z0-9_-]{0,40})\.([A-Z]{0,20})\.(true|false|)$/;

export interface SegmentChoices {
  /** Values by the names of the segment's cookies. */
  cookies: Readonly<Record<string, string | undefined>>;
  /** Whether they come from the header alone, so that no cookie has a part in the page. */
  isNamedByEdge: boolean;
}

/**
 * What the visitor has chosen. A page that an edge stores by the header must not be made by cookies that say something else.
 * @param trustsHeader whether an edge sets the header of every request; otherwise a client could have
 */
export function choicesOf(
  { headers, cookies }: Pick<FastifyRequest, 'headers' | 'cookies'>,
  trustsHeader: boolean,
): SegmentChoices {
  const text = headers[segmentHeader];
  const named = trustsHeader && typeof text === 'string' ? form.exec(text) : null;
  if (!named) return { cookies, isNamedByEdge: false };
  const [, market, customerType, vatIncluded] = named;
  return {
    isNamedByEdge: true,
    cookies: {
      [segmentCookies.market]: market || undefined,
      [segmentCookies.customerType]: customerType || undefined,
      [segmentCookies.vatIncluded]: vatIncluded || undefined,
      [segmentCookies.locale]: cookies[segmentCookies.locale],
    },
  };
}
