/** The heart in a card's corner. Static: one listener of the page toggles and paints all of them (decision 0033). */
import { useTexts } from '#i18n/texts-provider.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { heartIcon } from '#ui/icons.ts';
import styles from './favorite-heart.module.css';

interface Props {
  productId: number;
  /** Of the product; which heart it is. */
  name: string;
  className?: string;
}

export function FavoriteHeart({ productId, name, className }: Props) {
  const { t } = useTexts();
  return (
    <button
      type="button"
      data-favorite={productId}
      aria-pressed="false"
      aria-label={t('A11Y_FAVORITE_NAMED', { name })}
      className={classNames(styles.heart, className)}
    >
      <Icon of={heartIcon} size={20} />
    </button>
  );
}
