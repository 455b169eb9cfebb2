/** What a question or an answer must be, whether a shopper sends it or a file brings it. */
import { plainText } from '#backend/kernel/plain-text.ts';
import { RequestError } from '#backend/kernel/request-error.ts';

const MAX_LENGTH = { author: 50, text: 1_000, vehicle: 100 };

/** On one line: a name with a line break could look like another author's text. */
const lineOf = (text: string, field: 'author' | 'vehicle'): string =>
  plainText(text.slice(0, MAX_LENGTH.text).replaceAll(/[\s\p{Cc}]+/gu, ' '), field, MAX_LENGTH[field]);

/** Of who asks; empty: not given. @throws RequestError BAD_USER_INPUT for a long text */
export const checkedVehicle = (text: string): string => lineOf(text, 'vehicle');

/** @throws RequestError BAD_USER_INPUT without a name */
export function checkedName(text: string): string {
  const name = lineOf(text, 'author');
  if (name === '') throw new RequestError('BAD_USER_INPUT', 'author is needed', 'author');
  return name;
}

/** @throws RequestError BAD_USER_INPUT that names the field when there is no text, or too much */
export function checkedText(text: string, field: string): string {
  const words = plainText(text, field, MAX_LENGTH.text);
  if (words === '') throw new RequestError('BAD_USER_INPUT', `${field} is needed`, field);
  return words;
}
