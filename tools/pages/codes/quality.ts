/** What makes a page good for everyone: readable, findable, light, and changed by those who may. */
import { inFiles, warned } from './code.ts';

export const qualityCodes = {
  A11Y001: inFiles(
    'No h1, or a second one',
    'A page has one h1: it is what a reader by ear hears first, and what a search engine takes for the subject. Two that no visitor sees together are one.',
    'Add a heading, or make one of them an h2.',
  ),
  A11Y002: inFiles(
    'A picture that says nothing to those who do not see it',
    'An empty text, the name of a file, or a link whose only content is a picture without words.',
    'Say what it shows, or where the link leads; `null` in both languages where the picture only decorates.',
  ),
  A11Y003: warned(
    'A heading that leaves a level out',
    'Readers by ear leap from heading to heading; an h4 below an h2 sounds as if something were missing.',
    'Take the next level.',
  ),
  SEO001: warned(
    'Two pages with the same title',
    'In a list of results nobody could tell them apart.',
    'Say in the title what this page has.',
  ),
  SEO002: warned(
    'A title that is too long or too short',
    'Search engines cut off what is longer than about 70 characters.',
    'Write from 10 to 70 characters.',
  ),
  SEO003: warned(
    'A description that is too long or too short',
    'Search engines cut off what is longer than about 170 characters, and take words of their own where there are few.',
    'Write from 40 to 170 characters.',
  ),
  SIZE001: inFiles(
    'A file that is too large',
    'Beyond 256 KiB editors and reviews suffer, and so does the page.',
    'Divide the page, or move parts of it into fragments.',
  ),
  PERF001: warned(
    'A page that waits for too much',
    'Data and areas are asked for before the first byte is sent; an area asks twice, once for each display setting.',
    'Put areas together, or take data away that no widget binds to.',
  ),
  ROLE001: inFiles(
    'A field that is for developers',
    'Addresses, layouts, how widgets load and some of their fields change how the shop works. Told with `--role merchandiser`.',
    'Take the change back, or ask a developer for it.',
  ),
};
