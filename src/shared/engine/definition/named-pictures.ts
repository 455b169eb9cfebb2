/** Pictures beside texts that name them: the view then renders no alternative text (R-STUDIO-132). */
import { isLocaleCode, type LocaleCode, localeCodes } from '#i18n/locales.ts';
import { isRecord } from '#kernel/is-record.ts';

/** Names of sibling texts by path of a picture below the props; `*` stands for each entry of a list. */
export type NamedBy = Readonly<Record<string, readonly string[]>>;

/**
 * Whether one of the texts beside a picture is shown in the language.
 * @param holder the value that has the picture and the texts as fields
 */
export const isNamedIn = (holder: unknown, texts: readonly string[], locale: LocaleCode): boolean =>
  isRecord(holder) && texts.some(name => isShown(holder[name], locale));

const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** A text of its own, one taken from another language, from the messages, or bound. */
function isShown(text: unknown, locale: LocaleCode): boolean {
  if (!isRecord(text)) return isFilled(text);
  const own = text[locale];
  if (isRecord(own)) return isFilled(text[String(own['$same'])]);
  if (own !== undefined) return isFilled(own);
  // A language that may be left out shows another one.
  return Object.entries(text).some(
    ([key, value]) => (isLocaleCode(key) || key === '$t' || key === '$bind') && isFilled(value),
  );
}

/** The props without the alternative texts that are not rendered: in a language that others lack they are left out, `null`. */
export const withoutUnusedAlts = (props: unknown, namedBy: NamedBy): unknown =>
  Object.entries(namedBy).reduce<unknown>(
    (value, [path, texts]) => withoutAltsAt(value, path.split('.'), texts),
    props,
  );

function withoutAltsAt(value: unknown, [step = '', ...below]: string[], texts: readonly string[]): unknown {
  if (step === '*')
    return Array.isArray(value) ? value.map(each => withoutAltsAt(each, below, texts)) : value;
  if (!isRecord(value) || !(step in value)) return value;
  const inner = value[step];
  if (below.length > 0) return { ...value, [step]: withoutAltsAt(inner, below, texts) };
  if (!isRecord(inner) || !isRecord(inner['alt'])) return value;
  const named = localeCodes.filter(locale => isNamedIn(value, texts, locale));
  if (named.length === localeCodes.length) return { ...value, [step]: { ...inner, alt: null } };
  const leftOut = Object.fromEntries(named.map(locale => [locale, null]));
  return { ...value, [step]: { ...inner, alt: { ...inner['alt'], ...leftOut } } };
}
