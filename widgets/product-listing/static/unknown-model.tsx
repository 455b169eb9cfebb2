/** Says that the shop does not know the machine that a search names, and where to ask (R-SEARCH-12). */
import { useIntl } from 'react-intl';
import type { ListStore } from '#stores/lists/list-store.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { vehicleIcon } from '#ui/icons.ts';
import styles from './search-interpretation.module.css';

interface Props {
  store: ListStore;
  contactHref: string | undefined;
}

export function UnknownModel({ store: { id, list }, contactHref }: Props) {
  const { formatMessage } = useIntl();
  const { unknownModel: machine } = list;
  if (!machine) return null;
  return (
    <div className={classNames(styles.understood, styles.unknown)}>
      <Icon of={vehicleIcon} size={24} className={styles.icon} />
      <p>{formatMessage({ id: 'SEARCH_UNKNOWN_MACHINE' }, { machine })}</p>
      {contactHref ? (
        <a id={`${id}-ask`} href={contactHref} className={styles.link}>
          {formatMessage({ id: 'common.contactUs' })}
        </a>
      ) : null}
    </div>
  );
}
