/** How a product is used on the chosen vehicle: `Front, 2 pieces, only with power steering`. The browser shows those of the vehicle. */
import { useIntl } from 'react-intl';
import type { ProductApplication } from '#api/catalogue/types.ts';
import { partsOfUse } from './application-words.ts';
import styles from './compatibility-panel.module.css';

interface Props {
  applications: readonly ProductApplication[];
  /** Of a vehicle that the server knows of. */
  facetId?: string | undefined;
}

export function ApplicationLines({ applications, facetId }: Props) {
  const { formatMessage } = useIntl();
  return applications.map(({ vehicles, position, quantity, qualifier, note }) => {
    const parts = partsOfUse(formatMessage, { position, quantity, qualifier });
    return (
      <p
        key={`${vehicles[0] ?? ''} ${parts.join()} ${note}`}
        className={styles.application}
        data-fit-applies={vehicles.join(' ')}
        hidden={facetId === undefined || !vehicles.includes(facetId)}
        suppressHydrationWarning
      >
        {parts.length > 0 ? <strong>{parts.join(', ') + (note ? '.' : '')}</strong> : null} {note}
      </p>
    );
  });
}
