/** Looks up an unknown address in the history of renamed addresses; redirects permanently, and only to pages of this shop (R-ROUTE-9). */
import { createRedirectsApi } from '#api/redirects/redirects.ts';
import { languageTags } from '#api/standard-variables.ts';
import type { Report } from '#engine/definition/report.ts';
import type { Addresses } from '#i18n/addresses.ts';
import { withLocale } from '#i18n/locales.ts';
import type { PageOutcome, PageRequest } from './storefront.ts';

export interface RedirectParts {
  addresses: Addresses;
  channelId: string;
}

/** An encoded path with optional query and hash; `gone`; or null for an unknown address. */
export type FoundRedirect = { to: string } | 'gone' | null;

/** Several renames are followed in one redirect. */
const MAX_STEPS = 4;
/** The longest path that a page of the shop can have. */
const MAX_LENGTH = 400;

export async function findRedirect(
  request: PageRequest,
  { addresses, channelId }: RedirectParts,
): Promise<FoundRedirect> {
  const { segment, transport, path } = request;
  if (path.length > MAX_LENGTH) return null;
  // Request and response use the backend's form of addresses.
  const api = createRedirectsApi(transport, {
    channelId,
    marketId: segment.market,
    languageId: languageTags[segment.locale],
  });
  const bare = addresses.bare(segment, path);
  let asked = encodeURI(addresses.plan.foreign || bare === null ? path : withLocale(bare, segment.locale));
  const seen = new Set<string>();
  while (seen.size < MAX_STEPS && !seen.has(asked)) {
    seen.add(asked);
    const move = await api.moveOf(asked);
    if (move === null) break;
    if (move.kind === 'gone') return seen.size === 1 ? 'gone' : null;
    asked = move.to;
  }
  if (seen.size < 2 && [...seen][0] === asked) return null;
  const to = ownPath(addresses, addresses.localise(asked, segment));
  return to === null || decoded(to) === path ? null : { to };
}

/** The redirect to the new address, or the error page; a failure of the lookup counts as an unknown address. */
export async function redirectOutcome(
  request: PageRequest,
  { report, ...parts }: RedirectParts & { report: Report },
  nowhere: (status: 404 | 410) => Promise<PageOutcome>,
): Promise<PageOutcome> {
  const move = await findRedirect(request, parts).catch((error: unknown) => {
    report('MOVE001', 'The history of addresses could not be read', { error });
    return null;
  });
  if (move === null || move === 'gone') return nowhere(move ? 410 : 404);
  return { kind: 'redirect', status: 301, location: move.to };
}

/** Null for an address of another site. */
function ownPath({ plan }: Addresses, address: string): string | null {
  const own = address.startsWith(`${plan.origin}/`) ? address.slice(plan.origin.length) : address;
  return /^\/(?![/\\])[^\s\p{Cc}\\]*$/u.test(own) ? encodeURI(decoded(own)) : null;
}

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
