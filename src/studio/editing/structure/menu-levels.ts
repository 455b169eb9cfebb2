/** How many levels of a menu the shop shows (R-STUDIO-136). */
import type { DocumentBody } from '#engine/operation/operation.ts';

/** The locations whose first level alone is shown; those of the main menu have three. */
const oneLevel: readonly unknown[] = ['top-bar', 'info-pages', 'footer-first', 'footer-second'];

/** Whether entries below the first level would not be seen. */
export const hasOneLevel = ({ kind, locations }: DocumentBody): boolean =>
  kind === 'menu' &&
  Array.isArray(locations) &&
  locations.length > 0 &&
  locations.every(location => oneLevel.includes(location));
