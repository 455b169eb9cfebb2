/** The two live regions of the shop; they exist before their texts (R-A11Y-4). */

import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { FetchedTexts } from '#i18n/all-texts.tsx';
import { hasMessage } from '#i18n/create-intl.ts';
import type { Notice } from '#stores/shell/notice-store.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { PanelBoundary } from '#ui/panel/panel-boundary.tsx';
import { ToastRegion } from '#ui/toast.tsx';

/** Two notices with the same text are two toasts, so each notice gets an id. */
const noticeIds = new WeakMap<Notice, number>();
let lastId = 0;

function idOfNotice(notice: Notice): number {
  const known = noticeIds.get(notice);
  if (known !== undefined) return known;
  lastId += 1;
  noticeIds.set(notice, lastId);
  return lastId;
}

function NoticeText({ notice: { message, values, link } }: { notice: Notice }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const text = hasMessage(intl, message) ? formatMessage({ id: message }, values) : message;
  if (!link) return text;
  return (
    <>
      {text}{' '}
      <a href={link.href}>{hasMessage(intl, link.text) ? formatMessage({ id: link.text }) : link.text}</a>
    </>
  );
}

export const LiveRegions = observer(function LiveRegions() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { notices, loading } = useStores();
  const { notice } = notices;
  const toast = notice && {
    id: idOfNotice(notice),
    // The page starts with the layout's texts; later notices may need more.
    text: hasMessage(intl, notice.message) ? (
      <NoticeText notice={notice} />
    ) : (
      <PanelBoundary onFail={() => notices.show('ERROR_NETWORK', { mode: 'error' })}>
        <Suspense>
          <FetchedTexts>
            <NoticeText notice={notice} />
          </FetchedTexts>
        </Suspense>
      </PanelBoundary>
    ),
    mode: notice.mode,
    stays: notice.stays,
  };
  return (
    <>
      <output id="page-announcer" className="visually-hidden" />
      <ToastRegion
        toast={toast}
        onDismiss={notices.hide}
        isCovered={loading.isShown}
        closeLabel={formatMessage({ id: 'A11Y_DISMISS_NOTIFICATION' })}
      />
    </>
  );
});
