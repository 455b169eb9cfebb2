/** Adds a product to the cart by the form that works without scripts, and shows the result before the application runs. */
import { rememberCart, type ShownCart, showCart } from '#app/layouts/header/shown-cart.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { Segment } from '#kernel/segment.ts';
import type { AddedNotice } from '#stores/cart/cart-types.ts';
import { browserStorage, withTabLock } from '../ports/browser-ports.ts';
import { addInTurn, tell } from './answered.ts';

/** What `addedAnswer` of the cart's form answers. */
interface Added extends ShownCart {
  cart: string;
  segment: Segment;
  message: string;
  added: AddedNotice;
}

/** `refused`: nothing was added; `taken`: by a server that answers with a page; `lost`: it is unknown. */
type Outcome = Added | 'refused' | 'taken' | 'lost';

/** An answer that takes longer counts as lost, in ms. */
const ANSWER_MS = 15_000;

const isAdded = (answer: unknown): answer is Added =>
  isRecord(answer) && typeof answer['cart'] === 'string' && isRecord(answer['added']);

async function post(action: string, body: URLSearchParams): Promise<Outcome> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
      redirect: 'manual',
      // The visitor may follow a link at once.
      keepalive: true,
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    if (response.type === 'opaqueredirect') return 'taken';
    if (response.status >= 500) return 'lost';
    if (!response.ok) return 'refused';
    const answer: unknown = await response.json();
    return isAdded(answer) ? answer : 'lost';
  } catch {
    return 'lost';
  }
}

/** The fields of the form and of its button, and a key by which a repeat adds nothing. */
function fieldsOf(form: HTMLFormElement, { name, value }: HTMLButtonElement): URLSearchParams {
  const fields = new URLSearchParams([...new FormData(form)].map(([field, typed]) => [field, String(typed)]));
  if (name) fields.set(name, value);
  fields.set('key', crypto.randomUUID());
  return fields;
}

/** A size may be missing: the application says so, and knows which one the visitor has chosen before. */
const isComplete = (form: HTMLFormElement) =>
  !form.querySelector('[type=radio]') || form.querySelector('[type=radio]:checked') !== null;

/**
 * @param element the form, or its button
 * @param whenReady starts the application; resolves when it runs
 * @returns false when nothing was added and the application has to say why, or to ask.
 */
export async function addFromForm(element: HTMLElement, whenReady: () => Promise<void>): Promise<boolean> {
  const form = element instanceof HTMLButtonElement ? element.form : element;
  if (!(form instanceof HTMLFormElement) || !isComplete(form)) return false;
  const button = element instanceof HTMLButtonElement ? element : form.querySelector('button');
  if (!button) return false;
  // It is being added: as in the application, a second press changes nothing.
  if (button.ariaBusy === 'true') return true;
  const fields = fieldsOf(form, button);
  button.ariaBusy = 'true';
  // Two tabs without a cart would make two of them (R-CART-20).
  const add = () => withTabLock(() => post(form.action, fields));
  let outcome = await addInTurn(add);
  button.ariaBusy = null;
  if (outcome === 'lost') {
    // By the same key: what has been added already is not added again (R-CART-22).
    await whenReady();
    outcome = await addInTurn(add);
  }
  if (outcome === 'refused') return false;
  if (outcome === 'lost') tell(({ lost }) => lost());
  else if (outcome !== 'taken') show(form, button, outcome);
  return true;
}

function show(form: HTMLFormElement, button: HTMLButtonElement, answer: Added): void {
  const { cart, segment, message, added, label, count, sum, title, lines } = answer;
  rememberCart(browserStorage, cart, segment, { label, count, sum, title, lines });
  showCart(browserStorage, cart, segment);
  if (form.dataset['buy']) button.dataset['state'] = 'added';
  const quantity = form.elements.namedItem('quantity');
  if (quantity instanceof HTMLInputElement) {
    // As typed by the visitor, so that the application hears it where the form is hydrated meanwhile.
    quantity.setRangeText('1', 0, quantity.value.length);
    quantity.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const region = document.getElementById('shell-status');
  if (region) region.textContent = message;
  tell(application => application.added(added));
}
