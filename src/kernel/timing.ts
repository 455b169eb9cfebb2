/** Waits and pauses of the interface in one place (spec 1 §4, §9), milliseconds. */

/** A page that takes longer shows that it loads. */
export const loaderDelayMs = 1_000;
/** So does a question to the server that takes longer. */
export const slowQueryMs = 1_000;
/** What shows that something loads stays at least this long, or it would flicker. */
export const fetchMinimumMs = 200;
/** How long a pointer rests on a link before its page is fetched. */
export const linkIntentMs = 65;
/** What every visitor shares is this old at most before it is read anew: a page of the server, an answer in a tab. */
export const sharedFreshMs = 60_000;
/** A page fetched on intent is good for this long. */
export const prefetchedMs = 15_000;
/** So long the browser shows a page again from its cache of queries, as the server does from its cache of pages. */
export const pageRoundMs = 60_000;
