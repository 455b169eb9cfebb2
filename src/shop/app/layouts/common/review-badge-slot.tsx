/** Reserved space for the badge of the review service. Its code is loaded only in shops that use the service, after consent. */

import { observer } from 'mobx-react-lite';
import { LazyMount } from '#components/loading/lazy-mount.tsx';
import { useRestored } from '#stores/common/use-restored.ts';
import { useStores } from '#stores/shopper/stores-context.ts';

interface Props {
  service: { script: string; key: string };
  /** Phones have no space in the top bar, and the badge script would measure a hidden badge as empty. */
  hiddenOnPhones?: boolean;
}

const loadBadge = () => import('./service-review-badge.tsx');
const reservedSpace = { width: '140px', minHeight: '28px' } as const;

export const ReviewBadgeSlot = observer(function ReviewBadgeSlot({ service, hiddenOnPhones = false }: Props) {
  const { consent, viewport } = useStores();
  const hasSpace = !(hiddenOnPhones && viewport.name === 'phone');
  const isAllowed = useRestored() && hasSpace && consent.has('marketing');
  return (
    <div style={reservedSpace}>
      <LazyMount load={loadBadge} wanted={isAllowed}>
        {ServiceReviewBadge => <ServiceReviewBadge service={service} />}
      </LazyMount>
    </div>
  );
});
