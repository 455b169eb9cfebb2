/**
 * Marks a number in the drawing while its row is pointed at, has the focus, or was reached by its number. No selector of CSS
 * compares the ids of two elements, so each number has a rule of its own, and the page needs no script.
 */

/** A name in a selector: positions are digits with at most one letter, whatever a backend answers. */
const nameOf = (position: string): string => position.replace(/[^0-9a-z]/gi, '');

export const rowId = (position: string): string => `position-${nameOf(position)}`;
export const markId = (position: string): string => `mark-${nameOf(position)}`;

export const markRules = (positions: readonly string[]): string =>
  positions
    .map(
      position =>
        `[data-drawing]:has(#${rowId(position)}:is(:hover,:focus-within,:target)) #${markId(position)}` +
        '{--mark-ground:var(--primary);--mark-ink:var(--on-primary);--mark-ring:6px}',
    )
    .join('\n');
