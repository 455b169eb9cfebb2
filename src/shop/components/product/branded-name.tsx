/** A brand on a line of its own, and the name below it without repeating the brand. */
import { BoundText } from '#ui/bound-text.tsx';
import styles from './branded-name.module.css';
import { cardNameOf } from './card-name.ts';

interface Props {
  /** Empty for a product without a brand. */
  brand: string;
  name: string;
}

/** Read as one text it is the whole name, with the brand once where the name begins with it. */
export function BrandedName({ brand, name }: Props) {
  if (brand === '') return <BoundText>{name}</BoundText>;
  const rest = name.slice(cardNameOf(name, brand).brand.length);
  return (
    <>
      <span className={styles.brand}>{brand}</span>{' '}
      <span className={styles.name}>
        <BoundText>{rest}</BoundText>
      </span>
    </>
  );
}
