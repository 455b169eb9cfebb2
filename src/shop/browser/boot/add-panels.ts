/** Fetches the panels that pages leave out, because they are the same on all of them (decision 0134). */
import { ownMarkup } from '#app/safe-html/own-markup.ts';
import { parseState } from '../ports/page-state.ts';

/** Without them, the application builds panels of its own. */
const patienceMs = 4_000;

let asked: Promise<void> | undefined;
let isClosed = false;

/** The links to the page in the other languages differ from page to page, so they are copied from the page itself. */
const languageLinks = () => document.querySelector('#root a[hreflang]')?.closest('ul')?.cloneNode(true);

/** Puts the panels beside the application's root, as closed dialogs of the server's HTML. */
function addPanels(html: string): void {
  const { body } = new DOMParser().parseFromString(ownMarkup(html), 'text/html');
  body.querySelector('template')?.replaceWith(...[languageLinks() ?? []].flat());
  document.getElementById('root')?.after(...body.children);
}

async function load(parsed: Promise<void>): Promise<void> {
  await parsed;
  const { panels } = parseState();
  if (panels === undefined) return;
  const response = await fetch(panels, { signal: AbortSignal.timeout(patienceMs) });
  if (!response.ok) throw new Error(`The panels answered ${response.status}`);
  const html = await response.text();
  if (!isClosed) addPanels(html);
}

/**
 * Resolves when the page has its panels, or has none. A failed attempt is repeated by the next call.
 * @param parsed resolves when the document is parsed
 * @throws when they cannot be fetched
 */
export function showPanels(parsed: Promise<void>): Promise<void> {
  if (isClosed) return Promise.resolve();
  asked ??= load(parsed).catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

/** The same before the application starts, which takes over what the page has when this resolves: nothing is added later. */
export async function settlePanels(parsed: Promise<void>): Promise<void> {
  await showPanels(parsed).catch(() => undefined);
  isClosed = true;
}
