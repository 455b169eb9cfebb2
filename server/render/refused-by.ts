/** Whom a route does not take, and where they go instead. */
import type { RouteEntry } from '#engine/route-table.ts';

/** A route's name; null for whoever may stay. */
export function refusedBy({ name, access }: RouteEntry, isLoggedIn: boolean): string | null {
  if (access === 'customer' && !isLoggedIn) return 'index';
  if (access === 'anonymous' && isLoggedIn) return 'index';
  // The account itself is the way to its orders.
  return name === 'account' ? 'account-orders' : null;
}
