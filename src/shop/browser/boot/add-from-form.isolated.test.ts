/** @vitest-environment jsdom */
/** Adding to the cart before the application runs. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nextTask } from '#tests/support/vitest/next-task.ts';
import type { Application } from './answered.ts';

const segment = { market: 'fi', locale: 'fi', customerType: 'PERSON', vatIncluded: true };
const line = { skuId: 7, quantity: 1, name: 'Vinssi', alias: 'vinssi' };
const answer = {
  ...{ cart: 'c1', segment, count: '1', sum: '9,90', label: 'Ostoskori, 1 tuote', message: 'Lisätty' },
  ...{ title: 'Ostoskori (1)', lines: [] },
  added: line,
};
type Answer = () => Promise<Partial<Response>>;
const json =
  (status: number, body: unknown): Answer =>
  () =>
    Promise.resolve({ status, ok: status < 300, type: 'basic', json: () => Promise.resolve(body) });
const lost: Answer = () => Promise.reject(new TypeError('network'));

let posted: URLSearchParams[];
let answers: Answer[];

beforeEach(() => {
  posted = [];
  answers = [];
  vi.stubGlobal('fetch', (_url: string, { body }: { body: URLSearchParams }) => {
    posted.push(body);
    return (answers.shift() ?? json(200, answer))();
  });
  document.body.innerHTML = `<button data-panel="cart"><span></span><span></span></button>
    <output id="shell-status"></output>
    <form data-buy="7" action="/lomake"><button name="product" value="vinssi">Osta</button></form>
    <form data-buy="8" action="/lomake"><button name="product" value="ketju">Osta</button></form>
    <form data-adds action="/lomake"><input type="hidden" name="product" value="saapas">
      <input type="radio" name="x-sku" value="1"><input name="quantity" value="1"><button>Osta</button></form>`;
});
afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
  vi.resetModules();
});

async function open() {
  const [{ addFromForm }, { takeAnswers }] = await Promise.all([
    import('./add-from-form.ts'),
    import('./answered.ts'),
  ]);
  let setReady = () => undefined as void;
  const ready = new Promise<void>(resolve => (setReady = resolve));
  const whenReady = vi.fn(() => ready);
  const buttonOf = (form: string) => document.querySelector(`${form} button`) as HTMLButtonElement;
  const application = {
    marked: vi.fn<Application['marked']>(),
    added: vi.fn<Application['added']>(),
    lost: vi.fn<Application['lost']>(),
    inCart: <T>(work: () => Promise<T>) => work(),
  };
  return {
    press: (form: string) => addFromForm(buttonOf(form), whenReady),
    buttonOf,
    application,
    whenReady,
    run() {
      takeAnswers(application);
      setReady();
    },
  };
}

it('shows at once that the product is being added, then the cart, and tells the application once', async () => {
  const { press, buttonOf, application, whenReady, run } = await open();
  const done = press('[data-buy="7"]');
  expect(buttonOf('[data-buy="7"]').ariaBusy).toBe('true');
  expect(await done).toBe(true);
  expect([buttonOf('[data-buy="7"]').ariaBusy, buttonOf('[data-buy="7"]').dataset['state']]).toEqual([
    null,
    'added',
  ]);
  const cart = document.querySelector('[data-panel=cart]');
  expect(cart?.getAttribute('aria-label')).toBe('Ostoskori, 1 tuote');
  expect([...(cart?.children ?? [])].map(part => part.getAttribute('data-shown'))).toEqual(['1', '9,90']);
  expect(localStorage.getItem('ralph-cart-shown')).toContain('"key":"c1 fi.fi.PERSON.inc"');
  expect(document.getElementById('shell-status')?.textContent).toBe('Lisätty');
  expect(whenReady).not.toHaveBeenCalled();
  run();
  expect(application.added.mock.calls).toEqual([[line]]);
  expect([posted.length, posted[0]?.get('product'), posted[0]?.get('key')?.length]).toEqual([
    1,
    'vinssi',
    36,
  ]);
});

it('adds two products one after another, so that they share a cart', async () => {
  let release = () => undefined as void;
  answers = [
    () => new Promise(resolve => (release = () => void json(200, answer)().then(resolve))),
    json(200, answer),
  ];
  const { press } = await open();
  const both = [press('[data-buy="7"]'), press('[data-buy="8"]')];
  await nextTask();
  expect(posted).toHaveLength(1);
  release();
  await Promise.all(both);
  expect(posted.map(fields => fields.get('product'))).toEqual(['vinssi', 'ketju']);
});

it('ignores a second press on what is being added, as the application does', async () => {
  const { press } = await open();
  expect(await Promise.all([press('[data-buy="7"]'), press('[data-buy="7"]')])).toEqual([true, true]);
  expect(posted).toHaveLength(1);
});

it('lets the application come after what is being added', async () => {
  let release = () => undefined as void;
  answers = [() => new Promise(resolve => (release = () => void json(200, answer)().then(resolve)))];
  const { press, application, run } = await open();
  const order: string[] = [];
  let before: Promise<unknown> = Promise.resolve();
  application.inCart = work => {
    const next = before.then(work);
    before = next;
    return next;
  };
  const done = press('[data-buy="7"]').then(() => order.push('added'));
  await nextTask();
  run();
  void application.inCart(() => Promise.resolve(order.push('cart of the application')));
  await nextTask();
  expect(order).toEqual([]);
  release();
  await done;
  await nextTask();
  expect(order).toEqual(['added', 'cart of the application']);
});

it.each([
  ['refused', json(422, { refusal: 'out-of-stock' })],
  ['too many requests', json(429, {})],
])('leaves what was not added to the application: %s', async (_why, given) => {
  answers = [given];
  const { press, buttonOf, application, run } = await open();
  expect(await press('[data-buy="7"]')).toBe(false);
  run();
  expect([buttonOf('[data-buy="7"]').ariaBusy, application.added.mock.calls.length]).toEqual([null, 0]);
});

it('asks for no size, but leaves that to the application', async () => {
  const { press } = await open();
  expect([await press('[data-adds]'), posted.length]).toEqual([false, 0]);
  document.querySelector<HTMLInputElement>('[type=radio]')?.click();
  const quantity = document.querySelector<HTMLInputElement>('[name=quantity]') as HTMLInputElement;
  quantity.value = '3';
  expect(await press('[data-adds]')).toBe(true);
  expect([posted[0]?.get('x-sku'), posted[0]?.get('quantity'), quantity.value]).toEqual(['1', '3', '1']);
});

it.each([
  ['no connection', lost],
  ['a failing server', json(503, null)],
  ['an answer in pieces', json(200, { cart: 1 })],
])('repeats with the same key once the application runs, after %s', async (_why, first) => {
  answers = [first];
  const { press, buttonOf, application, whenReady, run } = await open();
  const done = press('[data-buy="7"]');
  for (let turn = 0; turn < 3; turn += 1) await nextTask();
  expect([posted.length, buttonOf('[data-buy="7"]').ariaBusy]).toEqual([1, null]);
  expect(whenReady).toHaveBeenCalledOnce();
  run();
  expect(await done).toBe(true);
  expect(posted).toHaveLength(2);
  expect(posted[1]?.get('key')).toBe(posted[0]?.get('key'));
  expect(application.added.mock.calls).toEqual([[line]]);
});

it('says so when the repeat is lost as well, and adds no third time', async () => {
  answers = [lost, lost];
  const { press, application, run } = await open();
  const done = press('[data-buy="7"]');
  run();
  expect(await done).toBe(true);
  expect([posted.length, application.lost.mock.calls.length, application.added.mock.calls.length]).toEqual([
    2, 1, 0,
  ]);
});

it('takes the redirect of an older server for an addition', async () => {
  answers = [() => Promise.resolve({ status: 0, ok: false, type: 'opaqueredirect' })];
  const { press } = await open();
  expect([await press('[data-buy="7"]'), posted.length]).toEqual([true, 1]);
});
