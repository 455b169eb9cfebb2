/** Texts and bindings. */
import { inFiles, warned } from './code.ts';

export const valueCodes = {
  L10N001: inFiles(
    'A text for a language is missing',
    'Every language of locales/languages.json that has no fallback needs its text.',
    'Add the text, or `{"$same": "fi"}` to reuse another, or `null` to leave it out on purpose.',
  ),
  L10N002: inFiles(
    'A plain text where a text per language is needed',
    'A plain text has no language.',
    'Write `{"fi": "…", "sv": "…"}` or `{"$t": "<message id>"}`.',
  ),
  L10N003: warned(
    'A text that exists as a message',
    'Two copies of a text drift apart. Whether both mean the same is an editorial decision, so `--fix` does not change them.',
    'Write `{"$t": "<message id>"}` if both must always change together.',
  ),
  L10N004: warned(
    'A message that only one place uses',
    'Page-specific text belongs in the page; messages are for texts that are used in several places or in code.',
    'Write the text into the page, and remove the message from locales/.',
  ),
  L10N005: inFiles(
    'Unknown message',
    'A file of locales/ lacks a message with that id, or it belongs to the preview tool (`PREVIEW_…`), whose messages the pages of the shop do not load.',
    'Write an id that exists, or add the message.',
  ),
  L10N006: inFiles(
    'Texts that reuse each other in a circle',
    'Neither language has a text of its own.',
    'Write one of them out.',
  ),
  L10N007: warned(
    'A text that was changed in one language only',
    'The change touched the text in one language only. Reported with `--since <revision>` or `--role`.',
    'Update the text in the other languages.',
  ),
  L10N008: warned(
    'A text that is shown in another language',
    'Its readers may not understand it. A name is the same in every language.',
    'Translate it, unless it is a name.',
  ),
  L10N009: warned(
    'A text that is empty in one language',
    'Its readers see nothing there, while readers of other languages do.',
    'Write the text, or `null` to leave it out on purpose.',
  ),
  HTML001: warned(
    'HTML of which parts are removed',
    'HTML is sanitised: scripts, frames, forms, styles, ids and addresses that are not allowed are removed.',
    'Remove what the message names, or use a widget made for it.',
  ),
  BIND001: inFiles(
    'A binding to data that the page does not declare',
    'The name after `data.` must be defined under `data` of the page.',
    'Declare the source, or write the name of one.',
  ),
  BIND002: inFiles(
    'A binding to a field that the data lacks',
    'Each source has a fixed shape.',
    'Use a field of the source.',
  ),
  BIND003: inFiles(
    'A binding to a route parameter or query key that the page does not have',
    'Parameters are defined in `route.paths`, query keys in `route.query`.',
    'Write one of those, or declare it.',
  ),
  BIND004: inFiles(
    'A binding to a value of another type',
    'For example a list instead of a text; the widget could not show it.',
    'Bind to a value of the type that the message names.',
  ),
};
