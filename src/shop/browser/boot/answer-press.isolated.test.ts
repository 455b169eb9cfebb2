/** @vitest-environment jsdom */
/** What the page answers before its application runs. */
import { afterEach, expect, it, vi } from 'vitest';
import { answeredPress } from '#analytics/figures/answered-press.ts';
import type { PressedMark } from './answered.ts';

afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  vi.resetModules();
});

async function open(html: string) {
  document.body.innerHTML = html;
  const [{ answerPress }, { takeAnswers }] = await Promise.all([
    import('./answer-press.ts'),
    import('./answered.ts'),
  ]);
  const press = (selector: string, isRunning = false) =>
    answerPress(document.querySelector(selector) as HTMLElement, {
      isRunning: () => isRunning,
      whenReady: () => Promise.resolve(),
      parsed: () => Promise.resolve(),
    });
  const taken = () => {
    const answers: PressedMark[] = [];
    takeAnswers({
      marked: marked => void answers.push(marked),
      added: () => undefined,
      lost: () => undefined,
      inCart: work => work(),
    });
    return answers;
  };
  return { press, taken };
}

const mark = (list: string, id: number) => `<button data-${list}="${id}" aria-pressed="false"></button>`;
const pressedOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(each => each.getAttribute('aria-pressed'));

it('marks every button of the product and keeps what else the key holds', async () => {
  localStorage.setItem('ralph', '{"favorites":[9],"vatIncluded":false}');
  const { press, taken } = await open(mark('favorite', 7) + mark('favorite', 7) + mark('favorite', 8));
  expect(await press('[data-favorite]')).toBe(true);
  expect(pressedOf('button')).toEqual(['true', 'true', 'false']);
  expect(localStorage.getItem('ralph')).toBe('{"favorites":[7,9],"vatIncluded":false}');
  await press('[data-favorite]');
  expect(localStorage.getItem('ralph')).toBe('{"favorites":[9],"vatIncluded":false}');
  expect(taken().map(({ outcome }) => outcome)).toEqual(['added', 'removed']);
});

it('does what its button says when another tab has stored the product already', async () => {
  localStorage.setItem('ralph', '{"favorites":[7]}');
  const { press } = await open(mark('favorite', 7));
  await press('button');
  expect([pressedOf('button'), localStorage.getItem('ralph')]).toEqual([['true'], '{"favorites":[7]}']);
});

it('leaves a full comparison as it is, which the application says', async () => {
  localStorage.setItem('ralph', '{"compare":[1,2,3,4]}');
  const { press, taken } = await open(mark('compare', 5));
  expect(await press('button')).toBe(true);
  expect([pressedOf('button'), localStorage.getItem('ralph')]).toEqual([['false'], '{"compare":[1,2,3,4]}']);
  expect(taken()).toEqual([{ list: 'compare', productId: 5, outcome: 'full' }]);
});

it('keeps a mark for the application when the browser stores nothing', async () => {
  const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused');
  });
  const { press } = await open(mark('favorite', 7));
  await press('button');
  expect(set).toHaveBeenCalled();
  const { browserStorage } = await import('../ports/browser-ports.ts');
  expect([pressedOf('button'), browserStorage.get('ralph')]).toEqual([['true'], '{"favorites":[7]}']);
});

it.each([
  ['once it runs', true, '/'],
  ['in a frame of Studio', false, '/?frame=1'],
])('leaves the press to the application %s', async (_when, isRunning, address) => {
  history.replaceState(null, '', address);
  const { press, taken } = await open(mark('favorite', 7));
  expect(await press('button', isRunning)).toBe(false);
  expect([pressedOf('button'), localStorage.length, taken()]).toEqual([['false'], 0, []]);
});

it('leaves the cart to the application while its panel has not arrived, and sends no form', async () => {
  const fetched = vi.spyOn(window, 'fetch');
  const { press } = await open('<form action="/ostoskori/lomake"><button data-panel="cart"></button></form>');
  expect([await press('button'), fetched.mock.calls]).toEqual([false, []]);
});

const signInHtml = `<button data-panel="account"></button>
  <dialog data-server-panel="account"><header><form method="dialog"><button></button></form></header>
  <form method="post"><input name="email" /></form></dialog>
  <script type="application/json" id="state">{}</script>`;

it('opens the sign-in form, which needs no application', async () => {
  const { press } = await open(signInHtml);
  HTMLDialogElement.prototype.getAnimations = () => [];
  HTMLDialogElement.prototype.show = function show() {
    this.open = true;
  };
  expect(await press('[data-panel]')).toBe(true);
  expect(document.querySelector('dialog')?.open).toBe(true);
});

it('leaves the button of who is signed in to the application', async () => {
  document.cookie = 'ralph-user=1; Path=/';
  const { press } = await open(signInHtml);
  expect(await press('[data-panel]')).toBe(false);
  document.cookie = 'ralph-user=; Path=/; Max-Age=0';
  expect(document.querySelector('dialog')?.open).toBe(false);
});

it('adds without waiting for the code of the form, also while the application runs', async () => {
  const added = { skuId: 1, quantity: 1, name: 'Osa' };
  const fetched = vi
    .spyOn(window, 'fetch')
    .mockResolvedValue(Response.json({ cart: 'c', segment: {}, added }));
  const { press } = await open('<form data-adds action="/lomake"><button>Osta</button></form>');
  expect([await press('button', true), fetched.mock.calls.length]).toEqual([true, 1]);
});

it('tells of a press that it has answered, since nothing else hears of it', async () => {
  const { press } = await open(mark('favorite', 7));
  const heard: EventTarget[] = [];
  addEventListener(answeredPress, ({ target }) => target && heard.push(target));
  await press('button', true);
  await press('button');
  expect(heard).toEqual([document.querySelector('button')]);
});
