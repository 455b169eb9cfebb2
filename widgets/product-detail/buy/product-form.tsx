/** The form around the choices of a product. Without scripts it is posted to the page of the cart (R-A11Y-22). */

import type { ReactNode, Ref, SubmitEvent } from 'react';
import type { Product } from '#api/catalogue/types.ts';
import styles from './buy.module.css';

interface Props {
  ref: Ref<HTMLFormElement>;
  id: string;
  product: Product;
  /** Takes the form where no script runs. */
  cartHref: string | undefined;
  /** Whether it adds one product: the page then does so before its application runs. */
  addsOne?: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
  children: ReactNode;
}

export function ProductForm({ ref, id, product, cartHref, addsOne, onSubmit, children }: Props) {
  return (
    <form
      ref={ref}
      id={id}
      className={styles.form}
      method="post"
      action={cartHref}
      noValidate
      data-adds={addsOne ? '' : undefined}
      onSubmit={event => void onSubmit(event)}
    >
      <input type="hidden" name="product" value={product.alias} />
      {children}
    </form>
  );
}
