/** The only script before the first paint: notes the first clicks, and starts the application when the page is quiet or wanted. */
// First of all style sheets, since the layers get their order from the first one that names them.
import '#ui/tokens.css';
import '#ui/font.css';
import '#ui/base.css';

/** What was clicked or submitted before the application could hear it; replayed once, in order. */
const missed: { target: Element; type: 'click' | 'submit' }[] = [];
let started = false;

const interactive = 'button, [role="button"], summary, [data-panel]';

function note(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const target = event.type === 'submit' ? event.target : event.target.closest(interactive);
  if (
    !target ||
    target.closest('[data-native]') ||
    (target instanceof HTMLElement && target.tagName === 'SUMMARY')
  )
    return;
  if (
    event.type === 'click' &&
    target instanceof HTMLButtonElement &&
    target.type === 'submit' &&
    target.form?.hasAttribute('data-native')
  )
    return;
  event.preventDefault();
  event.stopImmediatePropagation();
  missed.push({ target, type: event.type as 'click' | 'submit' });
  void start();
}

function stopNoting(): void {
  removeEventListener('click', note, true);
  removeEventListener('submit', note, true);
}

function replay(): void {
  stopNoting();
  for (const { target, type } of missed.splice(0)) {
    if (!target.isConnected) continue;
    if (type === 'click') (target as HTMLElement).click();
    else (target as HTMLFormElement).requestSubmit();
  }
}

/** A deploy may have taken the chunks away: one reload per minute, then the page stays as it is and works without scripts (spec 1 §4). */
function reloadOnce(): void {
  const key = 'atv-chunk-reload';
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
    await startApp(replay);
  } catch (error) {
    stopNoting();
    reportError(error);
    reloadOnce();
  }
}

addEventListener('click', note, true);
addEventListener('submit', note, true);
for (const type of ['pointerover', 'touchstart', 'keydown', 'focusin'])
  addEventListener(type, () => void start(), { once: true, passive: true, capture: true });

function whenQuiet(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => void start(), { timeout: 3000 });
  else setTimeout(() => void start(), 200);
}
if (document.readyState === 'complete') whenQuiet();
else addEventListener('load', whenQuiet, { once: true });
