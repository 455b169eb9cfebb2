/** Layout shared by products and packages in the cart: image, text, remove button, quantity, total and error. */

import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { trashIcon, warningIcon } from '#ui/icons.ts';
import { Picture } from '#ui/picture.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { BrandedName } from '../product/branded-name.tsx';
import styles from './cart-lines.module.css';
import type { LineChanges } from './use-line-changes.ts';

/** Name and value that a submit button adds to its form. */
export interface Submitter {
  name: string;
  value: string;
}

interface Props {
  rowKey: string;
  image: string | null;
  /** Null when the product has no page. */
  href: string | null;
  brand: string;
  name: string;
  changes: LineChanges;
  onRemove: (() => void) | undefined;
  /** Makes the remove button submit the form around the lines, where no script runs. */
  removeAs?: Submitter | undefined;
  removeLabel: string;
  /** Beside the quantity, such as a way to put the line aside. */
  action?: ReactNode;
  quantity: ReactNode;
  total: string;
  children: ReactNode;
}

export function LineFrame(props: Props) {
  const { rowKey, image, href, brand, name, changes, onRemove, removeAs, removeLabel, quantity, total } =
    props;
  const saving = changes.isSaving(rowKey);
  const error = changes.error?.key === rowKey ? changes.error : null;
  const picture = (
    <Picture
      image={image === null ? null : { type: 'product', file: image }}
      alt=""
      sizes="88px"
      widest={200}
      ground
    />
  );
  const words = <BrandedName brand={brand} name={name} />;

  return (
    <li className={styles.line} aria-busy={saving || undefined}>
      {href === null ? (
        <span className={styles.picture}>{picture}</span>
      ) : (
        <a className={styles.picture} href={href} tabIndex={-1} aria-hidden="true">
          {picture}
        </a>
      )}
      <div className={styles.words}>
        {href === null ? (
          <p className={styles.name}>{words}</p>
        ) : (
          <a className={styles.name} href={href}>
            {words}
          </a>
        )}
        {props.children}
      </div>
      {onRemove || removeAs ? (
        <IconButton
          icon={trashIcon}
          size={20}
          aria-label={removeLabel}
          {...(removeAs ? { type: 'submit', ...removeAs } : { onClick: onRemove })}
          className={styles.remove}
        />
      ) : null}
      <div className={styles.foot}>
        {quantity}
        {props.action}
        <span className={styles.total}>{saving ? <Spinner /> : total}</span>
      </div>
      <div role="alert" className={styles.alert}>
        {error ? (
          <p className={styles.error}>
            <Icon of={warningIcon} size={20} />
            {error.text}
          </p>
        ) : null}
      </div>
    </li>
  );
}
