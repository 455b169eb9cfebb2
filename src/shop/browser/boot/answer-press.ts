/**
 * Answers presses before the application runs, so that they do not wait for it (decision 0115): favourites, comparison,
 * buy forms and the panels that the server has rendered, whose styles come along. Fetched when the page is quiet, or with the first such press.
 */

import { answeredPress } from '#analytics/figures/answered-press.ts';
import { cookieNames } from '#stores/common/cookie-names.ts';
import { mark, markedLists } from '#stores/lists/marked-products.ts';
import { classNames } from '#ui/class-names.ts';
import buttonStyles from '#ui/icon-button.module.css';
import panelStyles from '#ui/panel/panel.module.css';
import { openServerPanel, serverPanel } from '#ui/panel/server-panel.ts';
import { browserCookies, browserStorage } from '../ports/browser-ports.ts';
import { addFromForm } from './add-from-form.ts';
import { showPanels } from './add-panels.ts';
import { noteAnswered, tell } from './answered.ts';
import { fillCart } from './fill-cart.ts';
import { loadFormStyles } from './load-form-styles.ts';

export { settlePanels, showPanels } from './add-panels.ts';

/** What the boot module knows of the application. */
export interface AppState {
  /** Whether it runs: then every press is its own. */
  isRunning(): boolean;
  /** Starts it, unless it starts already; resolves when it runs. */
  whenReady(): Promise<void>;
  /** Resolves when the document is parsed. */
  parsed(): Promise<void>;
}

/**
 * Handles a press in place of the application.
 * @param element the pressed button, or the form that was submitted
 * @returns false when the press is the application's.
 */
export async function answerPress(element: HTMLElement, app: AppState): Promise<boolean> {
  const isAnswered = await answer(element, app);
  // Nothing else hears of a press that is not replayed.
  if (!isAnswered) return false;
  noteAnswered(element);
  element.dispatchEvent(new Event(answeredPress, { bubbles: true }));
  return true;
}

async function answer(element: HTMLElement, { isRunning, whenReady, parsed }: AppState): Promise<boolean> {
  // In Studio's frames nothing is stored.
  if (new URLSearchParams(location.search).has('frame')) return false;
  // The application has all presses then, but for forms that it has not hydrated.
  if (isRunning()) return addFromForm(element, whenReady);
  const name = element.dataset['panel'];
  if (name !== undefined) {
    // Who is signed in has a menu in its place.
    if (name === 'account' && browserCookies.get(cookieNames.user) !== null) return false;
    await showPanels(parsed()).catch(() => undefined);
    // Nothing opens without its styles; those of the form are no part of every page.
    if (name === 'account') await loadFormStyles().catch(() => undefined);
    const panel = isRunning() ? null : serverPanel(name);
    // None without menus, or where they could not be fetched.
    if (panel) openStyled(panel);
    return panel !== null;
  }
  if (markProduct(element, 'favorite') || markProduct(element, 'compare')) return true;
  return addFromForm(element, whenReady);
}

/** Fetches the code and texts of a panel, before the application can show it or take it over. @param element with the panel's name */
export function fetchForPress({ dataset }: HTMLElement): void {
  const name = dataset['panel'] ?? dataset['serverPanel'];
  if (name === undefined) return;
  import('./fetch-panel.ts').then(
    ({ fetchPanel }) => fetchPanel(name),
    // The application fetches it, and reports a failure.
    () => undefined,
  );
}

/** Names classes that the markup has, so that their style sheets come with this module: nothing opens without them. */
function openStyled(panel: HTMLDialogElement): void {
  panel.className = classNames(panel.className, panelStyles.native);
  if (panel.dataset['serverPanel'] === 'cart') fillCart(panel);
  // Who types will press.
  panel.addEventListener('input', () => fetchForPress(panel), { once: true });
  const close = panel.querySelector('header button');
  if (close) close.className = classNames(close.className, buttonStyles.iconButton);
  openServerPanel(panel);
}

/** What was pressed changes as its button says, whatever other tabs have stored meanwhile. */
function markProduct(button: HTMLElement, list: keyof typeof markedLists): boolean {
  const productId = Number(button.dataset[list]);
  if (!productId) return false;
  const { format } = markedLists[list];
  const before = browserStorage.get(format.key);
  const isWanted = button.getAttribute('aria-pressed') !== 'true';
  const { ids, outcome } = mark(markedLists[list], format.parse(before), productId, isWanted);
  if (outcome !== 'full') {
    browserStorage.set(format.key, format.print(ids, before));
    for (const each of document.querySelectorAll(`button[data-${list}="${productId}"]`))
      each.setAttribute('aria-pressed', String(isWanted));
  }
  tell(({ marked }) => marked({ list, productId, outcome }));
  return true;
}
