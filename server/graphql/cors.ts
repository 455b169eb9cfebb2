/** Lets clients on other origins in, as the contract says (R-DATA-6); what they may do their key and token decide. */
import type { Exchange } from '#server/http/exchange.ts';
import { answer, setHeaders } from '#server/http/answer.ts';

const allowed =
  'accept, authorization, content-type, x-account-cart, x-apikey, x-auth-refresh-token, x-expected-total, x-idempotency-key, x-request-id, x-sdk-version';

export function allowOrigin({ req, res }: Exchange): void {
  const { origin } = req.headers;
  res.appendHeader('vary', 'Origin');
  if (!origin || !URL.canParse(origin)) return;
  setHeaders(res, {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'x-auth-refresh-token, x-request-id',
    'cross-origin-resource-policy': 'cross-origin',
  });
}

export function answerPreflight(exchange: Exchange): void {
  answer(exchange, 204, '', {
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': allowed,
    'access-control-max-age': '600',
  });
}
