/** The only script before the first paint: records early clicks, and starts the application when the page is idle or the visitor interacts. */
import { chunkLost } from '#i18n/chunk-lost.gen.ts';
import { hideDismissedMessages } from '#client/dismissed-messages.ts';

/** Hydrates the widget that contains the element: a promise while it is pending, null when it is hydrated. */
type Wake = (element: Element) => Promise<void> | null;

/** Until the application runs, every element is pending; the promise resolves when it runs. */
let wake: Wake;
let run: (wake: Wake) => void;
function expectApp(): void {
  const running = new Promise<void>(resolve => {
    run = answer => {
      wake = answer;
      resolve();
    };
  });
  wake = () => running;
}
let started = false;
let failures = 0;

const interactive = 'button, [role="button"], summary, [data-panel], [data-hears]';

const isModified = (event: Event) =>
  event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The element that the application has to handle for this event; null when the browser's own handling is right. */
function wantedOf(event: Event): HTMLElement | null {
  const { type, target } = event;
  if (!(target instanceof Element)) return null;
  const wanted = type === 'submit' ? target : target.closest(interactive);
  if (!(wanted instanceof HTMLElement) || wanted.tagName === 'SUMMARY' || wanted.closest('[data-native]'))
    return null;
  // With a modifier key, the browser opens the link in a new tab or window.
  if (wanted.tagName === 'A' && isModified(event)) return null;
  const isNativeSubmit =
    type === 'click' &&
    wanted instanceof HTMLButtonElement &&
    wanted.type === 'submit' &&
    wanted.form?.closest('[data-native]');
  return isNativeSubmit ? null : wanted;
}

function note(event: Event): void {
  const wanted = wantedOf(event);
  const ready = wanted && wake(wanted);
  if (!ready) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  void ready.then(() => replay(wanted, submitter, event.type === 'submit'));
  void start();
}

/** Replays the event once. Order is preserved, because promises that settle together run in the order of their clicks. Hydrating the widget may take longer. */
async function replay(wanted: HTMLElement, submitter: HTMLElement | null, isSubmit: boolean): Promise<void> {
  await wake(wanted);
  if (!wanted.isConnected) return;
  if (!isSubmit || !(wanted instanceof HTMLFormElement)) wanted.click();
  else if (submitter?.isConnected) wanted.requestSubmit(submitter);
  else wanted.requestSubmit();
}

function startNoting(): void {
  addEventListener('click', note, true);
  addEventListener('submit', note, true);
}

function stopNoting(): void {
  removeEventListener('click', note, true);
  removeEventListener('submit', note, true);
}

/** Whether a reload may help: not without a connection, and at most once per minute (R-OPS-4). */
function mayReload(): boolean {
  const key = 'atv-chunk-reload';
  if (navigator.onLine === false) return false;
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < 60_000) return false;
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** A deploy may have removed the chunks. A page that cannot be reloaded keeps working without scripts and shows a message. */
function reloadOnce(): boolean {
  const reloads = mayReload();
  if (reloads) location.reload();
  // A running application shows its own message.
  else if (dispatchEvent(new Event('atv-chunk-stays', { cancelable: true }))) sayChunkLost();
  return reloads;
}

const lostId = 'chunk-lost';

function sayChunkLost(): void {
  if (document.getElementById(lostId)) return;
  const words = document.createElement('p');
  words.id = lostId;
  words.role = 'alert';
  words.style.cssText = 'padding:12px 16px;font-weight:600;text-align:center';
  words.textContent = chunkLost[document.documentElement.lang] ?? '';
  document.body.prepend(words);
}

/** The state is the last element of the page: before the document is parsed, it is missing or incomplete. */
function parsed(): Promise<void> {
  return new Promise(resolve => {
    if (document.readyState === 'loading')
      document.addEventListener('readystatechange', () => resolve(), { once: true });
    else resolve();
  });
}

async function start(): Promise<void> {
  if (started) return;
  started = true;
  startNoting();
  try {
    const [{ startApp }] = await Promise.all([import('./entry-client.tsx'), parsed()]);
    await startApp(run);
    document.getElementById(lostId)?.remove();
  } catch (error) {
    stopNoting();
    reportError(error);
    if (!reloadOnce()) retryLater();
  }
}

/** Delay before the first retry in ms, doubled with each retry, and the number of retries. */
const firstWait = 2_000;
const mostRetries = 6;

/** Clicks from before the failure are not replayed: the page has already shown that it does not work. */
function retryLater(): void {
  expectApp();
  const again = () => {
    removeEventListener('online', again);
    clearTimeout(timer);
    started = false;
    void start();
  };
  addEventListener('online', again);
  const timer = failures < mostRetries ? setTimeout(again, firstWait * 2 ** failures) : undefined;
  failures += 1;
}

expectApp();
hideDismissedMessages();
startNoting();
addEventListener('atv-chunk-lost', reloadOnce);
for (const type of ['pointerover', 'touchstart', 'keydown', 'focusin'])
  addEventListener(type, () => void start(), { once: true, passive: true, capture: true });

function whenQuiet(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => void start(), { timeout: 3000 });
  else setTimeout(() => void start(), 200);
}
if (document.readyState === 'complete') whenQuiet();
else addEventListener('load', whenQuiet, { once: true });
