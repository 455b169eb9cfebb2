/** Says at the top of a page that nothing can be ordered for the moment; works without scripts and in cached pages. */
import { Transform } from 'node:stream';
import { isLocaleCode } from '#i18n/locales.ts';
import { serverIntl } from '#i18n/server-intl.ts';

const DOCUMENT = /^(<!doctype html><html lang="([a-z]+)">.*?<body[^>]*>)/s;

/** The page with the notice before its root, which React does not touch; anything but a document stays as it is. */
export function withPausedNotice(html: string): string {
  return html.replace(DOCUMENT, (start: string, _start: string, locale: string) =>
    isLocaleCode(locale)
      ? `${start}<p role="status" data-paused>${serverIntl(locale).formatMessage({ id: 'ORDERING_PAUSED' })}</p>`
      : start,
  );
}

/** As `withPausedNotice`, for a page whose first chunk contains the start of the document. */
export function pausedNoticeStream(): Transform {
  let isFirst = true;
  return new Transform({
    transform(chunk: Buffer | string, _encoding, done) {
      const text = isFirst ? withPausedNotice(chunk.toString()) : chunk;
      isFirst = false;
      done(null, text);
    },
  });
}
