/** The heart in a card's corner. Static: one listener per page toggles and updates all hearts (decision 0033). */
import { useIntl } from 'react-intl';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { heartIcon } from '#ui/icons.ts';
import styles from './favorite-heart.module.css';

interface Props {
  productId: number;
  /** Id of the product. */
  name: string;
  className?: string;
}

export function FavoriteHeart({ productId, name, className }: Props) {
  const { formatMessage } = useIntl();
  return (
    <button
      type="button"
      data-favorite={productId}
      aria-pressed="false"
      aria-label={formatMessage({ id: 'A11Y_FAVORITE_NAMED' }, { name })}
      className={classNames(styles.heart, className)}
    >
      <Icon of={heartIcon} size={20} />
    </button>
  );
}
