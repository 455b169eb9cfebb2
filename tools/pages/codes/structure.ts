/** Form and structure of a file. */
import { inFiles } from './code.ts';

export const structureCodes = {
  PAGE001: inFiles(
    'The file is not JSON, or a key is defined twice',
    'Page files are plain JSON: no comments, no comma before a closing bracket, double quotes. Of two equal keys, a parser would silently ignore one.',
    'Go to the line; the fix names the missing or superfluous character.',
  ),
  PAGE002: inFiles(
    'Unknown property',
    'Only the properties of the grammar are accepted, so that a mistyped one is not silently ignored.',
    'Use the property that the fix names; `pages lint --fix` renames it if only one is similar.',
  ),
  PAGE003: inFiles(
    'Unknown kind, widget type, source or layout',
    'It decides which schema applies below it; without it nothing below can be checked.',
    'Use one of the names that the fix lists.',
  ),
  PAGE004: inFiles(
    'A value that is not allowed here',
    'The field has a closed list of values.',
    'Use a value of the list.',
  ),
  PAGE005: inFiles(
    'A required field is missing',
    'The widget or node cannot be shown without it.',
    'Add the field.',
  ),
  PAGE006: inFiles(
    'A value of the wrong type',
    'For example a number instead of a text.',
    'Write a value of the type that the message names.',
  ),
  PAGE007: inFiles(
    'A value out of range',
    'Too long, too short, too many, too few.',
    'Stay within the limit that the message names.',
  ),
  PAGE008: inFiles(
    'A value in the wrong format',
    'Ids, links, dates and paths have a format; a link is `page:…`, `category:…`, `/path`, `https://…`, `mailto:` or `tel:` and never a script. The id of a document is the name of its file.',
    'Use the format that the fix describes.',
  ),
  PAGE009: inFiles(
    'A date that does not exist',
    'Programs read 31 November as 1 December, so that a campaign would begin or end on another day.',
    'Write a day that the month has.',
  ),
  PAGE010: inFiles('Fields that exclude each other', 'Both define the same thing.', 'Remove one of them.'),
  PAGE020: inFiles(
    'A duplicate id',
    'Overrides, telemetry and links refer to nodes by id, so each id is used once per page.',
    'Write another id.',
  ),
  PAGE021: inFiles(
    'Unknown fragment',
    'pages/fragments has no file of that name.',
    'Write the name of a fragment, or add the file.',
  ),
  PAGE022: inFiles(
    'Unknown region, or a required one that is empty',
    'The layout names the regions that a page may fill.',
    'Use a region of the layout.',
  ),
  PAGE023: inFiles(
    'A widget that is allowed once is used twice',
    'A page can contain only one of it, such as the checkout.',
    'Remove one of them.',
  ),
  PAGE024: inFiles(
    'A widget or fragment that is not allowed here',
    'Some widgets are limited to layouts, some fragments to regions.',
    'Move it, or change the layout of the page.',
  ),
  PAGE025: inFiles(
    'A fragment that contains itself',
    'Rendering it would never end.',
    'Remove the reference that closes the circle.',
  ),
  PAGE026: inFiles(
    'Something that an area cannot have',
    'Areas and information pages are also shown by other clients of the API, which know neither rules nor bound values.',
    'Remove it, or put the widget into a page.',
  ),
  PAGE027: inFiles(
    'A promotion that the shop does not show',
    'It comes with the submenu of an entry on the first level of the main menu; elsewhere there is no submenu.',
    'Remove it, or move the entry to the first level of the main menu and put entries below it.',
  ),
  PAGE028: inFiles(
    'A promotion that is not ready',
    'It is a picture with a title and a link; without one of them the shop does not show it.',
    'Add what is missing, or remove the promotion.',
  ),
};
