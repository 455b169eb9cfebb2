/** Which languages of a part of a page are written. */
import { isLocaleCode, type LocaleCode, localeCodes, locales } from '#i18n/locales.ts';
import { isRecord } from '#kernel/is-record.ts';

/** `fallback`: another language is shown instead, which is allowed. */
export type TextState = 'complete' | 'fallback' | 'missing';

/** The state of each language; null for a value without texts. */
export function fieldCompleteness(value: unknown): Record<LocaleCode, TextState> | null {
  const texts = textsIn(value);
  if (texts.length === 0) return null;
  const stateOf = (code: LocaleCode): TextState => {
    const states = texts.map(text => textState(text, code));
    return states.includes('missing') ? 'missing' : states.includes('fallback') ? 'fallback' : 'complete';
  };
  return Object.fromEntries(localeCodes.map(code => [code, stateOf(code)])) as Record<LocaleCode, TextState>;
}

function textState(text: Readonly<Record<string, unknown>>, code: LocaleCode): TextState {
  // The text of another language is a text that is still to be written.
  if (isRecord(text[code])) return 'fallback';
  if (text[code] !== undefined && text[code] !== '') return 'complete';
  return locales[code].fallback && text[code] === undefined ? 'fallback' : 'missing';
}

type Text = Readonly<Record<string, unknown>>;

/** Objects whose keys are languages; one without any written text belongs to a field that is still empty. */
function textsIn(value: unknown): Text[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isRecord(value)) return [];
  const keys = Object.keys(value);
  if (keys.length > 0 && keys.every(isLocaleCode))
    return Object.values(value).every(text => text === '') ? [] : [value];
  return Object.values(value).flatMap(textsIn);
}
