/** The heart in a card's corner, drawn by the style sheet, because every card has one. Static: one listener per page toggles and updates all hearts (decision 0033). Outside of forms, so it needs no type. */
import { useIntl } from 'react-intl';
import { classNames } from '#ui/class-names.ts';
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
      data-favorite={productId}
      aria-pressed="false"
      aria-label={formatMessage({ id: 'A11Y_FAVORITE_NAMED' }, { name })}
      className={classNames(styles.heart, className)}
    />
  );
}
