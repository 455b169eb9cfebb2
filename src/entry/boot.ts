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

/** Whether a reload may help: not without a connection, and once per minute (spec 1 §4). */
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

/** A deploy may have taken the chunks away. A page that cannot be helped stays, works without scripts, and says so. */
function reloadOnce(): void {
  if (mayReload()) location.reload();
  // The application has words of its own, when it runs.
  else if (dispatchEvent(new Event('atv-chunk-stays', { cancelable: true }))) sayChunkLost();
}

function sayChunkLost(): void {
  if (document.getElementById('chunk-lost')) return;
  const words = document.createElement('p');
  words.id = 'chunk-lost';
  words.role = 'alert';
  words.style.cssText = 'padding:12px 16px;font-weight:600;text-align:center';
  words.textContent =
    document.documentElement.lang === 'sv'
      ? 'En del av sidan kunde inte hämtas. Ladda om sidan om en stund.'
      : 'Osaa sivusta ei saatu ladattua. Lataa sivu uudelleen hetken päästä.';
  document.body.prepend(words);
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
