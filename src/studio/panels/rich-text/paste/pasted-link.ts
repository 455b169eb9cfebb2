/** Where a pasted link leads. */

import { safeAddress } from '#kernel/address/safe-address.ts';

/** Programs lead links through an address of their own, which says in a parameter where they lead. */
const redirects: readonly { host: RegExp; path: RegExp; parameters: readonly string[] }[] = [
  { host: /^(www\.)?google\.[a-z.]{2,6}$/, path: /^\/url$/, parameters: ['q', 'url'] },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: /^\/?/, parameters: ['url'] },
  { host: /^lm?\.(facebook|instagram)\.com$/, path: /^\//, parameters: ['u'] },
  { host: /^(www\.)?youtube\.com$/, path: /^\/redirect$/, parameters: ['q'] },
  { host: /^(www\.)?linkedin\.com$/, path: /^\/(safety\/go|redir\/redirect)/, parameters: ['url'] },
  { host: /^slack-redir\.net$/, path: /^\/link$/, parameters: ['url'] },
];

/** Where an address of a redirect leads; null: it is none. */
function targetOf(address: string): string | null {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return null;
  const { hostname, pathname, searchParams } = new URL(address);
  const behind = redirects.find(({ host, path }) => host.test(hostname) && path.test(pathname));
  return behind?.parameters.map(name => searchParams.get(name)).find(value => value !== null) ?? null;
}

/** Links within links within links; more of them are no mail's. */
const maxRedirects = 5;

/**
 * The address that a reader would come to; undefined where there is none: unsafe addresses, files, and places within the
 * document that was copied.
 */
export function pastedLink(written: string): string | undefined {
  let address = written.trim();
  for (let times = 0; times < maxRedirects; times += 1) {
    const target = targetOf(address);
    if (target === null) break;
    address = target;
  }
  return /^[#?]/.test(address) ? undefined : safeAddress(address);
}
