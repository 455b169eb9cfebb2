/** Carries input, focus, presses and open popovers over to the controls that React rendered in place of those in the server's HTML. */

import { useLayoutEffect, useState } from 'react';
import { typeInto } from '#kernel/type-into.ts';

/** Selects what can be pressed or filled in. */
export const controls = 'a, button, input, select, textarea, summary, form, [data-interactive]';
/** What stays as it is, or belongs to a widget that carries over its own. */
const others = '[data-static], [data-widget]';

const successors = new WeakMap<Element, Element>();

/** The control that now stands in the place of this one; itself while it is in the page. */
export const successorOf = (element: Element): Element =>
  element.isConnected ? element : (successors.get(element) ?? element);

const controlsIn = (nodes: Iterable<Node>): HTMLElement[] =>
  [...nodes].flatMap(node =>
    node instanceof HTMLElement
      ? [...(node.matches(controls) ? [node] : []), ...node.querySelectorAll<HTMLElement>(controls)]
      : [],
  );

/** What tells controls of a kind apart, in whatever language their texts are. */
const signatureOf = (element: Element): string =>
  ['type', 'name', 'href', 'value', 'class'].map(name => element.getAttribute(name)).join('\n');

/** The control of the same kind at the same position; extensions may have added some of their own. */
function counterpart(old: HTMLElement, before: readonly HTMLElement[], now: readonly HTMLElement[]) {
  const isKin = ({ tagName }: Element) => tagName === old.tagName;
  const [kin, kinNow] = [before.filter(isKin), now.filter(isKin)];
  if (kin.length === kinNow.length) return kinNow[kin.indexOf(old)];
  const signature = signatureOf(old);
  const isSame = (element: Element) => signatureOf(element) === signature;
  return kinNow.filter(isSame)[kin.filter(isSame).indexOf(old)];
}

/** What is typed next goes to where the caret was; an address of mail has no caret that scripts know. */
function copyCaret(
  { selectionStart, selectionEnd, selectionDirection }: HTMLInputElement | HTMLTextAreaElement,
  to: HTMLInputElement | HTMLTextAreaElement,
): void {
  if (selectionStart !== null && to.selectionStart !== null)
    to.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
}

function copyInput(from: HTMLElement, to: HTMLElement): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (from.type === 'checkbox' || from.type === 'radio') {
      if (from.checked !== from.defaultChecked && from.checked !== to.checked) to.click();
    } else if (from.type !== 'file' && from.value !== from.defaultValue) {
      typeInto(to, from.value);
      copyCaret(from, to);
    }
  } else if (from instanceof HTMLTextAreaElement && to instanceof HTMLTextAreaElement) {
    if (from.value !== from.defaultValue) {
      typeInto(to, from.value);
      copyCaret(from, to);
    }
  } else if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) {
    if ([...from.options].some(option => option.selected !== option.defaultSelected))
      typeInto(to, from.value);
  }
}

interface Before {
  nodes: Node[];
  focus: Element | null;
}

/** The popovers that are open, or were when they were moved: moving closes them, and tells no listener. */
const openPopovers = new WeakSet<EventTarget>();
let isWatching = false;

function watchPopovers(): void {
  if (isWatching || !('popover' in HTMLElement.prototype)) return;
  isWatching = true;
  for (const popover of document.querySelectorAll(':popover-open')) openPopovers.add(popover);
  const note = (event: Event) => {
    const { target, newState } = event as ToggleEvent;
    if (target && newState === 'open') openPopovers.add(target);
    else if (target) openPopovers.delete(target);
  };
  document.addEventListener('beforetoggle', note, true);
}

function carryOver({ nodes, focus }: Before, scope: Element): void {
  const home = scope.closest(others);
  const before = controlsIn(nodes.filter(node => !node.isConnected)).filter(old => !old.closest(others));
  const now = controlsIn(scope.children).filter(control => control.closest(others) === home);
  for (const old of before) {
    const successor = counterpart(old, before, now);
    if (!successor) continue;
    successors.set(old, successor);
    copyInput(old, successor);
  }
  const focused = focus && successorOf(focus);
  if (focused instanceof HTMLElement && focused.isConnected && focused !== document.activeElement)
    focused.focus({ preventScroll: true });
  // What stays as it is was moved to its new place. A popover returns the focus to what has it now.
  for (const popover of scope.querySelectorAll<HTMLElement>('[popover]'))
    if (openPopovers.has(popover) && !popover.matches(':popover-open')) popover.showPopover();
}

/**
 * Called where React may render a part of the server's HTML anew because it could not hydrate.
 * @param scopeId the element around it
 */
export function useControlSuccessors(scopeId: string): void {
  const [before] = useState((): Before => {
    watchPopovers();
    return {
      nodes: [...(document.getElementById(scopeId)?.childNodes ?? [])],
      focus: document.activeElement,
    };
  });
  useLayoutEffect(() => {
    const scope = document.getElementById(scopeId);
    if (scope && before.nodes.some(node => !node.isConnected)) carryOver(before, scope);
    before.nodes = [];
    before.focus = null;
  }, [before, scopeId]);
}
