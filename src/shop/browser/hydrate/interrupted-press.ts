/**
 * A press during which React moves or replaces the pressed control ends without a click, because browsers forget what was
 * pressed as soon as it leaves the page. Such a press clicks what stands in the control's place when it is released, and
 * that of a key what stands there at once: React may render the page anew because the key was pressed.
 */
import { controls, successorOf } from '#engine/view/control-successors.ts';

export function completeInterruptedPresses(): void {
  addEventListener('keydown', clickSuccessor);
  let pressed: Element | null = null;
  let isBroken = false;
  const observer = new MutationObserver(records => {
    const removed = records.flatMap(({ removedNodes }) => [...removedNodes]);
    isBroken ||= removed.some(node => node.contains(pressed));
  });
  const hold = (element: Element | null) => {
    pressed = element;
    isBroken = false;
    if (pressed) observer.observe(document.body, { childList: true, subtree: true });
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
      const control = isBroken && button === 0 ? pressed?.closest(controls) : undefined;
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

/** What each key presses; what is typed into a field goes on in its successor. */
const pressedBy: Readonly<Record<string, string>> = {
  Enter: 'a, button, summary',
  ' ': 'button, summary, [role=button]',
};

function clickSuccessor(event: KeyboardEvent): void {
  const { key, target } = event;
  const selector = pressedBy[key];
  if (!selector || event.defaultPrevented || !(target instanceof Element) || target.isConnected) return;
  const now = successorOf(target);
  if (!(now instanceof HTMLElement) || !now.isConnected || !now.matches(selector)) return;
  // Some browsers press what has the focus by now.
  event.preventDefault();
  now.click();
}
