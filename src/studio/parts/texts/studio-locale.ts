/** Languages of Studio's interface: those of the staff, which need not be the shop's. */
export const studioLocales = ['fi', 'sv', 'en'] as const;
export type StudioLocale = (typeof studioLocales)[number];

/** Each in its own language, as a language switch names them. */
export const localeNames: Readonly<Record<StudioLocale, string>> = {
  fi: 'Suomi',
  sv: 'Svenska',
  en: 'English',
};

const key = 'studio:locale';

export const isStudioLocale = (value: unknown): value is StudioLocale =>
  studioLocales.some(locale => locale === value);

/** The language that was chosen in this browser, else the first of the browser's that Studio speaks. */
export function startLocale(
  storage: Pick<Storage, 'getItem'> = localStorage,
  wanted: readonly string[] = navigator.languages,
): StudioLocale {
  const chosen = storage.getItem(key);
  if (isStudioLocale(chosen)) return chosen;
  return wanted.map(tag => tag.slice(0, 2).toLowerCase()).find(isStudioLocale) ?? 'en';
}

export const rememberLocale = (locale: StudioLocale): void => localStorage.setItem(key, locale);
