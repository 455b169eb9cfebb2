/** What works in a widget that is not hydrated: controls of product cards (`card-actions.ts`), and links. */

const handled = '[data-favorite], [data-compare], form[data-buy]';
const links = 'a[href]:not([data-interactive]):not([role=button])';

const isIn = (element: Element, selector: string) => element.closest(selector) !== null;

/** Whether the page handles the control itself. */
export const isHandledByPage = (element: Element): boolean => isIn(element, handled);

/** Whether a pointer or the focus on the element needs nothing of the widget around it. */
export const isQuiet = (element: Element): boolean => isHandledByPage(element) || isIn(element, links);
