/**
 * The page that a provider's snippet is shown in. Its policy gives it an origin of its own: the snippet's
 * scripts run as the provider wants, but reach nothing of the shop, neither its page nor its cookies.
 */
import type { Route } from '#server/http/route.ts';

export const framePath = '/payments/frame';

const policy = [
  'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
  "default-src 'none'",
  "script-src 'unsafe-inline' https:",
  "style-src 'unsafe-inline' https:",
  'img-src https: data:',
  'font-src https: data:',
  'connect-src https:',
  'frame-src https:',
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Takes one snippet from the page around it, runs its scripts, which `innerHTML` would not, and reports its height. */
const script = `addEventListener('message', ({ source, data }) => {
  if (source !== parent || typeof data?.snippet !== 'string' || document.body.childElementCount > 0) return;
  const place = document.createElement('div');
  place.innerHTML = data.snippet;
  document.body.append(place);
  for (const still of place.querySelectorAll('script')) {
    const live = document.createElement('script');
    for (const { name, value } of still.attributes) live.setAttribute(name, value);
    live.textContent = still.textContent;
    still.replaceWith(live);
  }
  new ResizeObserver(() => parent.postMessage({ height: document.documentElement.scrollHeight }, '*')).observe(place);
});`;

const page = `<!doctype html><html lang="fi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Payment</title><style>body{margin:0;padding:16px;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}button{min-height:48px;padding:0 20px;font:inherit}</style><script>${script}</script></head><body></body></html>`;

export const frameRoute = (): Route => ({
  url: framePath,
  method: ['GET'],
  handler(_request, reply) {
    // The same as `frame-ancestors` in the policy, which supports more than two values.
    reply
      .removeHeader('x-frame-options')
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=3600',
        'content-security-policy': policy,
        'referrer-policy': 'no-referrer',
      })
      .send(page);
  },
});
