/** A name or value whose numbers stay beside their units, and whose sizes stay on one line (R-LIST-33). */
import { bindUnits } from '#kernel/bind-units.ts';

/** Browsers break a line after the hyphen of `25x8-12` and `10W-40`. */
const size = /(\S*\d\p{L}?-\d\S*)/u;

/**
 * Sizes are kept together by the style of `bdi`: a character for it would be copied with the text, and a class would
 * weigh more on lists.
 */
export const BoundText = ({ children }: { children: string }) =>
  // Every second part is a size; texts in a list need no key.
  bindUnits(children)
    .split(size)
    .map((part, at) => (at % 2 === 1 ? <bdi key={`${at}`}>{part}</bdi> : part));
