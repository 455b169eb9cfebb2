/** Writes a sentence at the top of a finished page, before its root, which React does not touch. */
import { isLocaleCode, type LocaleCode } from '#i18n/locales.ts';
import { escapeHtml } from '#kernel/html/escape-html.ts';

const DOCUMENT = /^(<!doctype html><html lang="([a-z]+)">.*?<body[^>]*>)/s;

/**
 * @param textIn the sentence in the language of the page, without markup
 * @returns anything but a document as it is
 */
export const withNotice = (
  html: string,
  role: 'status' | 'note',
  textIn: (locale: LocaleCode) => string,
): string =>
  html.replace(DOCUMENT, (start: string, _start: string, locale: string) =>
    isLocaleCode(locale) ? `${start}<p role="${role}" data-notice>${escapeHtml(textIn(locale))}</p>` : start,
  );
