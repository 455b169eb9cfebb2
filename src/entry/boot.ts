/** The only script before the first paint: notes the first clicks, and starts the application when the page is quiet or wanted. */
import { keepMessagesAway } from './put-away.ts';

/** Starts the widget that holds the element: a promise while it does not hear yet, null when it does. */
type Wake = (element: Element) => Promise<void> | null;

/** Before the application runs: settles when it does. */
let wake: Wake = () => running;
let run: (wake: Wake) => void = () => undefined;
const running = new Promise<void>(resolve => {
  run = answer => {
    wake = answer;
    resolve();
  };
});
let started = false;

const interactive = 'button, [role="button"], summary, [data-panel], [data-hears]';

const isModified = (event: Event) =>
  event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** What this event is for, when nobody else would care for it; null when the browser does right by itself. */
function wantedOf(event: Event): HTMLElement | null {
  const { type, target } = event;
  if (!(target instanceof Element)) return null;
  const wanted = type === 'submit' ? target : target.closest(interactive);
  if (!(wanted instanceof HTMLElement) || wanted.tagName === 'SUMMARY' || wanted.closest('[data-native]'))
    return null;
  // A link in a tab of its own is the browser's.
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

/** Once, in order: promises that settle together run in the order of their clicks. A widget may have to be waited for as well. */
async function replay(wanted: HTMLElement, submitter: HTMLElement | null, isSubmit: boolean): Promise<void> {
  await wake(wanted);
  if (!wanted.isConnected) return;
  if (!isSubmit || !(wanted instanceof HTMLFormElement)) wanted.click();
  else if (submitter?.isConnected) wanted.requestSubmit(submitter);
  else wanted.requestSubmit();
}

function stopNoting(): void {
  removeEventListener('click', note, true);
  removeEventListener('submit', note, true);
}

/** A deploy may have taken the chunks away: one reload per minute, then the page stays as it is and works without scripts (spec 1 §4). */
function reloadOnce(): void {
  const key = 'atv-chunk-reload';
  // Without a connection a reload would take the page away as well.
  if (navigator.onLine === false) return;
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < 60_000) return;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return;
  }
  location.reload();
}

async function start(): Promise<void> {
  if (started) return;
  started = true;
  try {
    const { startApp } = await import('./entry-client.tsx');
    await startApp(run);
  } catch (error) {
    stopNoting();
    reportError(error);
    reloadOnce();
  }
}

keepMessagesAway();
addEventListener('click', note, true);
addEventListener('submit', note, true);
addEventListener('atv-chunk-lost', reloadOnce);
for (const type of ['pointerover', 'touchstart', 'keydown', 'focusin'])
  addEventListener(type, () => void start(), { once: true, passive: true, capture: true });

function whenQuiet(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => void start(), { timeout: 3000 });
  else setTimeout(() => void start(), 200);
}
if (document.readyState === 'complete') whenQuiet();
else addEventListener('load', whenQuiet, { once: true });
