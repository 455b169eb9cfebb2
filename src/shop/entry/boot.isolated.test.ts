/** @vitest-environment jsdom */
/** Clicks on a page before its application has started. */

import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { firstScript } from '#kernel/first-script.ts';
import { nextTask } from '#tests/support/vitest/next-task.ts';

type HydrateNow = (element: Element) => Promise<void> | null;
const app = vi.hoisted(() => ({
  start: (_run: (hydrateNow: HydrateNow) => void): Promise<void> => Promise.resolve(),
}));
vi.mock('./entry-client.tsx', () => ({
  startApp: (run: (hydrateNow: HydrateNow) => void) => app.start(run),
}));
// What else may start the application has tests of its own.
vi.mock('#client/boot/before-application.ts', () => ({ beforeApplication: () => undefined }));

const cancel = vi.fn();
const animate = vi.fn();

const added: [string, EventListener, unknown][] = [];
let run: (hydrateNow: HydrateNow, successorOf?: (element: Element) => Element) => void;

beforeEach(() => {
  vi.resetModules();
  app.start = given => {
    run = given;
    return Promise.resolve();
  };
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: unknown, options?: unknown) => {
      added.push([type, listener as EventListener, options]);
      add(type, listener as EventListener, options as AddEventListenerOptions);
    },
  );
  Object.assign(window, { requestIdleCallback: () => 0 });
  // jsdom animates nothing.
  Element.prototype.animate = animate;
  animate.mockReset().mockReturnValue({ cancel });
  cancel.mockReset();
  sessionStorage.clear();
});
afterEach(() => {
  for (const [type, listener, options] of added.splice(0))
    window.removeEventListener(type, listener, options as AddEventListenerOptions);
  document.body.replaceChildren();
});

const press = (element: Element) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
async function page(html: string) {
  document.body.innerHTML = html;
  const handled: string[] = [];
  await import('./boot.ts');
  for (const type of ['click', 'submit'])
    document.body.addEventListener(
      type,
      event => {
        handled.push(`${type} ${(event.target as Element).id}`);
        event.preventDefault();
      },
      { once: false },
    );
  return handled;
}
const get = (id: string) => document.getElementById(id) as HTMLElement;

it('records early clicks and replays each once, in order, when the application is ready', async () => {
  const handled = await page('<button id="a"><b id="inner">A</b></button><button id="b">B</button>');
  expect(press(get('inner'))).toBe(false);
  expect(press(get('b'))).toBe(false);
  expect(handled).toEqual([]);
  await nextTask();
  run(() => null);
  await nextTask();
  expect(handled).toEqual(['click a', 'click b']);
  press(get('a'));
  expect(handled).toHaveLength(3);
});

it('dims what was pressed until the press is handled', async () => {
  await page('<button id="a">A</button>');
  press(get('a'));
  expect(animate.mock.contexts).toEqual([get('a')]);
  await nextTask();
  expect(cancel).not.toHaveBeenCalled();
  run(() => null);
  await nextTask();
  expect(cancel).toHaveBeenCalledTimes(1);
});

it('delays a click until its widget is hydrated', async () => {
  const handled = await page('<div data-widget="w"><button id="a">A</button></div>');
  press(get('a'));
  await nextTask();
  let finishHydration: () => void = () => undefined;
  const waiting = new Promise<void>(resolve => (finishHydration = resolve));
  let state: Promise<void> | null = waiting;
  run(() => state);
  await nextTask();
  expect(handled).toEqual([]);
  state = null;
  finishHydration();
  await nextTask();
  expect(handled).toEqual(['click a']);
});

it('does not submit a form natively, and submits it again when the application is ready', async () => {
  const handled = await page('<form id="f"><input name="q"><button id="s">Go</button></form>');
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  expect(get('f').dispatchEvent(event)).toBe(false);
  await nextTask();
  run(() => null);
  await nextTask();
  expect(handled).toEqual(['submit f']);
});

it.each([
  ['a native form’s button', '<form data-native><button id="x">Go</button></form>'],
  ['a native part', '<div data-native><button id="x">Go</button></div>'],
  ['a summary', '<details><summary id="x">More</summary></details>'],
  ['a link', '<a id="x" href="#y">Go</a>'],
])('leaves %s to the browser', async (_, html) => {
  await page(html);
  const seen = vi.fn((event: Event) => expect(event.defaultPrevented).toBe(false));
  get('x').addEventListener('click', seen);
  press(get('x'));
  expect(seen).toHaveBeenCalledTimes(1);
});

it('drops clicks on elements that were removed meanwhile', async () => {
  const handled = await page('<button id="a">A</button>');
  press(get('a'));
  get('a').remove();
  await nextTask();
  run(() => null);
  await nextTask();
  expect(handled).toEqual([]);
});

/** @proves FAULT-124 */
it('reloads at most once a minute when the application cannot be loaded, and then leaves clicks to the browser', async () => {
  const reportError = vi.fn();
  vi.stubGlobal('reportError', reportError);
  app.start = () => Promise.reject(new Error('chunk'));
  const set = vi.spyOn(Storage.prototype, 'setItem');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const handled = await page('<button id="a">A</button>');
  press(get('a'));
  await nextTask();
  window.dispatchEvent(new Event('atv-chunk-lost'));
  expect(set).toHaveBeenCalledTimes(1);
  expect(reportError).toHaveBeenCalledTimes(1);
  press(get('a'));
  expect(handled).toEqual(['click a']);
  sessionStorage.setItem('atv-chunk-reload', String(Date.now() - 61_000));
  window.dispatchEvent(new Event('atv-chunk-lost'));
  expect(set).toHaveBeenCalledTimes(3);
});

/** @proves FAULT-124 */
it('shows a message in the page’s language, once, when a reload does not help (R-OPS-4)', async () => {
  document.documentElement.lang = 'sv';
  sessionStorage.setItem('atv-chunk-reload', String(Date.now()));
  await page('<main>sidan</main>');
  window.dispatchEvent(new Event('atv-chunk-lost'));
  window.dispatchEvent(new Event('atv-chunk-lost'));
  expect([...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)).toEqual([
    'En del av sidan kunde inte hämtas. Ladda om sidan om en stund.',
  ]);
  expect(document.querySelector('main')).not.toBeNull();
});

it('leaves the message to the application when it runs', async () => {
  sessionStorage.setItem('atv-chunk-reload', String(Date.now()));
  await page('');
  window.addEventListener('atv-chunk-stays', event => event.preventDefault(), { once: true });
  window.dispatchEvent(new Event('atv-chunk-lost'));
  expect(document.getElementById('chunk-lost')).toBeNull();
});

it('does not reload without a connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const set = vi.spyOn(Storage.prototype, 'setItem');
  await page('');
  window.dispatchEvent(new Event('atv-chunk-lost'));
  expect(set).not.toHaveBeenCalled();
});

it('starts when the document is parsed, and replays clicks made meanwhile', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const start = vi.spyOn(app, 'start');
  const handled = await page('<button id="a">A</button>');
  press(get('a'));
  await nextTask();
  expect(start).not.toHaveBeenCalled();
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('readystatechange'));
  await nextTask();
  run(() => null);
  await nextTask();
  expect(handled).toEqual(['click a']);
});

it('asks for the first texts and widgets together with the application', async () => {
  await page(
    '<button id="a">A</button><script type="application/json" id="state">{"state":{},"modules":["/t.js","/w.js"]}</script>',
  );
  const asked = () =>
    [...document.head.querySelectorAll('link[rel=modulepreload]')].map(link => link.getAttribute('href'));
  expect(asked()).toEqual([]);
  app.start = () => {
    expect(asked()).toEqual(['/t.js', '/w.js']);
    return Promise.resolve();
  };
  const start = vi.spyOn(app, 'start');
  press(get('a'));
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
});

it('retries a failed start when no reload is possible, and then works', async () => {
  vi.stubGlobal('reportError', () => undefined);
  sessionStorage.setItem('atv-chunk-reload', String(Date.now()));
  const works = app.start;
  const start = vi.spyOn(app, 'start').mockRejectedValueOnce(new SyntaxError('no state'));
  const handled = await page('<button id="a">A</button>');
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  press(get('a'));
  await vi.advanceTimersByTimeAsync(0);
  expect(document.getElementById('chunk-lost')).not.toBeNull();
  // Nothing waits any longer.
  expect(cancel).toHaveBeenCalledOnce();
  start.mockImplementation(works);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(start).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(start).toHaveBeenCalledTimes(2);
  run(() => null);
  press(get('a'));
  expect([handled, document.getElementById('chunk-lost')]).toEqual([['click a'], null]);
});

it('retries a failed start when the connection is back, and with growing delays until then', async () => {
  vi.stubGlobal('reportError', () => undefined);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const start = vi.spyOn(app, 'start').mockRejectedValue(new Error('net'));
  await page('<button id="a">A</button>');
  press(get('a'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(start).toHaveBeenCalledTimes(7);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(start).toHaveBeenCalledTimes(8);
});

it.each(['pointerdown', 'keydown', 'focusin'])('starts the application with the first %s', async type => {
  const start = vi.spyOn(app, 'start');
  await page('<p id="p">text</p><a id="a" href="/tuotteet"><b id="in">link</b></a>');
  // The browser follows a link by itself.
  if (type !== 'keydown') get('in').dispatchEvent(new Event(type, { bubbles: true }));
  await nextTask();
  expect(start).not.toHaveBeenCalled();
  get('p').dispatchEvent(new Event(type, { bubbles: true }));
  get('p').dispatchEvent(new Event(type, { bubbles: true }));
  await nextTask();
  expect(start).toHaveBeenCalledOnce();
});

it('starts the application with a press on a link that opens a panel of its own', async () => {
  const start = vi.spyOn(app, 'start');
  await page('<a id="a" href="#footer" data-panel="market">market</a>');
  get('a').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await nextTask();
  expect(start).toHaveBeenCalledOnce();
});

const answers = vi.hoisted(() => ({ give: (): Promise<boolean> => Promise.resolve(true) }));
vi.mock('#client/boot/answer-press.ts', () => ({
  answerPress: () => answers.give(),
  fetchForPress: () => undefined,
}));
const frame = () => new Promise(resolve => requestAnimationFrame(resolve));

it.each([
  '<button id="a" data-favorite="1">♡</button>',
  '<button id="a" data-compare="1">≡</button>',
  '<a id="a" href="#footer" data-panel="menu">menu</a>',
  '<button id="a" data-panel="cart">cart</button>',
  '<button id="a" data-panel="account">account</button>',
  '<form data-buy="1"><button id="a">buy</button></form>',
])('starts the application after the answer is painted: %s', async html => {
  const start = vi.spyOn(app, 'start');
  await page(`${html}<p id="p" tabindex="-1">text</p>`);
  let settle: (isAnswered: boolean) => void = () => undefined;
  answers.give = () => new Promise(resolve => (settle = resolve));
  for (const type of ['pointerdown', 'focusin', 'keydown'])
    get('a').dispatchEvent(new Event(type, { bubbles: true }));
  press(get('a'));
  // An opening panel receives the focus.
  get('p').dispatchEvent(new Event('focusin', { bubbles: true }));
  await frame();
  await nextTask();
  expect(start).not.toHaveBeenCalled();
  settle(true);
  await nextTask();
  await frame();
  await nextTask();
  expect(start).toHaveBeenCalledOnce();
});

it.each([
  ['from outside', '<form id="f" data-adds></form><button id="a" form="f">buy</button>'],
  ['once it is rendered anew', '<form id="f" data-adds><button id="a">buy</button></form>'],
])('adds once while an addition is on its way and its form is hydrated: %s', async (name, html) => {
  const start = vi.spyOn(app, 'start');
  const handled = await page(`${html}<button id="o">other</button>`);
  let settle: (isAnswered: boolean) => void = () => undefined;
  answers.give = () => new Promise(resolve => (settle = resolve));
  press(get('a'));
  press(get('o'));
  await vi.waitFor(() => expect(start).toHaveReturned());
  const old = get('f');
  if (name.includes('anew')) document.body.innerHTML = html;
  run(
    () => null,
    element => (element === old ? get('f') : element),
  );
  expect(press(get('a'))).toBe(false);
  get('f').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  await nextTask();
  expect(handled.filter(each => each !== 'click o')).toEqual([]);
  settle(true);
  await nextTask();
  press(get('a'));
  expect(handled).toContain('click a');
});

it.each([
  ['adds', ' data-adds'],
  ['signs in', ''],
])(
  'replays one of several presses on a form that %s when the application has to handle them',
  async (_, marks) => {
    answers.give = () => Promise.resolve(false);
    const handled = await page(`<form id="f"${marks}><button id="b">send</button></form>`);
    press(get('b'));
    press(get('b'));
    get('f').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    await nextTask();
    press(get('b'));
    run(() => null);
    await nextTask();
    expect(handled.filter(each => each === 'click b')).toEqual(['click b']);
    press(get('b'));
    expect(handled.filter(each => each === 'click b')).toHaveLength(2);
  },
);

const pendingAnswer = () => {
  answers.give = () => new Promise(() => undefined);
  return page('<button id="a" data-favorite="1">♡</button><button id="b">B</button>');
};

it('starts the application with a press on something else while an answer is pending', async () => {
  const start = vi.spyOn(app, 'start');
  await pendingAnswer();
  press(get('a'));
  await nextTask();
  expect(start).not.toHaveBeenCalled();
  press(get('b'));
  await nextTask();
  expect(start).toHaveBeenCalledOnce();
});

it('starts the application a second after a press whose answer is pending', async () => {
  const start = vi.spyOn(app, 'start');
  await pendingAnswer();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  press(get('a'));
  await vi.advanceTimersByTimeAsync(999);
  expect(start).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
});

it('starts the application at once for a press that it has to handle', async () => {
  answers.give = () => Promise.resolve(false);
  const handled = await page('<button id="a" data-favorite="1">♡</button>');
  press(get('a'));
  await nextTask();
  run(() => null);
  await nextTask();
  expect(handled).toEqual(['click a']);
});

it('submits the form of an early choice once the application is ready', async () => {
  const handled = await page(
    '<form id="f"><select id="s" data-submits><option>a</option><option>b</option></select></form>',
  );
  const choose = () => get('s').dispatchEvent(new Event('change', { bubbles: true }));
  choose();
  await nextTask();
  expect(handled).toEqual([]);
  run(() => null);
  await nextTask();
  expect(handled).toEqual(['submit f']);
  // From now on, the application submits it.
  choose();
  expect(handled).toHaveLength(1);
});

it('replays what was pressed before it arrived, in order and each press', async () => {
  document.body.innerHTML =
    '<button id="a" type="button"><b id="inner">A</b></button><form><button id="b">B</button><button id="c" type="button">C</button></form><a id="d" href="#d">D</a>';
  document.querySelector('form')?.addEventListener('submit', event => event.preventDefault());
  window.eval(firstScript);
  for (const id of ['inner', 'b', 'c', 'd', 'a']) press(get(id));
  expect(animate).toHaveBeenCalledTimes(3);
  const handled: string[] = [];
  await import('./boot.ts');
  document.body.addEventListener('click', event => void handled.push((event.target as Element).id));
  await nextTask();
  expect(handled).toEqual([]);
  run(() => null);
  await nextTask();
  expect(handled).toEqual(['a', 'c', 'a']);
  expect(cancel).toHaveBeenCalledTimes(3);
  press(get('a'));
  expect(handled).toEqual(['a', 'c', 'a', 'a']);
  expect(animate).toHaveBeenCalledTimes(3);
});

it('replays a press on what React has rendered anew', async () => {
  const handled = await page('<button id="old">A</button>');
  press(get('old'));
  const old = get('old');
  await nextTask();
  document.body.innerHTML = '<button id="new">A</button>';
  run(
    () => null,
    element => (element === old ? get('new') : element),
  );
  await nextTask();
  expect(handled).toEqual(['click new']);
});

/** Where the press waits: for the application, or for the code of its panel. */
it.each(['application', 'panel'])(
  'withdraws what waits for the %s in a panel that is closed',
  async where => {
    const handled = await page(
      '<dialog id="d" open><form id="f"><button id="b">Log in</button></form></dialog>',
    );
    let state: Promise<void> | null = null;
    let takeOver: () => void = () => undefined;
    if (where === 'panel') state = new Promise(resolve => (takeOver = resolve));
    press(get('b'));
    await nextTask();
    if (where === 'panel') run(() => state);
    await nextTask();
    get('d').dispatchEvent(new Event('close'));
    expect(cancel).toHaveBeenCalled();
    state = null;
    if (where === 'panel') takeOver();
    else run(() => null);
    await nextTask();
    expect(handled).toEqual([]);
    // What is pressed after the next opening is carried out.
    press(get('b'));
    expect(handled).toContain('click b');
  },
);

it('keeps what is pressed after a closed panel has been opened again', async () => {
  const handled = await page(
    '<dialog id="d" open><form id="f"><button id="b">Log in</button></form></dialog>',
  );
  press(get('b'));
  await nextTask();
  get('d').dispatchEvent(new Event('close'));
  press(get('b'));
  run(() => null);
  await nextTask();
  expect(handled.filter(each => each === 'click b')).toHaveLength(1);
});
