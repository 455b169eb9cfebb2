/** The text of a card: brand and compatibility, the name in a link, the vehicle it is made for, the rating, campaigns. */
import type { ProductCard as Product } from '#api/catalogue/types.ts';
import { bindRanges } from '#kernel/bind-units.ts';
import { BoundText } from '#ui/bound-text.tsx';
import { cardNameOf, vehicleLine } from './card-name.ts';
import styles from './card-text.module.css';
import { CompatibilityMark } from './compatibility-mark.tsx';
import { RatingLine } from './rating-line.tsx';
import { ReplacesLine } from './replaces-line.tsx';

interface Props {
  product: Product;
  heading: 'h2' | 'h3';
}

/** What follows the brand in a name may begin with a small letter; on a line of its own it is shown with a capital one. */
const Capitalised = ({ text }: { text: string }) =>
  /^\p{Ll}/u.test(text) ? (
    <>
      <span className={styles.first}>{text.slice(0, 1)}</span>
      <BoundText>{text.slice(1)}</BoundText>
    </>
  ) : (
    <BoundText>{text}</BoundText>
  );

/** The link contains the whole name for screen readers and events; brand and vehicle are seen on lines of their own. */
export function CardText({
  product: { productId, name, brand, href, rating, campaigns, replaces },
  heading: Heading,
}: Props) {
  const parts = cardNameOf(name, brand?.name);
  const vehicle = vehicleLine(parts);
  return (
    <div className={styles.words}>
      <div>
        <span aria-hidden={parts.brand === '' ? undefined : 'true'}>{brand?.name}</span>
        <CompatibilityMark productId={productId} />
      </div>
      <Heading>
        <a href={href}>
          {parts.brand ? <span>{parts.brand}</span> : null}
          {parts.brand ? <Capitalised text={parts.before} /> : <BoundText>{parts.before}</BoundText>}
          {vehicle ? <span>{parts.vehicle}</span> : null}
          <BoundText>{parts.after}</BoundText>
        </a>
      </Heading>
      {vehicle ? (
        <span className={styles.vehicle} aria-hidden="true">
          {bindRanges(vehicle)}
        </span>
      ) : null}
      {replaces ? (
        <span className={styles.vehicle}>
          <ReplacesLine replaces={replaces} />
        </span>
      ) : null}
      {rating ? <RatingLine rating={rating} /> : null}
      {campaigns.map(campaign => (
        <span key={campaign} className={styles.campaign}>
          {campaign}
        </span>
      ))}
    </div>
  );
}
