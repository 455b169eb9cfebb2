/** How a product is used on the chosen vehicle: `Front, 2 pieces, only with power steering`. The browser shows those of the vehicle. */
import { useIntl } from 'react-intl';
import type { ProductApplication } from '#api/catalogue/types.ts';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import type { ApplicationPosition } from '#kernel/vehicle/application.ts';
import styles from './compatibility-panel.module.css';

const positions: Readonly<Record<ApplicationPosition, MessageId>> = {
  front: 'APPLICATION_FRONT',
  rear: 'APPLICATION_REAR',
  left: 'APPLICATION_LEFT',
  right: 'APPLICATION_RIGHT',
  'front left': 'APPLICATION_FRONT_LEFT',
  'front right': 'APPLICATION_FRONT_RIGHT',
  'rear left': 'APPLICATION_REAR_LEFT',
  'rear right': 'APPLICATION_REAR_RIGHT',
};

export function ApplicationLines({ applications }: { applications: readonly ProductApplication[] }) {
  const { formatMessage } = useIntl();
  return applications.map(({ vehicles, position, quantity, qualifier, note }) => {
    const parts = [
      position ? formatMessage({ id: positions[position] }) : '',
      quantity === null ? '' : formatMessage({ id: 'APPLICATION_PIECES' }, { count: quantity }),
      qualifier,
    ].filter(Boolean);
    return (
      <p
        key={`${vehicles[0] ?? ''} ${parts.join()} ${note}`}
        className={styles.application}
        data-fit-applies={vehicles.join(' ')}
        hidden
        suppressHydrationWarning
      >
        {parts.length > 0 ? <strong>{parts.join(', ') + (note ? '.' : '')}</strong> : null} {note}
      </p>
    );
  });
}
