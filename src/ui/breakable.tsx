/** An email or web address that a narrow column breaks after `@` and `.`, not within a word. */
import { Fragment } from 'react';

export const Breakable = ({ children }: { children: string }) =>
  children.split(/(?<=[@.])/).map((part, at) => (
    // The parts of one text never change their order.
    <Fragment key={`${at}${part}`}>
      {at > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
