/** A heading, optionally with a link to all, and the products below. */

import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
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
  children: ReactNode;
}

export function ListFrame({ id, props: { title, link, mode, loadMore }, place, children }: Props) {
  const { formatMessage } = useIntl();
  const titleId = `${id.replaceAll('/', '-')}-title`;
  const named = title
    ? { 'aria-labelledby': titleId }
    : { 'aria-label': formatMessage({ id: 'PRODUCT_LIST' }) };
  return (
    <section
      {...named}
      className={classNames(place.design === 'full-width' && styles.edge)}
      // What the shopper has remembered, and a list to be walked through, is complete.
      data-recommended={mode === 'DEFAULT' && !loadMore ? '' : undefined}
      suppressHydrationWarning
    >
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
    </section>
  );
}
