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

/** The control that the key moves to; undefined when there is none. */
function targetOf(key: string, step: number | 'first' | 'last', from: Element, nav: Element) {
  const submenu = from.closest('[data-submenu]');
  const isVertical = key === 'ArrowDown' || key === 'ArrowUp';
  if (!submenu && isVertical) return key === 'ArrowUp' ? undefined : submenuOf(from)?.querySelector('a');
  const controls = [...(submenu ?? nav).querySelectorAll<HTMLElement>(submenu ? 'a' : rowControls)].filter(
    isShown,
  );
  const at = controls.findIndex(control => control === from);
  const next = step === 'first' ? 0 : step === 'last' ? controls.length - 1 : at + step;
  return controls[(next + controls.length) % controls.length];
}

/** @param pending resolves when the submenus that are being loaded are there; null when none are. */
export function moveByArrow(event: KeyboardEvent, pending: Promise<void> | null): void {
  const { key, target } = event;
  const step = steps[key];
  if (step === undefined || !(target instanceof HTMLElement)) return;
  const nav = target.closest('nav');
  if (!nav || event.altKey || event.ctrlKey || event.metaKey) return;
  if (pending && target.closest('[data-submenu]')) {
    event.preventDefault();
    void pending.then(() => {
      if (document.activeElement === target) targetOf(key, step, target, nav)?.focus();
    });
    return;
  }
  const focusTarget = targetOf(key, step, target, nav);
  if (!focusTarget) return;
  event.preventDefault();
  focusTarget.focus();
}
