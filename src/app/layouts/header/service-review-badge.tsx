/** The badge of the review service in the top bar; its code comes only to shops that have one. */
import { ServiceReviewBox } from '#components/third-party/service-review-box.tsx';
import { useStores } from '#stores/stores-context.ts';

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
