/** Another view of the same page – a filter, an order – leaves the reader where they are: focus, folds, panel and scroll (R-ROUTE-16). */

const isOpen = (panel: Element) => CSS.supports('selector(:popover-open)') && panel.matches(':popover-open');

const folds = () => [...document.querySelectorAll<HTMLDetailsElement>('main details[id]')];

const byId = (id: string | undefined) => (id ? document.getElementById(id) : null);

/** The element with the focus, when it belongs to what was used. */
const focusedIn = (frame: Element) =>
  document.activeElement && frame.contains(document.activeElement) ? document.activeElement : null;

function keepPanel(panel: Element | null): () => boolean {
  if (!panel || !isOpen(panel)) return () => false;
  const { id } = panel;
  const scrolled = panel.querySelector('[data-keep-scroll]')?.scrollTop ?? 0;
  return () => {
    const now = byId(id);
    if (!now) return false;
    if (!isOpen(now)) {
      // It is the same panel to the reader: it does not come in again.
      now.style.animation = 'none';
      // What opened it gets the focus back when it closes.
      document
        .querySelector<HTMLElement>(`[popovertarget="${CSS.escape(id)}"]`)
        ?.focus({ preventScroll: true });
      now.showPopover();
    }
    now.querySelector('[data-keep-scroll]')?.scrollTo(0, scrolled);
    return true;
  };
}

/** True when the link or form is about this page: its frame names who gets the focus when it is gone itself. */
export const staysOnPage = (by: Element | null): boolean => by?.closest('[data-stay]') != null;

/** To be called right before the page changes; the answer right after, before it is painted. */
export function keepPlace(by: Element): () => void {
  const frame = by.closest<HTMLElement>('[data-stay]');
  if (!frame) return () => undefined;
  const had = focusedIn(frame) ?? by;
  const { id } = had;
  const { top } = had.getBoundingClientRect();
  const opened = new Map(folds().map(fold => [fold.id, fold.open]));
  const restorePanel = keepPanel(by.closest('[popover]'));

  return () => {
    for (const fold of folds()) fold.open = opened.get(fold.id) ?? fold.open;
    const inPanel = restorePanel();
    const same = byId(id);
    (same ?? byId(frame.dataset['stay']))?.focus({ preventScroll: true });
    // What was pressed stays under the finger.
    if (same && !inPanel) scrollBy(0, same.getBoundingClientRect().top - top);
  };
}
