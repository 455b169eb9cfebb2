/** Behaviour of the open filter panel that the browser lacks: traps the focus, and closes the panel in a wide window. */
import { useEffect } from 'react';

/** From this width on the filters are a column, px. */
const wide = 1024;
const focusable = 'a[href], button, input:not([type="hidden"]), summary';

const isOpen = (panel: HTMLElement | null): panel is HTMLElement =>
  panel !== null && CSS.supports('selector(:popover-open)') && panel.matches(':popover-open');

/** The first and the last focusable element; collapsed ones are skipped. */
function ends(panel: HTMLElement): [HTMLElement | undefined, HTMLElement | undefined] {
  const all = [...panel.querySelectorAll<HTMLElement>(focusable)].filter(one => one.checkVisibility());
  return [all[0], all.at(-1)];
}

export function useFilterPanel(panelId: string): void {
  useEffect(() => {
    const find = () => document.getElementById(panelId);
    const keepInside = (event: KeyboardEvent) => {
      const panel = find();
      if (event.key !== 'Tab' || !isOpen(panel)) return;
      const [first, last] = ends(panel);
      const { activeElement } = document;
      const isInside = panel.contains(activeElement);
      const target = event.shiftKey ? last : first;
      if (isInside && activeElement !== (event.shiftKey ? first : last)) return;
      event.preventDefault();
      target?.focus();
    };
    const close = () => {
      const panel = find();
      if (innerWidth >= wide && isOpen(panel)) panel.hidePopover();
    };
    document.addEventListener('keydown', keepInside);
    addEventListener('resize', close);
    return () => {
      document.removeEventListener('keydown', keepInside);
      removeEventListener('resize', close);
    };
  }, [panelId]);
}
