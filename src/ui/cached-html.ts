/** HTML of static parts that the server caches; in the browser there is none. */
import { createContext, type ReactNode } from 'react';

/**
 * HTML of a static part, which is made where it is not cached yet.
 * @param madeOf JSON of all that the part depends on beside language, segment and features
 * @throws what the part throws
 */
export type CachedHtml = (madeOf: unknown, part: () => ReactNode) => string;

/** Null in the browser, and on the server for pages that are not shared by visitors. */
export const CachedHtmlContext = createContext<CachedHtml | null>(null);
