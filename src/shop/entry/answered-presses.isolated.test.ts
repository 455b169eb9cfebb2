/** @vitest-environment jsdom */
/** Presses at every moment between the first paint and the running application: each is handled exactly once. */
import { testCart, testStores } from '#components/testing/testing-shop.tsx';
import { firstScript } from '#kernel/first-script.ts';
import { nextTask } from '#tests/support/next-task.ts';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

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
const ids = [1, 2, 3];
const buttonOf = (list: string, id: number) =>
  document.querySelector<HTMLElement>(`[data-${list}="${id}"]`) as HTMLElement;
const press = (list: string, id: number) =>
  buttonOf(list, id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

/** The moments of a page, in order: what happens before the presses of each. */
async function openMoments(): Promise<{
  moments: (() => Promise<void> | void)[];
  /** How often a store has heard of a press. */
  handled: () => number;
}> {
  document.body.innerHTML = ids
    .flatMap(id => lists.map(list => `<button data-${list}="${id}" aria-pressed="false">${id}</button>`))
    .join('');
  const [{ browserStorage }, { adoptAnswers }, { followCardActions }] = await Promise.all([
    import('#client/ports/browser-ports.ts'),
    import('#client/hydrate/adopt-answers.ts'),
    import('#app/cards/card-actions.ts'),
  ]);
  const stores = testStores(testCart([]), {}, {}, browserStorage);
  const { favorites, compare } = stores;
  const handlers = [
    ...[vi.spyOn(favorites, 'toggle'), vi.spyOn(favorites, 'adopt')],
    ...[vi.spyOn(compare, 'toggle'), vi.spyOn(compare, 'adopt')],
  ];
  let run: Run = () => undefined;
  app.start = given => {
    run = given;
    return Promise.resolve();
  };
  return {
    handled: () => handlers.reduce((sum, { mock }) => sum + mock.calls.length, 0),
    moments: [
      // The document is there, and its inline script.
      () => void window.eval(firstScript),
      async () => void (await import('./boot.ts')),
      nextTask,
      () => {
        for (const store of [favorites, compare]) store.restore();
        adoptAnswers(stores, '/vertailu');
      },
      () => void stops.push(followCardActions(stores, '/vertailu')),
      () => run(() => null),
      nextTask,
    ],
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
        for (let turn = 0; turn < 4; turn += 1) await nextTask();
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
