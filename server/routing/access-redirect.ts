/** Where a visitor goes instead of a page that the route's access rule keeps from them. */
import type { RouteEntry } from '#engine/route/route-table.ts';

/** A route's name; null when the visitor may see the page. */
export function accessRedirect({ name, access }: RouteEntry, isSignedIn: boolean): string | null {
  if (access === 'customer' && !isSignedIn) return 'index';
  if (access === 'anonymous' && isSignedIn) return 'index';
  // The account's front page is its list of orders.
  return name === 'account' ? 'account-orders' : null;
}
