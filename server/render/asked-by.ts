/** What a request says about its market and language. */
import type { Exchange } from '#server/http/exchange.ts';
import type { Asked } from '#server/market/asked.ts';
import { segmentCookies } from './segment-cookies.ts';

export const askedBy = ({ address, cookies, req }: Exchange): Asked => ({
  path: address.path,
  search: address.search,
  host: req.headers.host,
  market: cookies.get(segmentCookies.market),
  locale: cookies.get(segmentCookies.locale),
});
