/** @vitest-environment jsdom */
/** A panel that is opened, closed and left at every moment between the first paint and the running application: the page and the store agree. */

import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstScript } from '#kernel/first-script.ts';
import { PanelStore } from '#stores/shell/panel-store.ts';
import { nextTask } from '#tests/support/vitest/next-task.ts';

type Run = (hydrateNow: (element: Element) => Promise<void> | null) => void;
const app = vi.hoisted(() => ({ start: (_run: Run): Promise<void> => Promise.resolve() }));
vi.mock('./entry-client.tsx', () => ({ startApp: (run: Run) => app.start(run) }));
vi.mock('#client/boot/before-application.ts', () => ({ beforeApplication: () => undefined }));

const added: [EventTarget, string, EventListener, unknown][] = [];
const opened = vi.fn();
const focused = vi.fn();

function follow(target: EventTarget): void {
  const add = target.addEventListener.bind(target);
  vi.spyOn(target, 'addEventListener').mockImplementation(
    (type: string, listener: unknown, options?: unknown) => {
      added.push([target, type, listener as EventListener, options]);
      add(type, listener as EventListener, options as AddEventListenerOptions);
    },
  );
}

beforeEach(() => {
  follow(window);
  follow(document);
  Object.assign(window, { requestIdleCallback: () => 0, scrollTo: () => undefined });
  // jsdom animates nothing and opens no dialogs.
  let before: Element | null = null;
  Element.prototype.animate = () => ({ cancel: () => undefined }) as unknown as Animation;
  HTMLDialogElement.prototype.getAnimations = () => [];
  HTMLDialogElement.prototype.show = function show() {
    if (this.open) throw new DOMException('It is open', 'InvalidStateError');
    opened();
    before = document.activeElement;
    this.open = true;
    this.focus();
  };
  HTMLDialogElement.prototype.showModal = function showModal() {
    if (this.open) throw new DOMException('It is open', 'InvalidStateError');
    before = document.activeElement;
    this.open = true;
    this.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    if (before instanceof HTMLElement) before.focus();
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };
});
afterEach(reset);

function reset(): void {
  for (const [target, type, listener, options] of added.splice(0))
    target.removeEventListener(type, listener, options as AddEventListenerOptions);
  document.body.replaceChildren();
  opened.mockReset();
  focused.mockReset();
  vi.resetModules();
}

const settle = async () => {
  for (let turn = 0; turn < 6; turn += 1) await nextTask();
};
const button = () => document.querySelector<HTMLElement>('[data-panel]') as HTMLElement;
const panel = () => document.querySelector('dialog') as HTMLDialogElement;
const isShown = () => panel()?.open ?? false;
const entry = () => document.querySelector<HTMLElement>('[data-entry]') as HTMLElement;

const menuHtml = `<dialog data-server-panel="menu"><a role="button" data-entry="a" href="#a">A</a><template></template></dialog>`;

/** The moments of a page, in order: what happens before the presses of each. The panels are fetched by the first that needs them. */
async function openMoments() {
  document.body.innerHTML = `<div id="root"><a href="#footer" data-panel="menu" aria-expanded="false">Valikko</a>
    <ul><li><a href="/sv" hreflang="sv">på svenska</a></li></ul></div>
    <script type="application/json" id="state">{"panels":"/panels?to=%2F"}</script>`;
  const fetched = vi.spyOn(window, 'fetch').mockReset();
  fetched.mockImplementation(() => Promise.resolve(new Response(menuHtml)));
  document.addEventListener('focus', ({ target }) => void (target === panel() && focused()), true);
  const [{ adoptPanels }, { takeOver, whenTakenOver }] = await Promise.all([
    import('#client/hydrate/adopt-panels.ts'),
    import('#ui/panel/server-panel.ts'),
    // As on a quiet page.
    import('#client/boot/answer-press.ts'),
  ]);
  const panels = new PanelStore();
  const entered = vi.fn();
  let run: Run = () => undefined;
  app.start = vi.fn((given: Run) => {
    run = given;
    return Promise.resolve();
  });
  const moments: (() => Promise<void> | void)[] = [
    async () => {
      window.eval(firstScript);
      await import('./boot.ts');
    },
    // The first press starts the application.
    async () => {
      document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      await vi.waitFor(() => expect(app.start).toHaveReturned());
    },
    // The application is hydrated, and listens.
    () =>
      button().addEventListener('click', event => {
        event.preventDefault();
        panels.open('menu');
      }),
    () => {
      run(whenTakenOver);
      adoptPanels({ panels, session: { isAwaited: false } });
    },
    nextTask,
    () => {
      entry().addEventListener('click', event => {
        event.preventDefault();
        entered();
      });
      takeOver(panel());
    },
  ];
  return { panels, entered, moments };
}

const click = (element: Element) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

const actions = {
  menu: () => click(button()),
  entry: () => click(entry()),
  escape: () => panel().close(),
  back: () => history.back(),
} as const;

const anyAction = fc.record({
  at: fc.nat(5),
  action: fc.constantFrom(...(Object.keys(actions) as (keyof typeof actions)[])),
});

it('opens once with each press, stays open when the application takes over, and closes with Back', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(anyAction, { maxLength: 10 }), async chosen => {
        const { panels, entered, moments } = await openMoments();
        let isOpen = false;
        // Presses in the panel that wait for its take-over; closing it withdraws them.
        let waiting = 0;
        const expected = { opened: 0, entered: 0 };
        const address = location.href;
        for (const [at, begin] of moments.entries()) {
          await begin();
          if (at === moments.length - 1) expected.entered += waiting;
          for (const { action } of chosen.filter(each => each.at === at)) {
            // What is inert or closed cannot be pressed; Back of a page without a panel leaves it.
            if ((action === 'menu') === isOpen) continue;
            actions[action]();
            if (action === 'menu') expected.opened += 1;
            if (action !== 'entry') {
              isOpen = action === 'menu';
              waiting = 0;
            } else if (at === moments.length - 1) expected.entered += 1;
            else waiting += 1;
            await settle();
            expect([action, isShown()]).toEqual([action, isOpen]);
          }
        }
        await settle();
        expect(isShown()).toBe(isOpen);
        expect(window.fetch).toHaveBeenCalledExactlyOnceWith('/panels?to=%2F', expect.anything());
        expect(panel().querySelector('[hreflang=sv]')?.textContent).toBe('på svenska');
        expect(panels.current).toBe(isOpen ? 'menu' : null);
        expect(button().getAttribute('aria-expanded')).toBe(String(isOpen));
        expect([opened.mock.calls.length, focused.mock.calls.length]).toEqual([
          expected.opened,
          expected.opened,
        ]);
        expect(entered).toHaveBeenCalledTimes(expected.entered);
        if (!isOpen && expected.opened > 0) expect(document.activeElement).toBe(button());
        expect(location.href).toBe(address);
      })
      .afterEach(reset),
    { numRuns: 40 },
  );
}, 120_000);

it('never opens twice, however quickly it is pressed', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(fc.nat(5), { minLength: 1, maxLength: 8 }), async presses => {
        const { panels, moments } = await openMoments();
        for (const [at, begin] of moments.entries()) {
          await begin();
          for (const each of presses) if (each === at) actions.menu();
        }
        await settle();
        expect([opened.mock.calls.length, panel().open, panels.current]).toEqual([1, true, 'menu']);
      })
      .afterEach(reset),
    { numRuns: 20 },
  );
}, 120_000);

it('leaves the panels to the application where they cannot be fetched in time', async () => {
  const { moments } = await openMoments();
  vi.mocked(window.fetch).mockImplementation(() => Promise.resolve(new Response('', { status: 503 })));
  for (const begin of moments.slice(0, 3)) await begin();
  await vi.waitFor(() => expect(app.start).toHaveBeenCalled());
  vi.mocked(window.fetch).mockImplementation(() => Promise.resolve(new Response(menuHtml)));
  actions.menu();
  await settle();
  expect(panel()).toBeNull();
});
