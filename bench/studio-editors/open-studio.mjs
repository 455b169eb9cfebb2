/** A built shop with Studio, and who may call its API. */
import { startBuiltShop } from '../built-shop.mjs';

/** Starts the shop, and reads the link of its terminal that signs in. */
export async function startWithStudio() {
  let takeLink;
  const printed = new Promise(resolve => (takeLink = resolve));
  const shop = await startBuiltShop({ LOG_LEVEL: 'info' }, line => {
    const link = /Studio: (\S+?)"/.exec(line)?.[1];
    if (link) takeLink(link);
  });
  const { origin, hash } = new URL(await printed);
  return { ...shop, studio: origin, token: hash.slice(1) };
}

/** Takes the session of another instance of the same shop: cookies of one computer are told apart by the port. */
export const cookieAt = (studio, secret) => `studio-${new URL(studio).port}=${secret}`;

/**
 * Calls Studio's API without a browser.
 * @throws Error with the answer of a call that is refused
 */
export const caller = (studio, secret) => async (method, path, body) => {
  const answer = await fetch(studio + path, {
    method,
    headers: {
      'sec-fetch-site': 'same-origin',
      cookie: cookieAt(studio, secret),
      ...(method === 'GET' ? {} : { origin: studio, 'content-type': 'application/json' }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
  return text === '' ? null : JSON.parse(text);
};
