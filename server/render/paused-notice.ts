/** Says at the top of a page that nothing can be ordered for the moment; works without scripts and in cached pages. */
import { Transform } from 'node:stream';
import { serverIntl } from '#i18n/server-intl.ts';
import { withNotice } from './with-notice.ts';

export const withPausedNotice = (html: string): string =>
  withNotice(html, 'status', locale => serverIntl(locale).formatMessage({ id: 'ORDERING_PAUSED' }));

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
