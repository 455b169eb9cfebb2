/** Puts the content of a message tag into an element: `{ terms: inside(<a href="/ehdot">.</a>) }`. */
import { cloneElement, type ReactElement, type ReactNode } from 'react';

export const inside =
  (element: ReactElement) =>
  (children: ReactNode[]): ReactNode =>
    cloneElement(element, undefined, ...children);
