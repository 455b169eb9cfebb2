/** Accessibility, search engines, size and permissions. */
import { inFiles, warned } from './code.ts';

export const qualityCodes = {
  A11Y001: inFiles(
    'No h1, or a second one',
    'A page has one h1: screen readers announce it first and search engines take it as the subject. Two that are never shown to the same visitor count as one.',
    'Add a heading, or make one of them an h2.',
  ),
  A11Y002: inFiles(
    'An image without alternative text',
    'The text is empty or a file name, or a link contains only an image without a text.',
    'Describe the image or the target of the link; write `null` in both languages if the image is decorative.',
  ),
  A11Y003: warned(
    'A heading that skips a level',
    'Users of screen readers navigate by headings; after a skipped level they expect missing content.',
    'Use the next level.',
  ),
  SEO001: warned(
    'Two pages with the same title',
    'They cannot be told apart in search results.',
    'Name in the title what is special about this page.',
  ),
  SEO002: warned(
    'A title that is too long or too short',
    'Search engines cut titles after about 70 characters.',
    'Write from 10 to 70 characters.',
  ),
  SEO003: warned(
    'A description that is too long or too short',
    'Search engines cut descriptions after about 170 characters and replace short ones.',
    'Write from 40 to 170 characters.',
  ),
  SIZE001: inFiles(
    'A file that is too large',
    'Files above 256 KiB slow down editors, reviews and the page.',
    'Split the page, or move parts of it into fragments.',
  ),
  PERF001: warned(
    'A page with too many data requests',
    'Data and areas are loaded before the first byte is sent; an area needs two requests, one for each display setting.',
    'Combine areas, or remove data that no widget uses.',
  ),
  ROLE001: inFiles(
    'A field that only developers may change',
    'Addresses, layouts, how widgets load and some of their fields change how the shop works. Reported with `--role merchandiser`.',
    'Undo the change, or ask a developer to make it.',
  ),
};
