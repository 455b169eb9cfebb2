/** The global message, put away: hidden before the first paint where it was, and from then on where its button is pressed. Part of the boot module. */

/** Ids of messages, divided by blanks; as many as anybody can have seen lately. */
const key = 'ralph-messages';
const most = 20;

function known(): string[] {
  try {
    return (localStorage.getItem(key) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

/** In a style sheet of its own, since the message itself may not have come yet. */
function hide(ids: readonly string[]): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(ids.map(id => `[data-message="${CSS.escape(id)}"]{display:none}`).join(''));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function dismissed(message: HTMLElement): void {
  const { message: id = '' } = message.dataset;
  message.hidden = true;
  // Whoever pressed by key goes on from here.
  document.querySelector<HTMLElement>('[data-after-message]')?.focus();
  try {
    localStorage.setItem(key, [id, ...known().filter(other => other !== id)].slice(0, most).join(' '));
  } catch {
    // A browser that keeps nothing shows it again next time.
  }
}

export function hideDismissedMessages(): void {
  const ids = known();
  // Old browsers have no sheets to adopt: they see the message for a moment more.
  if (ids.length > 0 && 'adoptedStyleSheets' in document) hide(ids);
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-message] button') : null;
    const message = button?.closest<HTMLElement>('[data-message]');
    if (message) dismissed(message);
  });
}
