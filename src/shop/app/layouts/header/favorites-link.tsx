/** Links to the favourites and shows how many there are; the server's HTML has no count. */

import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useRestored } from '#stores/common/use-restored.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Icon } from '#ui/icon.tsx';
import { heartIcon } from '#ui/icons.ts';
import { useApp } from '../../context/app-context.ts';
import badge from './cart-button.module.css';
import styles from './favorites-link.module.css';

export const FavoritesLink = observer(function FavoritesLink() {
  const { formatMessage } = useIntl();
  const { favorites } = useStores();
  const { pathTo } = useApp();
  const count = useRestored() ? favorites.count : 0;
  return (
    <a
      className={styles.link}
      href={pathTo('favorites')}
      aria-label={count > 0 ? formatMessage({ id: 'A11Y_FAVORITES_BUTTON' }, { count }) : undefined}
    >
      <span className={badge.icon}>
        <Icon of={heartIcon} />
        {count > 0 ? <span className={badge.count}>{count > 99 ? '99+' : count}</span> : null}
      </span>
      <span className={styles.label}>{formatMessage({ id: 'FAVORITES_LABEL' })}</span>
    </a>
  );
});
