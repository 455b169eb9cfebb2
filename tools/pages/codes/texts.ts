/** Texts and bindings. */
import { inFiles, warned } from './code.ts';

export const valueCodes = {
  L10N001: inFiles(
    'A text for a language is missing',
    'Every language of locales/languages.json that has no fallback needs its text.',
    'Add the text, or `{"$same": "fi"}` to reuse another, or `null` to leave it out on purpose.',
  ),
  L10N002: inFiles(
    'A plain text where one per language is needed',
    'A plain text has no language.',
    'Write `{"fi": "…", "sv": "…"}` or `{"$t": "<message id>"}`.',
  ),
  L10N003: warned(
    'A text that the message catalogue holds already',
    'The same words in two places drift apart. Only a person can say whether both mean the same, so `--fix` leaves them.',
    'Write `{"$t": "<message id>"}` where both shall always change together.',
  ),
  L10N004: warned(
    'A message that only one place uses',
    'Text that lives and dies with its place stands in the page; a message is for what the shop says in several places, or in code.',
    'Write the words into the page, and take the message out of locales/.',
  ),
  L10N005: inFiles(
    'Unknown message',
    'No message of that id stands in every file of locales/, or it belongs to the preview tool (`PREVIEW_…`), whose messages the pages of the shop do not load.',
    'Write an id that exists, or add the message.',
  ),
  L10N006: inFiles(
    'Texts that reuse each other in a circle',
    'Neither language has words of its own.',
    'Write one of them out.',
  ),
  L10N007: warned(
    'A text that was changed in one language only',
    'The change to the file touched one language; the others may be outdated. Found with `--since <revision>` or `--role`.',
    'Update the others, too.',
  ),
  HTML001: warned(
    'HTML of which parts are taken away',
    'Every field that takes HTML goes through one sanitiser: scripts, frames, forms, styles, ids and addresses that are not allowed never reach a page.',
    'Remove what the message names, or use a widget made for it.',
  ),
  BIND001: inFiles(
    'A binding to data that the page does not declare',
    'The first word after `data.` is a name under `data` of the page.',
    'Declare the source, or write the name of one.',
  ),
  BIND002: inFiles(
    'A binding to a field that the data lacks',
    'Each source has a fixed shape.',
    'Take a field of the source.',
  ),
  BIND003: inFiles(
    'A binding to a route parameter or query key that the page has not',
    'Parameters stand in `route.paths`, query keys in `route.query`.',
    'Write one of those, or declare it.',
  ),
  BIND004: inFiles(
    'A binding to a value of another type',
    'A list stands where a text is needed, or the like; the widget could not show it.',
    'Bind to a value of the type that the message names.',
  ),
};
