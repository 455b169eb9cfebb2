/** The page of a form about one product, for browsers without scripts: its title, the product, or that it is not sold any more. */
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { BoundText } from '#ui/bound-text.tsx';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import styles from './product-form-frame.module.css';

interface Props {
  title: string;
  /** Null: it is not sold any more. */
  product: { name: string; href: string } | null;
  /** Where to go on without the product. */
  shopHref: string | undefined;
  /** The form, or what became of it. */
  children: ReactNode;
}

export function ProductFormFrame({ title, product, shopHref, children }: Props) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.frame}>
      <h1>{title}</h1>
      {product === null ? (
        <>
          <Feedback tone="error">{formatMessage({ id: 'CART_ADD_GONE' })}</Feedback>
          <Button href={shopHref}>{formatMessage({ id: 'CONTINUE_SHOPPING' })}</Button>
        </>
      ) : (
        <>
          <p>
            <a href={product.href}>
              <BoundText>{product.name}</BoundText>
            </a>
          </p>
          {children}
        </>
      )}
    </div>
  );
}
