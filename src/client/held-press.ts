/**
 * A press that is held while React moves or replaces the control under it ends without a click, because browsers forget what
 * was pressed as soon as it leaves the page. Such a press clicks what stands in the control's place when it is released.
 */
import { controls, successorOf } from '#engine/view/control-successors.ts';

export function keepHeldPresses(): void {
  let held: Element | null = null;
  let isBroken = false;
  const observer = new MutationObserver(records => {
    const removed = records.flatMap(({ removedNodes }) => [...removedNodes]);
    isBroken ||= removed.some(node => node.contains(held));
  });
  const hold = (element: Element | null) => {
    held = element;
    isBroken = false;
    if (held) observer.observe(document.body, { childList: true, subtree: true });
    else observer.disconnect();
  };
  // It may have begun before this code arrived.
  hold([...document.querySelectorAll('body :active')].at(-1) ?? null);
  document.addEventListener(
    'mousedown',
    ({ target }) => {
      if (target instanceof Element) hold(target);
    },
    true,
  );
  document.addEventListener(
    'mouseup',
    ({ target, button }) => {
      const control = isBroken && button === 0 ? held?.closest(controls) : undefined;
      hold(null);
      const now = control && successorOf(control);
      if (!(now instanceof HTMLElement) || !(target instanceof Node) || !now.contains(target)) return;
      const clicked = new AbortController();
      document.addEventListener('click', () => clicked.abort(), { capture: true, signal: clicked.signal });
      // A click of the browser's own follows the release at once.
      setTimeout(() => {
        if (clicked.signal.aborted) return;
        clicked.abort();
        now.click();
      });
    },
    true,
  );
}
