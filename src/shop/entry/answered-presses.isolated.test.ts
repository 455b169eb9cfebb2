/** @vitest-environment jsdom */
/** Presses at every moment between the first paint and the running application: each is handled exactly once. */

import * as fc from 'fast-check';
import { reaction } from 'mobx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testCart, testStores } from '#components/testing/testing-shop.tsx';
import { firstScript } from '#kernel/first-script.ts';
import { nextTask } from '#tests/support/vitest/next-task.ts';

type Run = (hydrateNow: (element: Element) => Promise<void> | null) => void;
const app = vi.hoisted(() => ({ start: (_run: Run): Promise<void> => Promise.resolve() }));
vi.mock('./entry-client.tsx', () => ({ startApp: (run: Run) => app.start(run) }));
vi.mock('#client/boot/before-application.ts', () => ({ beforeApplication: () => undefined }));

const added: [string, EventListener, unknown][] = [];
const stops: (() => void)[] = [];

beforeEach(() => {
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: unknown, options?: unknown) => {
      added.push([type, listener as EventListener, options]);
      add(type, listener as EventListener, options as AddEventListenerOptions);
    },
  );
  Object.assign(window, { requestIdleCallback: () => 0 });
  // jsdom animates nothing.
  Element.prototype.animate = () => ({ cancel: () => undefined }) as unknown as Animation;
});
afterEach(reset);

function reset(): void {
  for (const stop of stops.splice(0)) stop();
  for (const [type, listener, options] of added.splice(0))
    window.removeEventListener(type, listener, options as AddEventListenerOptions);
  document.body.replaceChildren();
  localStorage.clear();
  vi.resetModules();
}

const lists = ['favorite', 'compare'] as const;
const settle = async () => {
  for (let turn = 0; turn < 6; turn += 1) await nextTask();
};
/** As many tasks as it takes to load what is imported meanwhile: only the test itself has a limit of time. */
const until = async (isSo: () => boolean) => {
  while (!isSo()) await nextTask();
};
const ids = [1, 2, 3];
const buttonOf = (list: string, id: number) =>
  document.querySelector<HTMLElement>(`[data-${list}="${id}"]`) as HTMLElement;
const press = (list: string, id: number) =>
  buttonOf(list, id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

const marks = (id: number) =>
  lists.map(list => `<button data-${list}="${id}" aria-pressed="false">${id}</button>`).join('');
const form = (id: number) =>
  `<form data-buy="${id}" action="/lomake" method="post"><button name="product" value="p${id}">Osta</button></form>`;

/** The server's side of the forms: answers wait until they are released. */
function serveForms() {
  const open: (() => void)[] = [];
  const state = { waits: false, posts: 0 };
  vi.stubGlobal('fetch', async () => {
    state.posts += 1;
    if (state.waits) await new Promise<void>(resolve => open.push(resolve));
    const body = { cart: 'c', segment: {}, added: { skuId: 1, quantity: 1, name: 'Osa' } };
    return { status: 200, ok: true, type: 'basic', json: () => Promise.resolve(body) };
  });
  const release = () => {
    state.waits = false;
    for (const go of open.splice(0)) go();
  };
  return { state, release };
}

/** The moments of a page, in order: what happens before the presses of each. */
async function openMoments() {
  document.body.innerHTML = `${ids.map(id => marks(id) + form(id)).join('')}<button data-other>…</button>`;
  const [{ browserStorage }, { adoptAnswers }, { followCardActions }] = await Promise.all([
    import('#client/ports/browser-ports.ts'),
    import('#client/hydrate/adopt-answers.ts'),
    import('#app/cards/card-actions.ts'),
  ]);
  const add = vi.fn(() => Promise.resolve({ ok: true as const, value: testCart([]) }));
  const stores = testStores(testCart([]), { add }, {}, browserStorage);
  const { favorites, compare, cart } = stores;
  const notice = vi.fn();
  stops.push(reaction(() => cart.added, notice));
  let announceAdded = () => undefined as void;
  const handlers = [
    ...[vi.spyOn(favorites, 'toggle'), vi.spyOn(favorites, 'adopt')],
    ...[vi.spyOn(compare, 'toggle'), vi.spyOn(compare, 'adopt')],
  ];
  let run: Run = () => undefined;
  app.start = vi.fn((given: Run) => {
    run = given;
    return Promise.resolve();
  });
  const moments: (() => Promise<void> | void)[] = [
    // The document is there, and its inline script.
    () => void window.eval(firstScript),
    async () => void (await import('./boot.ts')),
    nextTask,
    () => {
      for (const store of [favorites, compare]) store.restore();
      announceAdded = adoptAnswers(stores, { publish: () => undefined }, '/vertailu');
    },
    () => void stops.push(followCardActions(stores, '/vertailu')),
    async () => {
      // By a press that only the application can handle, unless an answered one has started it.
      document.querySelector<HTMLElement>('[data-other]')?.click();
      await until(() => vi.mocked(app.start).mock.results.length > 0);
      run(() => null);
      void cart.load().then(announceAdded);
    },
    nextTask,
  ];
  return {
    moments,
    /** Additions by the application, and notices of all additions. */
    bought: () => ({ added: add.mock.calls.length, notices: notice.mock.calls.length }),
    /** How often a store has heard of a press. */
    handled: () => handlers.reduce((sum, { mock }) => sum + mock.calls.length, 0),
  };
}

const anyPress = fc.record({
  at: fc.nat(6),
  list: fc.constantFrom(...lists),
  id: fc.constantFrom(...ids),
  waits: fc.boolean(),
});

it('handles each press on a mark exactly once, whenever it comes', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(anyPress, { maxLength: 12 }), async presses => {
        const { moments, handled } = await openMoments();
        for (const [at, begin] of moments.entries()) {
          await begin();
          for (const { list, id, waits } of presses.filter(each => each.at === at)) {
            press(list, id);
            if (waits) await nextTask();
          }
        }
        await until(() => handled() >= presses.length);
        await settle();
        const stored = JSON.parse(localStorage.getItem('ralph') ?? '{}') as Record<string, number[]>;
        for (const list of lists)
          for (const id of ids) {
            const isMarked = presses.filter(each => each.list === list && each.id === id).length % 2 === 1;
            expect([list, id, buttonOf(list, id).getAttribute('aria-pressed')]).toEqual([
              ...[list, id],
              String(isMarked),
            ]);
            const field = list === 'favorite' ? 'favorites' : 'compare';
            expect([list, id, stored[field]?.includes(id) ?? false]).toEqual([list, id, isMarked]);
          }
        expect(handled()).toBe(presses.length);
      })
      .afterEach(reset),
    { numRuns: 15 },
  );
}, 120_000);

const anyPurchase = fc.record({
  // Before the boot module, the browser submits the form.
  at: fc.integer({ min: 1, max: 6 }),
  id: fc.constantFrom(...ids),
  waits: fc.boolean(),
});

it('adds each pressed product exactly once, whenever the press and its answer come', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(anyPurchase, { maxLength: 8 }), async purchases => {
        const { state, release } = serveForms();
        const { moments, bought } = await openMoments();
        const open = new Set<number>();
        let pressed = 0;
        for (const [at, begin] of moments.entries()) {
          await begin();
          for (const { id, waits } of purchases.filter(each => each.at === at)) {
            // What is being added ignores presses.
            if (open.has(id)) continue;
            state.waits ||= waits;
            if (state.waits) open.add(id);
            pressed += 1;
            document
              .querySelector(`[data-buy="${id}"] button`)
              ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
            await settle();
          }
        }
        release();
        await until(() => bought().notices >= pressed);
        await settle();
        const { added, notices } = bought();
        expect([state.posts + added, notices]).toEqual([pressed, pressed]);
      })
      .afterEach(reset),
    { numRuns: 15 },
  );
}, 120_000);
