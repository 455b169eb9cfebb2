/** The container filled by the configured review service; before consent it says why it is empty, or nothing where space is limited. */
import { useIntl } from 'react-intl';
import type { LocaleCode } from '#kernel/segment.ts';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { ThirdPartyNotice } from './third-party-notice.tsx';
import { useThirdPartyScripts } from './use-third-party-scripts.ts';

/** Type of the service's widget. */
export type ServiceReviewMode =
  | 'review-list'
  | 'badge-starred'
  | 'badge-short'
  | 'badge-long'
  | 'testimonial-banner';

interface Props {
  service: { script: string; key: string };
  mode: ServiceReviewMode;
  locale: LocaleCode;
  /** CSS lengths; the space is reserved before it has loaded. */
  width: string;
  height: string;
  quiet?: boolean;
}

export const ServiceReviewBox = observer(function ServiceReviewBox(props: Props) {
  const { service, mode, locale, width, height, quiet = false } = props;
  const { script, key } = service;
  const { formatMessage } = useIntl();
  const thirdParty = useMemo(() => ({ scripts: [script] }), [script]);
  const state = useThirdPartyScripts(thirdParty);
  const isWanted = state === 'loading' || state === 'ready';
  return (
    <section aria-label={formatMessage({ id: 'SERVICE_REVIEWS_TITLE' })} style={{ width, minHeight: height }}>
      {isWanted ? (
        // The service owns the content; React does not render inside.
        <div
          key="service"
          data-review-widget={mode}
          data-api-key={key}
          data-language={locale}
          style={{ width, height }}
        />
      ) : quiet ? null : (
        <ThirdPartyNotice
          key="note"
          service={formatMessage({ id: 'SERVICE_REVIEWS_SERVICE' })}
          failed={state === 'failed'}
        />
      )}
    </section>
  );
});
