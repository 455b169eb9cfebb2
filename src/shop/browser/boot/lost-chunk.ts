/** A part of the application that could not be fetched: reloads the page where that may help, and says so where not. Part of the boot module. */
import { chunkLost } from '#i18n/chunk-lost.gen.ts';

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
export function reloadOnce(): boolean {
  const reloads = mayReload();
  if (reloads) location.reload();
  // A running application shows its own message.
  else if (dispatchEvent(new Event('atv-chunk-stays', { cancelable: true }))) showChunkLost();
  return reloads;
}

const lostId = 'chunk-lost';

/** The application runs after all. */
export function hideChunkLost(): void {
  document.getElementById(lostId)?.remove();
}

function showChunkLost(): void {
  if (document.getElementById(lostId)) return;
  const message = document.createElement('p');
  message.id = lostId;
  message.role = 'alert';
  message.style.cssText = 'padding:12px 16px;font-weight:600;text-align:center';
  message.textContent = chunkLost[document.documentElement.lang] ?? '';
  document.body.prepend(message);
}
