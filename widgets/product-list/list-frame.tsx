/** A heading, optionally with a link to all, and the products below. */

import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Recommended } from '#components/product/recommended.tsx';
import type { Place } from '#engine/definition/contract.ts';
import type { ProductListResolved } from '#engine/page-types.gen.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { arrowRightIcon } from '#ui/icons.ts';
import styles from './product-list.module.css';

interface Props {
  id: string;
  props: ProductListResolved;
  place: Place;
  productIds: readonly number[];
  children: ReactNode;
}

export function ListFrame({ id, props, productIds, place, children }: Props) {
  const { title, link, mode, loadMore } = props;
  const { formatMessage } = useIntl();
  const titleId = `${id.replaceAll('/', '-')}-title`;
  const named = title
    ? { 'aria-labelledby': titleId }
    : { 'aria-label': formatMessage({ id: 'PRODUCT_LIST' }) };
  const frame = { ...named, className: classNames(place.design === 'full-width' && styles.edge) };
  const content = (
    <>
      {title || link?.href ? (
        <div className={styles.head}>
          {title ? (
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
          ) : null}
          {link?.href ? (
            <a href={link.href} className={styles.all}>
              {link.text}
              <Icon of={arrowRightIcon} size={20} className={styles.arrow} />
            </a>
          ) : null}
        </div>
      ) : null}
      {children}
    </>
  );
  // What the shopper has remembered, and a list to be walked through, is complete.
  return mode === 'DEFAULT' && !loadMore ? (
    <Recommended {...frame} productIds={productIds}>
      {content}
    </Recommended>
  ) : (
    <section {...frame}>{content}</section>
  );
}
