/** Arrow keys in the main menu, as in the WAI-ARIA disclosure navigation pattern: along the row, into a submenu, and up and down in it. */

const rowControls = '[data-item] > a, [data-item] > details > summary';

const isShown = (element: HTMLElement): boolean => element.checkVisibility?.() ?? true;

/** How far each key moves; `first` and `last` move to the ends. */
const steps: Readonly<Record<string, number | 'first' | 'last'>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowUp: -1,
  Home: 'first',
  End: 'last',
};

/** Opens the submenu of a control; null when it has none. */
function submenuOf(control: Element): Element | null {
  const item = control.closest('[data-item]');
  const details = item?.querySelector('details');
  if (!details) return null;
  details.open = true;
  return item?.querySelector('[data-submenu]') ?? null;
}

export function moveByArrow(event: KeyboardEvent): void {
  const step = steps[event.key];
  const { target } = event;
  if (step === undefined || !(target instanceof HTMLElement)) return;
  const nav = target.closest('nav');
  if (!nav || event.altKey || event.ctrlKey || event.metaKey) return;

  const submenu = target.closest('[data-submenu]');
  const isVertical = event.key === 'ArrowDown' || event.key === 'ArrowUp';
  let focusTarget: HTMLElement | null | undefined;
  if (!submenu && isVertical) {
    if (event.key === 'ArrowUp') return;
    focusTarget = submenuOf(target)?.querySelector('a');
  } else {
    const controls = [...(submenu ?? nav).querySelectorAll<HTMLElement>(submenu ? 'a' : rowControls)].filter(
      isShown,
    );
    const at = controls.indexOf(target);
    const next = step === 'first' ? 0 : step === 'last' ? controls.length - 1 : at + step;
    focusTarget = controls[(next + controls.length) % controls.length];
  }
  if (!focusTarget) return;
  event.preventDefault();
  focusTarget.focus();
}
