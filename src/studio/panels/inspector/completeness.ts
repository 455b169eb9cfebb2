/** Which languages of a part of a page are written. */
import { isLocaleCode, type LocaleCode, localeCodes, locales } from '#i18n/locales.ts';
import { isRecord } from '#kernel/is-record.ts';

/** `same`: the text of another language was chosen. `fallback`: another one is shown because there is none, which is allowed. */
export type TextState = 'complete' | 'same' | 'fallback' | 'missing';

/** Worst first. */
const order: readonly TextState[] = ['missing', 'same', 'fallback', 'complete'];

/** The state of each language; null for a value without texts. */
export function fieldCompleteness(value: unknown): Record<LocaleCode, TextState> | null {
  const texts = textsIn(value);
  if (texts.length === 0) return null;
  const stateOf = (code: LocaleCode): TextState => {
    const states = texts.map(text => textState(text, code));
    return order.find(state => states.includes(state)) ?? 'complete';
  };
  return Object.fromEntries(localeCodes.map(code => [code, stateOf(code)])) as Record<LocaleCode, TextState>;
}

function textState(text: Readonly<Record<string, unknown>>, code: LocaleCode): TextState {
  // The text of another language is a text that is still to be written.
  if (isRecord(text[code])) return 'same';
  if (text[code] !== undefined && text[code] !== '') return 'complete';
  return locales[code].fallback && text[code] === undefined ? 'fallback' : 'missing';
}

type Text = Readonly<Record<string, unknown>>;

/** Objects whose keys are languages. An optional field without any text is not there at all, so that an empty one is missing. */
function textsIn(value: unknown): Text[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isRecord(value)) return [];
  const keys = Object.keys(value);
  if (keys.length > 0 && keys.every(isLocaleCode)) return [value];
  return Object.values(value).flatMap(textsIn);
}
