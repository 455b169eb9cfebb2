/** What works in a widget that is not hydrated: controls of product cards (`card-actions.ts`), and links. */
import type { Hydrate } from '#engine/definition/contract.ts';

const handled = '[data-favorite], [data-compare], form[data-buy]';
const links = 'a[href]:not([data-interactive]):not([role=button])';

const isIn = (element: Element, selector: string) => element.closest(selector) !== null;

/** Whether the page handles the control itself. */
export const isHandledByPage = (element: Element): boolean => isIn(element, handled);

/** Whether a pointer or the focus on the element needs nothing of the widget around it; one that is alive in view does not wait for a control. */
export const isQuiet = (element: Element, hydrate: Hydrate): boolean =>
  hydrate === 'interaction' && (isHandledByPage(element) || isIn(element, links));
