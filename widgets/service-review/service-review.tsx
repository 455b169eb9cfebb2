/** The box that the service fills; before consent it says why it is empty. */
import type { WidgetProps } from '#engine/contract.ts';
import type { ServiceReviewResolved } from '#engine/page-types.gen.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import type { PublicConfig } from '#kernel/public-config.ts';
import { ForeignNote } from '#parts/third-party/foreign-note.tsx';
import { useForeignScripts } from '#parts/third-party/use-foreign-scripts.ts';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';

type Props = WidgetProps<ServiceReviewResolved, PublicConfig['serviceReviews'] | null>;

export const ServiceReview = observer(function ServiceReview({ props, data, page }: Props) {
  const { t } = useTexts();
  const script = data?.script;
  const service = useMemo(() => ({ scripts: script ? [script] : [] }), [script]);
  const state = useForeignScripts(service);
  const isWanted = state === 'loading' || state === 'ready';
  const { mode, width, height } = props;
  return (
    <section aria-label={t('SERVICE_REVIEWS_TITLE')} style={{ width, minHeight: height }}>
      {isWanted ? (
        // Its content is the service's: React never looks inside.
        <div
          key="service"
          data-review-widget={mode}
          data-api-key={data?.key}
          data-language={page.segment.locale}
          style={{ width, height }}
        />
      ) : (
        <ForeignNote key="note" service={t('SERVICE_REVIEWS_SERVICE')} failed={state === 'failed'} />
      )}
    </section>
  );
});
