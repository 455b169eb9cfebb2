/** The container filled by the configured review service; before consent it says why it is empty, or nothing where space is limited. */

import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { LocaleCode } from '#kernel/segment.ts';
import { ThirdPartyPlace } from './third-party-place.tsx';
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
    <ThirdPartyPlace
      label={formatMessage({ id: 'SERVICE_REVIEWS_TITLE' })}
      service={formatMessage({ id: 'SERVICE_REVIEWS_SERVICE' })}
      state={state}
      size={{ width, minHeight: height }}
      quiet={quiet}
    >
      {isWanted ? (
        // The service owns the content; React does not render inside.
        <div
          data-review-widget={mode}
          data-api-key={key}
          data-language={locale}
          style={{ width: '100%', height }}
        />
      ) : null}
    </ThirdPartyPlace>
  );
});
