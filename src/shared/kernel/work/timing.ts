/** Durations of the interface, milliseconds. */

/** Delay before a navigation shows a loading indicator. */
export const loaderDelayMs = 1_000;
/** Delay before a query shows a loading indicator. */
export const slowQueryMs = 1_000;
/** Minimum time a loading indicator is shown, to prevent flicker. */
export const fetchMinimumMs = 200;
/** Time a pointer must rest on a link before its page is prefetched. */
export const linkIntentMs = 65;
/** Time without scrolling after which a page that was scrolled starts its application. */
export const scrollRestMs = 300;
/** Time since the first scrolling after which such a page starts its application although it does not rest. */
export const scrollLimitMs = 3_000;
/** Maximum age of shared data, both server pages and cached query results. */
export const sharedFreshMs = 60_000;
/** Lifetime of a prefetched page. */
export const prefetchedMs = 15_000;
/** Time after loading a page's data during which it is not loaded again; equal to the lifetime of the server's page cache. */
export const pageBatchMs = 60_000;
