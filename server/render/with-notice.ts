/** Writes a notice at the top of a finished page, before its root, which React does not touch. */
import { isLocaleCode, type LocaleCode } from '#i18n/locales.ts';
import { escapeHtml } from '#kernel/html/escape-html.ts';

const DOCUMENT = /^(<!doctype html><html lang="([a-z]+)">.*?<body[^>]*>)/s;

/** What a notice consists of: words, and links among them. */
export type NoticePart = string | { text: string; href: string; isCurrent: boolean };

const write = (part: NoticePart): string =>
  typeof part === 'string'
    ? escapeHtml(part)
    : `<a href="${escapeHtml(part.href)}"${part.isCurrent ? ' aria-current="true"' : ''}>${escapeHtml(part.text)}</a>`;

/**
 * @param partsIn the notice in the language of the page, without markup
 * @returns anything but a document as it is
 */
export const withNotice = (
  html: string,
  role: 'status' | 'note',
  partsIn: (locale: LocaleCode) => string | readonly NoticePart[],
): string =>
  html.replace(DOCUMENT, (start: string, _start: string, locale: string) =>
    isLocaleCode(locale)
      ? `${start}<p role="${role}" data-notice>${[partsIn(locale)].flat().map(write).join('')}</p>`
      : start,
  );
