/** The two regions that speak for the whole shop; they are there before their texts (R-A11Y-4). */
import { useIntl } from 'react-intl';
import { hasMessage } from '#i18n/create-intl.ts';
import { AllTexts } from '#i18n/all-texts.tsx';
import type { Notice } from '#stores/notice-store.ts';
import { useStores } from '#stores/stores-context.ts';
import { PanelBoundary } from '#ui/panel-boundary.tsx';
import { ToastRegion } from '#ui/toast.tsx';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';

/** Equal words twice are two toasts, so each notice has a number of its own. */
const numbers = new WeakMap<Notice, number>();
let last = 0;

function numberOf(notice: Notice): number {
  const known = numbers.get(notice);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(notice, last);
  return last;
}

function Words({ notice: { message, values } }: { notice: Notice }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return hasMessage(intl, message) ? formatMessage({ id: message }, values) : message;
}

export const LiveRegions = observer(function SpokenRegions() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { notices } = useStores();
  const { notice } = notices;
  const toast = notice && {
    id: numberOf(notice),
    // A page starts with the shell's texts; what came later may speak of more.
    text: hasMessage(intl, notice.message) ? (
      <Words notice={notice} />
    ) : (
      <PanelBoundary onFail={() => notices.show('ERROR_NETWORK', { mode: 'error' })}>
        <Suspense>
          <AllTexts>
            <Words notice={notice} />
          </AllTexts>
        </Suspense>
      </PanelBoundary>
    ),
    mode: notice.mode,
    placement: notice.placement,
  };
  return (
    <>
      <output id="page-announcer" className="visually-hidden" />
      <ToastRegion
        toast={toast}
        onDismiss={notices.hide}
        closeLabel={formatMessage({ id: 'A11Y_DISMISS_NOTIFICATION' })}
      />
    </>
  );
});
