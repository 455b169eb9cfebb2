/** @vitest-environment jsdom */
/** What a page counts of its parts, and what follows a press (R-STUDIO-200, R-STUDIO-203). */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { figuresReport } from '#server/figures/figures-report.ts';
import { createEventRecord } from '#stores/common/event-log.ts';
import { showTab, stubObserver, type TestingObserver } from '#tests/support/vitest/stub-observer.ts';
import { answeredPress } from './answered-press.ts';
import type { CountedPage } from './count-pages.ts';
import { pressedKey, type TabStorage } from './last-press.ts';
import { armsKey } from './seen-arms.ts';
import { type FigureCounter, startFigures } from './start-figures.ts';

let observer: TestingObserver;
let sent: string[];
let stored: Map<string, string>;
let storage: TabStorage;
let figures: FigureCounter | undefined;
let isAllowed: boolean;
beforeEach(() => {
  isAllowed = true;
  vi.useFakeTimers();
  observer = stubObserver();
  sent = [];
  stored = new Map();
  storage = {
    get: key => stored.get(key) ?? null,
    set: (key, value) => void stored.set(key, value),
    remove: key => void stored.delete(key),
  };
  vi.stubGlobal(
    'Request',
    class {
      keepalive = true;
    },
  );
  vi.stubGlobal('navigator', {
    ...navigator,
    sendBeacon: (_url: string, body: string) => sent.push(body) > 0,
  });
});
afterEach(() => {
  figures?.stop();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const pageOf = (id: string, types: Record<string, string>, more: Partial<CountedPage> = {}): CountedPage => ({
  id,
  access: 'public',
  personal: false,
  context: { path: `/${id}` },
  regions: { main: [{ widgets: Object.entries(types).map(([part, type]) => ({ id: part, type })) }] },
  ...more,
});
/** Puts the elements of a page on the screen. */
function draw(page: CountedPage): void {
  const widgets = Object.values(page.regions).flatMap(all => all.flatMap(each => each.widgets));
  document.body.innerHTML = widgets
    .map(
      ({ id, type }) =>
        `<div id="w-${id.replaceAll('/', '-')}" data-widget="${type}"><a href="#to"><b>To</b></a><button>Do</button><p>Text</p></div>`,
    )
    .join('');
}
function open(page: CountedPage): void {
  draw(page);
  figures = startFigures(page, { storage, lasting: storage, isAllowed: () => isAllowed });
}
const frame = (id: string) => document.getElementById(`w-${id}`) as HTMLElement;
const press = (id: string, what: string) => frame(id).querySelector<HTMLElement>(what)?.click();
const see = (id: string) => {
  observer.scroll(frame(id), { height: 100, visible: 100 });
  vi.advanceTimersByTime(1_000);
};
/** What the page sends when it is left, as the server reads it. */
function leave() {
  sent.length = 0;
  showTab('hidden');
  showTab('visible');
  return sent.flatMap(body => figuresReport.parse(JSON.parse(body)).counts);
}
/** What it sends of experiments. */
function leaveArms() {
  leave();
  return sent.flatMap(body => figuresReport.parse(JSON.parse(body)).arms ?? []);
}

const home = pageOf('home', { hero: 'banner', 'front/101/101-1': 'product-list' });
const product = pageOf('product', { detail: 'product-detail', related: 'related-products' });

it('counts the view, what was seen and what was pressed, each once per view', () => {
  open(home);
  see('hero');
  press('hero', 'b');
  press('hero', 'button');
  press('hero', 'p');
  press('front-101-101-1', 'button');
  expect(leave()).toEqual([
    { page: 'home', part: '', shown: 1 },
    { page: 'home', part: 'hero', shown: 1, pressed: 1 },
    { page: 'home', part: 'front/101/101-1', shown: 1, pressed: 1 },
  ]);
  expect(leave()).toEqual([]);
});

it('counts again after a navigation, also for another page of the same kind', () => {
  open(product);
  const record = createEventRecord();
  let shown = product;
  figures?.hear(record, () => shown);
  see('related');
  shown = { ...product, context: { path: '/product/other' } };
  record.log('page:impression', {} as never);
  see('related');
  expect(leave()).toEqual([
    { page: 'product', part: '', shown: 2 },
    { page: 'product', part: 'related', shown: 2 },
  ]);
});

it('counts a part that appears later', async () => {
  open(home);
  frame('hero').remove();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="w-hero" data-widget="banner"><a href="#x">x</a></div>',
  );
  await vi.advanceTimersByTimeAsync(0);
  see('hero');
  expect(leave()).toContainEqual({ page: 'home', part: 'hero', shown: 1 });
});

it('counts what follows for the part that was pressed last, and not for the steps of the purchase', () => {
  open(home);
  press('hero', 'a');
  expect(leave()).toHaveLength(2);
  figures?.stop();
  // Stopping forgets the press; a page that is left does not stop.
  expect(stored.has(pressedKey)).toBe(false);

  open(home);
  const record = createEventRecord();
  let shown: CountedPage = home;
  figures?.hear(record, () => shown);
  const go = (page: CountedPage) => {
    shown = page;
    draw(page);
    record.log('page:impression', {} as never);
  };
  press('hero', 'a');
  go(product);
  press('detail', 'button');
  record.log('cart:add', {} as never);
  go(pageOf('cart', { cart: 'cart' }, { personal: true }));
  press('cart', 'a');
  go(pageOf('checkout-confirm', { order: 'order-confirmation' }, { personal: true }));
  record.log('checkout:purchase', { order: { currency: 'EUR', sumIncVat: 129.9 } } as never);
  expect(leave()).toContainEqual({
    page: 'home',
    part: 'hero',
    shown: 1,
    pressed: 1,
    productViews: 1,
    carts: 1,
    orders: [{ currency: 'EUR', value: 12_990 }],
  });
});

it('counts a press that the page answers, as of a button or a form', () => {
  open(home);
  frame('hero')
    .querySelector('button')
    ?.dispatchEvent(new Event(answeredPress, { bubbles: true }));
  expect(leave()).toContainEqual({ page: 'home', part: 'hero', shown: 1, pressed: 1 });
  expect(stored.get(pressedKey)).toContain('hero');
});

it('remembers the press while pages follow each other within half an hour', () => {
  open(home);
  press('hero', 'a');
  const record = createEventRecord();
  let shown: CountedPage = home;
  figures?.hear(record, () => shown);
  for (const id of ['cart', 'checkout', 'confirm']) {
    vi.advanceTimersByTime(20 * 60_000);
    shown = pageOf(id, {}, { personal: true });
    record.log('page:impression', {} as never);
  }
  record.log('cart:add', {} as never);
  expect(leave()).toContainEqual({ page: 'home', part: 'hero', shown: 1, pressed: 1, carts: 1 });
});

it('forgets the press when the visit has ended', () => {
  open(home);
  press('hero', 'a');
  vi.advanceTimersByTime(30 * 60_000);
  const record = createEventRecord();
  figures?.hear(record, () => product);
  record.log('page:impression', {} as never);
  expect(leave()).not.toContainEqual(expect.objectContaining({ productViews: 1 }));
});

it('starts once in a document', () => {
  open(home);
  startFigures(home, { storage, lasting: storage, isAllowed: () => isAllowed });
  expect(leave()).toEqual([{ page: 'home', part: '', shown: 1 }]);
});

it.each([
  ['a preview page', { access: 'preview' }, '/'],
  ['a shared draft', {}, '/preview/shared/abc'],
])('counts nothing of %s', (_what, more, path) => {
  history.replaceState(null, '', path);
  open({ ...home, ...more });
  see('hero');
  press('hero', 'a');
  expect(leave()).toEqual([]);
  history.replaceState(null, '', '/');
});

it('sends nothing after it was stopped', () => {
  open(home);
  see('hero');
  figures?.stop();
  expect(leave()).toEqual([]);
});

it('sends nothing once another tab has withdrawn the consent, and forgets the press', () => {
  open(home);
  press('hero', 'a');
  isAllowed = false;
  expect(leave()).toEqual([]);
  expect(stored.has(pressedKey)).toBe(false);
});

/** A page on which the visitor sees arm b of an experiment. */
const tried: CountedPage = {
  ...pageOf('home', { hero: 'banner', usp: 'text' }),
  context: { path: '/home', tried: { copy: { arm: 'b', parts: ['hero'] } } },
};
const arm = { page: 'home', experiment: 'copy', arm: 'b' };
/** Lets the application go from page to page. */
function hearPages(first: CountedPage) {
  const record = createEventRecord();
  let shown = first;
  figures?.hear(record, () => shown);
  return {
    record,
    to(page: CountedPage) {
      shown = page;
      draw(page);
      record.log('page:impression', {} as never);
    },
  };
}

it('counts a visitor once for an arm that was seen, and once for each thing done since', () => {
  open(tried);
  const record = createEventRecord();
  let shown: CountedPage = tried;
  figures?.hear(record, () => shown);
  // What was done before the arm was seen has another cause.
  record.log('cart:add', {} as never);
  see('usp');
  expect(leaveArms()).toEqual([]);
  see('hero');
  expect(leaveArms()).toEqual([{ ...arm, shown: 1 }]);
  press('hero', 'a');
  press('hero', 'button');
  shown = product;
  record.log('page:impression', {} as never);
  record.log('page:impression', {} as never);
  for (let time = 0; time < 2; time += 1) {
    record.log('cart:add', {} as never);
    record.log('checkout:purchase', { order: { currency: 'EUR', sumIncVat: 129.9 } } as never);
  }
  expect(leaveArms()).toEqual([
    { ...arm, pressed: 1, productViews: 1, carts: 1, order: { currency: 'EUR', value: 12_990 } },
  ]);
  // The next visit, on another day.
  figures?.stop();
  stored.set(
    armsKey,
    JSON.stringify({ copy: { page: 'home', arm: 'b', at: Date.now(), done: ['pressed'] } }),
  );
  vi.advanceTimersByTime(86_400_000);
  open(tried);
  press('hero', 'a');
  expect(leaveArms()).toEqual([]);
});

it('counts what is pressed sooner than it would count as seen as both', () => {
  open(tried);
  press('hero', 'a');
  expect(leaveArms()).toEqual([{ ...arm, shown: 1, pressed: 1 }]);
});

it('counts nothing of a visitor who takes part in nothing, of broken notes, and after three months', () => {
  for (const broken of ['{', '[]', '{"copy":1}', '{"copy":{"arm":7}}']) {
    stored.set(armsKey, broken);
    open({ ...tried, context: { path: '/home' } });
    press('hero', 'a');
    expect(leaveArms()).toEqual([]);
    figures?.stop();
  }
  stored.set(armsKey, JSON.stringify({ copy: { page: 'home', arm: 'b', at: Date.now(), done: [] } }));
  vi.advanceTimersByTime(91 * 86_400_000);
  open(home);
  const record = createEventRecord();
  figures?.hear(record, () => home);
  record.log('cart:add', {} as never);
  expect(leaveArms()).toEqual([]);
});

it('forgets the arms with the consent', () => {
  open(tried);
  see('hero');
  expect(stored.has(armsKey)).toBe(true);
  isAllowed = false;
  expect(leaveArms()).toEqual([]);
  expect(stored.has(armsKey)).toBe(false);
});

it.each([
  ['refuses', () => Promise.resolve(new Response(null, { status: 429 }))],
  ['does not get', () => Promise.reject(new Error('offline'))],
])('counts no goal of a visitor whose showing the shop %s, before it is shown again', async (_what, fail) => {
  vi.stubGlobal(
    'Request',
    class {
      get keepalive() {
        return true;
      }
    },
  );
  const answers = [fail];
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    sent.push(body);
    return answers.shift()?.() ?? Promise.resolve(new Response(null, { status: 204 }));
  });
  open(tried);
  const go = hearPages(tried);
  see('hero');
  expect(leaveArms()).toEqual([{ ...arm, shown: 1 }]);
  await vi.advanceTimersByTimeAsync(0);
  go.record.log('cart:add', {} as never);
  go.to(pageOf('cart', {}));
  go.to(tried);
  see('hero');
  go.record.log('cart:add', {} as never);
  expect(leaveArms()).toEqual([{ ...arm, shown: 1, carts: 1 }]);
  await vi.advanceTimersByTimeAsync(0);
  // The second report was taken.
  expect(stored.get(armsKey)).toContain('"done":["carts"]');
});

it('remembers an arm for as long as the visitor comes back to it', () => {
  open(tried);
  const go = hearPages(tried);
  see('hero');
  expect(leaveArms()).toEqual([{ ...arm, shown: 1 }]);
  for (let time = 0; time < 2; time += 1) {
    vi.advanceTimersByTime(60 * 86_400_000);
    go.to(pageOf('cart', {}));
    go.to(tried);
    see('hero');
  }
  go.record.log('cart:add', {} as never);
  expect(leaveArms()).toEqual([{ ...arm, carts: 1 }]);
});
