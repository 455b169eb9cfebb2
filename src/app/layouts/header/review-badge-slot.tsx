/** Room for the review service's badge, whose code comes only to shops that have one and to visitors who allow it. */
import { LazyMount } from '#components/loading/lazy-mount.tsx';
import { useStores } from '#stores/stores-context.ts';
import { useRestored } from '#stores/use-restored.ts';
import { observer } from 'mobx-react-lite';

interface Props {
  service: { script: string; key: string };
  /** The top bar of a phone has no room: a hidden badge would measure itself as nothing. */
  notOnPhones?: boolean;
}

const loadBadge = () => import('./service-review-badge.tsx');
const room = { width: '140px', minHeight: '28px' } as const;

export const ReviewBadgeSlot = observer(function ReviewBadgePlace({ service, notOnPhones = false }: Props) {
  const { consent, viewport } = useStores();
  const hasRoom = !(notOnPhones && viewport.name === 'phone');
  const isAllowed = useRestored() && hasRoom && consent.has('marketing');
  return (
    <div style={room}>
      <LazyMount load={loadBadge} wanted={isAllowed}>
        {ServiceReviewBadge => <ServiceReviewBadge service={service} />}
      </LazyMount>
    </div>
  );
});
