/** The badge of the review service in the top bar; loaded only in shops that use the service. */
import { ServiceReviewBox } from '#components/third-party/service-review-box.tsx';
import { useStores } from '#stores/shopper/stores-context.ts';

interface Props {
  service: { script: string; key: string };
}

export default function ServiceReviewBadge({ service }: Props) {
  const { locale } = useStores().segment;
  return (
    <ServiceReviewBox
      service={service}
      mode="badge-short"
      locale={locale}
      width="140px"
      height="28px"
      quiet
    />
  );
}
