/** Says at the top of a page that is shown by a preview link what it is: whose drafts, as whom, and until when. */
import { serverIntl } from '#i18n/server-intl.ts';
import type { Segment } from '#kernel/segment.ts';
import { type NoticePart, withNotice } from '../with-notice.ts';
import type { VersionLink } from './preview-versions.ts';

export interface PreviewNotice {
  /** What authors call the documents whose drafts are shown; empty: what is published. */
  names: readonly string[];
  segment: Pick<Segment, 'customerType'>;
  /** ISO code of the market's country; empty for a market that is not a country. */
  country: string;
  /** The moment that is shown instead of now. */
  at: Date | null;
  endsAt: Date;
  /** Of each experiment of the page. */
  versions: readonly (readonly VersionLink[])[];
}

export const withPreviewNotice = (html: string, notice: PreviewNotice): string =>
  withNotice(html, 'note', locale => {
    const intl = serverIntl(locale);
    return [noticeText(intl, notice), ...versionParts(intl, notice)];
  });

// In the shop's time, which may not be the reader's.
const momentForm = {
  ...({ day: 'numeric', month: 'numeric', year: 'numeric' } as const),
  ...({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const),
};

function noticeText(intl: ReturnType<typeof serverIntl>, notice: PreviewNotice): string {
  const { names, segment, country, at, endsAt } = notice;
  const moment = (date: Date) => intl.formatDate(date, momentForm);
  const place = country === '' ? '' : (intl.formatDisplayName(country, { type: 'region' }) ?? country);
  const what = intl.formatMessage(
    { id: 'PREVIEW_LINK_WHAT' },
    { count: names.length, names: intl.formatList(names, { type: 'conjunction' }) },
  );
  const who = intl.formatMessage({ id: 'PREVIEW_LINK_WHO' }, { customer: segment.customerType });
  const context = [who, place, at && moment(at)].filter(Boolean).join(' · ');
  return `${what} ${context}. ${intl.formatMessage({ id: 'PREVIEW_LINK_UNTIL' }, { moment: moment(endsAt) })}`;
}

/** Which version is shown, and links to the others. */
const versionParts = (
  intl: ReturnType<typeof serverIntl>,
  { versions }: Pick<PreviewNotice, 'versions'>,
): NoticePart[] =>
  versions.flatMap((links, at) => [
    ` ${intl.formatMessage({ id: 'PREVIEW_LINK_EXPERIMENT' }, { count: versions.length, number: at + 1 })} `,
    ...links.flatMap(({ letter, href, isShown }, index): NoticePart[] => [
      ...(index === 0 ? [] : [' · ']),
      { text: intl.formatMessage({ id: 'PREVIEW_LINK_VERSION' }, { letter }), href, isCurrent: isShown },
    ]),
    '.',
  ]);
