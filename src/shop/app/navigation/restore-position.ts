/** Preserves focus, disclosures, panel and scroll position when the page shows another view of itself, such as a filter or an order (R-ROUTE-16). */

const isOpen = (panel: Element) => CSS.supports('selector(:popover-open)') && panel.matches(':popover-open');

const disclosures = () => [...document.querySelectorAll<HTMLDetailsElement>('main details[id]')];

const byId = (id: string | undefined) => (id ? document.getElementById(id) : null);

const labelOf = ({ firstChild }: Element) => firstChild?.textContent;

/** Finds the element of the next view that stands for this one: by its id, or by its label in its disclosure, because a list has too many filters for an id each. */
function counterpartOf(element: Element): () => HTMLElement | null {
  const { id, localName } = element;
  if (id) return () => byId(id);
  const group = element.closest('details[id]')?.id;
  const label = labelOf(element);
  return () =>
    [...(byId(group)?.querySelectorAll<HTMLElement>(localName) ?? [])].find(
      other => labelOf(other) === label,
    ) ?? null;
}

/** The focused element if it is inside the frame. */
const focusedIn = (frame: Element) =>
  document.activeElement && frame.contains(document.activeElement) ? document.activeElement : null;

function savePanel(panel: Element | null): () => boolean {
  if (!panel || !isOpen(panel)) return () => false;
  const { id } = panel;
  const scrolled = panel.querySelector('[data-keep-scroll]')?.scrollTop ?? 0;
  return () => {
    const current = byId(id);
    if (!current) return false;
    if (!isOpen(current)) {
      // The panel was open already: no opening animation.
      current.style.animation = 'none';
      // The opener gets the focus back when the panel closes.
      document
        .querySelector<HTMLElement>(`[popovertarget="${CSS.escape(id)}"]`)
        ?.focus({ preventScroll: true });
      current.showPopover();
    }
    current.querySelector('[data-keep-scroll]')?.scrollTo(0, scrolled);
    return true;
  };
}

/** True if the link or form changes the view of this page; its frame names the element to focus if the trigger is removed. */
export const staysOnPage = (by: Element | null): boolean => by?.closest('[data-stay]') != null;

/**
 * Must be called right before the page changes.
 * @returns restores the position; to be called right after the change, before the next paint.
 */
export function savePosition(by: Element): () => void {
  const frame = by.closest<HTMLElement>('[data-stay]');
  if (!frame) return () => undefined;
  const anchor = focusedIn(frame) ?? by;
  const counterpart = counterpartOf(anchor);
  const { top } = anchor.getBoundingClientRect();
  const opened = new Map(disclosures().map(details => [details.id, details.open]));
  const restorePanel = savePanel(by.closest('[popover]'));

  return () => {
    for (const details of disclosures()) details.open = opened.get(details.id) ?? details.open;
    const inPanel = restorePanel();
    const same = counterpart();
    (same ?? byId(frame.dataset['stay']))?.focus({ preventScroll: true });
    // Keeps the used control under the pointer.
    if (same && !inPanel) scrollBy(0, same.getBoundingClientRect().top - top);
  };
}
