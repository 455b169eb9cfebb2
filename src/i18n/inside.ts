/** Puts what a tag of a message encloses inside an element: `{ terms: inside(<a href="/ehdot">.</a>) }`. */
import { cloneElement, type ReactElement, type ReactNode } from 'react';

export const inside =
  (element: ReactElement) =>
  (words: ReactNode[]): ReactNode =>
    cloneElement(element, undefined, ...words);
