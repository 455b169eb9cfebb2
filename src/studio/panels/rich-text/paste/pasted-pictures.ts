/** Pictures of a pasted text: a text takes them from the library alone. */

import type { Around, LostPicture, Reading } from './reading.ts';

export const isCheckedIcon = (element: Element): boolean =>
  element.localName === 'input' && element.getAttribute('type') === 'checkbox';

/** Mail and chat programs write them as pictures. */
const emoji = /^(?:\p{Extended_Pictographic}|\p{Emoji_Component}){1,12}$/u;

/** Mail programs count readers by pictures that cannot be seen. */
const isUnseen = (picture: Element): boolean =>
  ['width', 'height'].some(name => /^[01](?:px)?$/.test(picture.getAttribute(name) ?? ''));

function placeOf(src: string): LostPicture {
  if (/^\s*file:/i.test(src) || /^[a-z]:\\/i.test(src)) return 'device';
  return /^\s*https?:/i.test(src) || /^\/\/?/.test(src) ? 'website' : 'document';
}

export function readImage(picture: Element, { marks }: Around, { writer, pictures }: Reading): void {
  const alt = picture.getAttribute('alt')?.trim() ?? '';
  // Check boxes of Google Docs: their entry says whether they are ticked.
  if (picture.getAttribute('aria-roledescription') === 'checkbox' || isUnseen(picture)) return;
  if (emoji.test(alt) && /\P{ASCII}/u.test(alt)) writer.words(alt, marks, false);
  else pictures.push(placeOf(picture.getAttribute('src') ?? ''));
}
