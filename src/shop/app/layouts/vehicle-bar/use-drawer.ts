/** Opens and closes the drawer of the vehicle bar, and keeps the focus from getting lost in it. */

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { vehicleKey } from '#components/vehicle/vehicle-address.ts';
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';

/** Whether the list on the screen was narrowed to the vehicle, as it does by itself a moment after it has arrived. */
const isNarrowed = ({ context: was }: ResolvedPage, { context: is }: ResolvedPage): boolean =>
  was.path === is.path && !was.query[vehicleKey] && Boolean(is.query[vehicleKey]);

/** @param page the page on the screen: the drawer belongs to it. */
export function useDrawer(page: ResolvedPage) {
  const [open, setOpen] = useState(false);
  const [shownOn, setShownOn] = useState(page);
  if (shownOn !== page) {
    setShownOn(page);
    // Navigation closes the drawer. What was opened before the list narrowed itself stays open.
    if (!isNarrowed(shownOn, page)) setOpen(false);
  }
  const toggle = useRef<HTMLButtonElement>(null);
  const drawer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Choosing a vehicle may change the list and so close the drawer that has the focus.
    if (!open && drawer.current?.contains(document.activeElement)) toggle.current?.focus();
  }, [open]);

  useEffect(() => {
    // Any control on a page may open the selector.
    const openFromControl = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element && target.closest('[data-choose-vehicle]'))) return;
      // Where no script runs it is submitted.
      event.preventDefault();
      setOpen(true);
      toggle.current?.focus();
    };
    document.addEventListener('click', openFromControl);
    return () => document.removeEventListener('click', openFromControl);
  }, []);

  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      setOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  return { open, setOpen, toggle, drawer };
}
