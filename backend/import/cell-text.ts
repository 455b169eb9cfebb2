/** What a cell says, without what spreadsheets, exports and clipboards leave in it; what cannot be known is refused. */
import { decodeEntities } from './entities.ts';

/** A reason why a cell cannot be read, and what to do. */
export interface CellProblem {
  reason: string;
  fix: string;
}

export const isHtmlColumn = (column: string): boolean =>
  /^(?:summary|description|care|more)_[a-z]{2}$/.test(column);

/** Texts that people read keep the blanks that hold words together; elsewhere they make two values of one. */
const isProse = (column: string): boolean =>
  isHtmlColumn(column) ||
  /^(?:(?:name|meta_title|meta_description|value|second_value|group|guides)_[a-z]{2}|name|comment|question|answer|author|address)$/.test(
    column,
  );

const otherBlanks = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;
/** Soft hyphens, spaces without width, marks of direction and of bytes. */
const invisible = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
/** Those that join letters of some scripts, and the people of an emoji. */
const joiners = /\u200C|\u200D/g;
const control = /(?![\t\n\r])\p{Cc}/u;
/** `Ã¤` for `ä`: UTF-8 that another program has read as Windows-1252. */
const garbled =
  /Ã[\u0080-\u00BF\u0152\u0153\u0160\u0161\u0178\u017D\u017E\u0192\u02C6\u02DC\u2013-\u203A\u20AC\u2122]/;
const formula = /^=|^[+@-]\s*[A-Za-z]+\s*\(|^[+@-].*\|.*!/;
const failedFormula =
  /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|PUUTTUU!?|VIITTAUS!|ARVO!|JAKO\/0!|NIMI\?|LUKU!|TYHJÄ!|SAKNAS!?|REFERENS!|VÄRDEFEL!|DIVISION\/0!|NAMN\?|OGILTIGT!|SKÄRNING!|#{2,})$/i;

const pasteValues = 'paste the values in place of the formulas';

function problemOf(text: string, isHtml: boolean): CellProblem | null {
  if (control.test(text)) return { reason: 'holds a control character', fix: 'type the text again' };
  if (text.includes('\uFFFD') || garbled.test(text))
    return {
      reason: `letters were lost before the file was written: "${text.slice(0, 40)}"`,
      fix: 'export it again, as UTF-8',
    };
  if (isHtml) return null;
  if (failedFormula.test(text)) return { reason: `the error of a formula: "${text}"`, fix: pasteValues };
  return formula.test(text) ? { reason: `a formula: "${text.slice(0, 40)}"`, fix: pasteValues } : null;
}

/** Entities are decoded once, but in HTML, where they stay what they are. */
export function cellText(column: string, given: string): string | CellProblem {
  const isHtml = isHtmlColumn(column);
  // FileMaker writes line breaks of a field as vertical tabs.
  const raw = given.replace(/\v|\f/g, '\n').trim();
  // `="00123"` keeps zeros in a spreadsheet.
  const kept = /^="((?:[^"]|"")*)"$/.exec(raw)?.[1]?.replaceAll('""', '"') ?? raw;
  if (isHtml) return problemOf(raw, true) ?? raw;
  const problem = problemOf(kept, false);
  if (problem) return problem;
  const text = decodeEntities(kept).replace(invisible, '');
  return (isProse(column) ? text : text.replace(otherBlanks, ' ').replace(joiners, '')).trim();
}

/** A text in such a form that `cellText` reads it as it is. */
export function cellOf(column: string, text: string): string {
  if (isHtmlColumn(column)) return text;
  const whole = decodeEntities(text) === text ? text : text.replaceAll('&', '&amp;');
  return formula.test(whole) ? `&#${whole.charCodeAt(0)};${whole.slice(1)}` : whole;
}
