/** Form and structure of a file. */
import { inFiles } from './code.ts';

export const structureCodes = {
  PAGE001: inFiles(
    'The file is no JSON, or a key stands twice',
    'Page files are plain JSON: no comments, no comma before a closing bracket, double quotes. Of two equal keys a parser would keep one without a word.',
    'Go to the line; the fix says which sign is missing or too much.',
  ),
  PAGE002: inFiles(
    'Unknown property',
    'Only the properties of the grammar are accepted, so that a mistyped one is not silently ignored.',
    'Take the property that the fix names; `pages lint --fix` does it when only one comes near.',
  ),
  PAGE003: inFiles(
    'Unknown kind, widget type, source or layout',
    'The word decides which grammar holds below it; without it nothing below can be checked.',
    'Take one of the words that the fix lists.',
  ),
  PAGE004: inFiles(
    'A value that is not allowed here',
    'The field has a closed list of values.',
    'Take one of the list.',
  ),
  PAGE005: inFiles(
    'A required field is missing',
    'The widget or node cannot be shown without it.',
    'Add the field.',
  ),
  PAGE006: inFiles(
    'A value of the wrong type',
    'A number stands where a text is needed, or the like.',
    'Write a value of the type that the message names.',
  ),
  PAGE007: inFiles(
    'A value out of its range',
    'Too long, too short, too many, too few.',
    'Stay within the limit of the message.',
  ),
  PAGE008: inFiles(
    'A value of the wrong form',
    'Ids, links, moments and paths have a form; a link takes `page:…`, `category:…`, `/path`, `https://…`, `mailto:` or `tel:` and never a script. A document’s id is its file’s name.',
    'Write it in the form that the fix describes.',
  ),
  PAGE009: inFiles(
    'A date that does not exist',
    'Programs take 31 November for 1 December without a word, so that a campaign would begin or end on another day.',
    'Write a day that the month has.',
  ),
  PAGE010: inFiles(
    'Fields that exclude each other',
    'Two ways to say the same thing stand side by side.',
    'Remove one of them.',
  ),
  PAGE020: inFiles(
    'An id that stands twice',
    'Overrides, telemetry and links name nodes by id, so each is there once per page.',
    'Write another id.',
  ),
  PAGE021: inFiles(
    'Unknown fragment',
    'There is no file of that name in pages/fragments.',
    'Write the name of a fragment, or add the file.',
  ),
  PAGE022: inFiles(
    'Unknown region, or a required one that is empty',
    'The layout names the regions that a page may fill.',
    'Use a region of the layout.',
  ),
  PAGE023: inFiles(
    'A widget that may stand only once stands twice',
    'It holds something of which a page has one, as the checkout.',
    'Remove one.',
  ),
  PAGE024: inFiles(
    'A widget or fragment in a place where it may not stand',
    'Some widgets need a layout, some fragments a region.',
    'Move it, or change the layout of the page.',
  ),
  PAGE025: inFiles(
    'A fragment that contains itself',
    'It would never end.',
    'Remove the reference that leads back.',
  ),
};
