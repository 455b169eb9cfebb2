/** Dismisses the global message: hides it before the first paint when it was dismissed earlier, and when its button is pressed. Part of the boot module. */

/** Ids of dismissed messages, separated by spaces; only the latest are stored. */
const key = 'ralph-messages';
const maxIds = 20;

function readIds(): string[] {
  try {
    return (localStorage.getItem(key) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

/** Uses its own style sheet, because the message may not be in the document yet. */
function hide(ids: readonly string[]): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(ids.map(id => `[data-message="${CSS.escape(id)}"]{display:none}`).join(''));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function dismiss(message: HTMLElement): void {
  const { message: id = '' } = message.dataset;
  message.hidden = true;
  // Keyboard users continue from here.
  document.querySelector<HTMLElement>('[data-after-message]')?.focus();
  try {
    localStorage.setItem(key, [id, ...readIds().filter(other => other !== id)].slice(0, maxIds).join(' '));
  } catch {
    // Without storage, the message is shown again on the next visit.
  }
}

export function hideDismissedMessages(): void {
  const ids = readIds();
  // Old browsers do not support adopted style sheets and show the message until the application runs.
  if (ids.length > 0 && 'adoptedStyleSheets' in document) hide(ids);
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-message] button') : null;
    const message = button?.closest<HTMLElement>('[data-message]');
    if (message) dismiss(message);
  });
}
