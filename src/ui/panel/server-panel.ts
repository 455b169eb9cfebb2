/**
 * Panels that the server has rendered, as closed dialogs outside the application's root: a press opens them before the
 * application runs, which then takes the same element over (decision 0122).
 */
import { isRecord } from '#kernel/is-record.ts';
import { afterPaint } from '../after-paint.ts';

const selector = 'dialog[data-server-panel]';

/** @returns null where the page has no such panel: without menus, or before it has arrived. */
export const serverPanel = (name: string): HTMLDialogElement | null =>
  document.querySelector<HTMLDialogElement>(`dialog[data-server-panel="${name}"]`);

const panelAt = (target: EventTarget | null): HTMLDialogElement | null =>
  target instanceof HTMLDialogElement && target.matches(selector) ? target : null;

const openerOf = (panel: HTMLDialogElement): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-panel="${panel.dataset['serverPanel']}"]`);

/** Address of the history's current entry, if it is one that an open panel has added so that Back closes the panel. */
let added: string | null = null;

const isAdded = (state: unknown): boolean => isRecord(state) && state['panel'] === true;

/** What had the focus before the panel opened. */
let focusedBefore: Element | null = null;

/** Where the page stood when the panel opened. An entry that an earlier panel has added knows an older place. */
let scrolled = 0;

/** To be called when another page or view is shown. */
export function followAddress(): void {
  added = isAdded(history.state) ? location.href : null;
}

/** Opens the panel and tells its button, to which the focus returns. */
export function openServerPanel(panel: HTMLDialogElement): void {
  if (panel.open) return;
  watch();
  const opener = openerOf(panel);
  scrolled = scrollY;
  // Not every browser focuses what is pressed.
  if (document.activeElement === document.body) opener?.focus({ preventScroll: true });
  focusedBefore = document.activeElement;
  // The panel itself receives the focus: its title is read, and no on-screen keyboard opens.
  panel.tabIndex = -1;
  panel.autofocus = true;
  panel.show();
  panel.focus();
  void whenSeen(panel).then(() => becomeModal(panel));
  opener?.setAttribute('aria-expanded', 'true');
  const state: unknown = history.state;
  if (!isAdded(state)) history.pushState({ ...(isRecord(state) ? state : {}), panel: true }, '');
  followAddress();
}

/** A panel that slides in is outside the screen until its animation has begun, which takes more than the first frame. */
async function whenSeen(panel: HTMLDialogElement): Promise<void> {
  await afterPaint();
  await Promise.allSettled(panel.getAnimations().map(({ ready }) => ready));
  await afterPaint();
}

/** A modal dialog makes the page inert, for which the browser computes the style of each of its elements: after the panel is painted. */
function becomeModal(panel: HTMLDialogElement): void {
  if (!panel.open || !panel.isConnected || panel.matches(':modal')) return;
  const focused = document.activeElement;
  panel.removeAttribute('open');
  panel.showModal();
  if (focused instanceof HTMLElement && panel.contains(focused)) focused.focus({ preventScroll: true });
}

let isWatching = false;

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  let pressed: EventTarget | null = null;
  document.addEventListener('pointerdown', ({ target }) => void (pressed = target), true);
  document.addEventListener('click', ({ target }) => {
    // What is pressed outside the panel is its backdrop.
    if (target === pressed) panelAt(target)?.close();
  });
  document.addEventListener('compositionstart', () => void (isComposing = true), true);
  document.addEventListener('compositionend', () => void (isComposing = false), true);
  document.addEventListener('keydown', pressBySpace);
  document.addEventListener('keydown', keepFocus);
  document.addEventListener('keydown', closeByEscape);
  document.addEventListener(
    'close',
    ({ target }) => {
      const panel = panelAt(target);
      if (panel) afterClosing(panel);
    },
    true,
  );
  // Before the router, which would load the same page again.
  addEventListener('popstate', leaveAddedEntry, true);
}

/** If the panel was closed by a navigation, the focus may have moved already. */
function afterClosing(panel: HTMLDialogElement): void {
  openerOf(panel)?.setAttribute('aria-expanded', 'false');
  // What was pressed in it is withdrawn: with the next opening, nothing waits.
  release(panel);
  // Nor does anything that was typed stay, such as a password.
  if (!taken.has(panel)) for (const form of panel.querySelectorAll('form')) form.reset();
  const { activeElement } = document;
  const isLost = activeElement === null || activeElement === document.body || panel.contains(activeElement);
  if (!isLost) return;
  // React may have rendered the page anew meanwhile.
  const back = focusedBefore?.isConnected ? focusedBefore : openerOf(panel);
  if (back instanceof HTMLElement) back.focus({ preventScroll: true });
}

/** A link with the role of a button is one for the keyboard too. */
function pressBySpace(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key !== ' ' || !(target instanceof HTMLElement) || !target.matches(`${selector} a[role=button]`))
    return;
  event.preventDefault();
  target.click();
}

/** Tab goes round in the panel; the browser would go on to its own controls. */
function keepFocus(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const panel = document.querySelector<HTMLDialogElement>(`${selector}[open]`);
  const stops = [...(panel?.querySelectorAll<HTMLElement>(tabStops) ?? [])].filter(isShown);
  const [ends, next] = event.shiftKey ? [[stops[0], panel], stops.at(-1)] : [[stops.at(-1)], stops[0]];
  if (!next || !ends.some(end => end === document.activeElement)) return;
  event.preventDefault();
  next.focus();
}

/** The browser closes a modal dialog by itself. */
function closeByEscape({ key, defaultPrevented }: KeyboardEvent): void {
  const panel = document.querySelector<HTMLDialogElement>(`${selector}[open]`);
  if (key === 'Escape' && !defaultPrevented && !panel?.matches(':modal')) panel?.close();
}

/** What the keyboard stops at, but for what is hidden. */
const tabStops = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary';

const isShown = (element: HTMLElement) => element.tabIndex >= 0 && element.getClientRects().length > 0;

/** Back closes the panel; once it is closed, Back goes on to the entry before. */
function leaveAddedEntry(event: PopStateEvent): void {
  if (added !== location.href || isAdded(event.state)) return;
  added = null;
  event.stopImmediatePropagation();
  const panel = document.querySelector<HTMLDialogElement>(`${selector}[open]`);
  if (!panel) return history.back();
  panel.close();
  // The browser restores its place once this event has been handled.
  requestAnimationFrame(() => scrollTo({ top: scrolled, behavior: 'instant' }));
}

const taken = new WeakSet<Element>();
const waiting = new Map<Element, (() => void)[]>();

/** For an element inside such a panel: resolves when the application handles its presses, or when the panel closes before; null when it does, or elsewhere. */
export function whenTakenOver(element: Element): Promise<void> | null {
  const panel = element.closest(selector);
  if (!panel || taken.has(panel)) return null;
  const result = new Promise<void>(resolve => waiting.set(panel, [...(waiting.get(panel) ?? []), resolve]));
  ask(panel);
  return result;
}

const askers = new WeakMap<Element, () => void>();

/** @param asker is called with each press in the panel that waits for the application, also when one waits already; never while an input method composes, whose text would be lost. */
export function whenAsked(panel: HTMLDialogElement, asker: () => void): void {
  askers.set(panel, asker);
  ask(panel);
}

let isComposing = false;

function ask(panel: Element): void {
  if (!waiting.has(panel)) return;
  if (isComposing) document.addEventListener('compositionend', () => ask(panel), { once: true });
  else askers.get(panel)?.();
}

/** The application handles all presses in this panel from now on. */
export function takeOver(panel: HTMLDialogElement): void {
  taken.add(panel);
  release(panel);
}

function release(panel: HTMLDialogElement): void {
  const before = waiting.get(panel) ?? [];
  waiting.delete(panel);
  for (const resolve of before) resolve();
}
