/** A name or value whose numbers stay beside their units, and whose sizes stay on one line (R-LIST-33). */
import { bindUnits } from '#kernel/bind-units.ts';
import { Fragment } from 'react';

/** Browsers break a line after the hyphen of `25x8-12` and `10W-40`. */
const size = /(\S{0,8}\d\p{L}?-\d\S{0,8})/u;

/** Sizes are kept together by their style: a character for it would be copied with the text. */
export const BoundText = ({ children }: { children: string }) =>
  bindUnits(children)
    .split(size)
    .map((part, at) => {
      // The parts of one text never change their order. Every second one is a size.
      const key = `${at}${part}`;
      return at % 2 === 1 ? (
        <span key={key} className="unbroken">
          {part}
        </span>
      ) : (
        <Fragment key={key}>{part}</Fragment>
      );
    });
