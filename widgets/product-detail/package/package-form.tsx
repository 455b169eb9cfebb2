/** Form of a package: one choice per group, and a button that says what is missing (R-PRODUCT-31). */

import { type SubmitEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Product } from '#api/catalogue/types.ts';
import type { DeliveryTerms } from '#kernel/public-config.ts';
import { Button } from '#ui/button.tsx';
import styles from '../buy/buy.module.css';
import { BuyBar } from '../buy/buy-bar.tsx';
import { NoScriptOrder } from '../buy/no-script-order.tsx';
import { ProductForm } from '../buy/product-form.tsx';
import { useEarlyChoices } from '../buy/use-early-choices.ts';
import { BuyErrorLine } from '../buy-error-line.tsx';
import { Availability, SoldOut } from '../facts/availability.tsx';
import {
  hiddenName,
  optionIdOf,
  type PackageAmount,
  packageStockOf,
  packageTotalOf,
  savingOf,
} from '../package-choice.ts';
import { PackageGroupPicker } from './package-group-picker.tsx';
import { PackageNotice } from './package-notice.tsx';
import { PackageTotal } from './package-total.tsx';
import type { usePackage } from './use-package.ts';

interface Props {
  id: string;
  product: Product;
  /** Takes the form where no script runs. */
  cartHref: string | undefined;
  /** Takes requests for a notification there. */
  notifyHref: string | undefined;
  /** What delivery costs and when it arrives. */
  terms: DeliveryTerms | undefined;
  putting: ReturnType<typeof usePackage>;
  /** Of the chosen options, or the least that it costs while some are missing. */
  price: PackageAmount | null;
}

export function PackageForm({ id, product, cartHref, notifyHref, terms, putting, price }: Props) {
  const { formatMessage } = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const formId = `${id}-form`;
  const nameOf = (groupId: number) => `${id}-group-${groupId}`;
  const { choice, choose, missing, isAsked, error, isAdding, submit } = putting;

  useEarlyChoices(form, (value, name) => {
    const group = product.packageGroups.find(({ groupId }) => name === nameOf(groupId));
    if (group) choose(group.groupId, optionIdOf(value));
  });

  const stock = packageStockOf(product, choice);
  const isGone = stock.totalStock === 0;
  const total = packageTotalOf(product.packageGroups, choice);
  const isUndecided = missing.length > 0 || total === null;
  const [sku] = product.skus;
  const title = (name: string) => (name === hiddenName ? formatMessage({ id: 'PACKAGE_INCLUDES' }) : name);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const first = missing[0];
    await submit();
    if (first) focusRadio(form.current, nameOf(first.groupId));
  };

  return (
    <>
      <ProductForm ref={form} id={formId} product={product} cartHref={cartHref} onSubmit={send}>
        {isGone ? <SoldOut stock={stock} /> : null}
        <h2 className={styles.heading}>{formatMessage({ id: 'PACKAGE_INCLUDES' })}</h2>
        {product.packageGroups.map(group => (
          <PackageGroupPicker
            key={group.groupId}
            name={nameOf(group.groupId)}
            group={group}
            chosen={choice[group.groupId] ?? null}
            onChoose={optionId => choose(group.groupId, optionId)}
            isMissing={isAsked && missing.includes(group)}
          />
        ))}
        <PackageTotal total={total} saving={savingOf(product.packageGroups, choice)} />
        {isGone ? null : (
          <Button type="submit" size="l" fullWidth loading={isAdding}>
            {formatMessage({ id: 'PACKAGE_ADD_TO_CART' })}
          </Button>
        )}
        {!isGone && missing.length > 0 && !isAsked ? (
          <p className={styles.missing}>
            {formatMessage({ id: 'PACKAGE_CHOOSE_MORE' }, { count: missing.length })}
          </p>
        ) : null}
        {isGone ? null : (
          <Availability product={product} stock={stock} isUndecided={isUndecided} terms={terms} />
        )}
        <BuyErrorLine
          text={
            isAsked && missing.length > 0
              ? missing
                  .map(({ name }) =>
                    formatMessage({ id: 'PACKAGE_CHOOSE_FROM_GROUP' }, { group: title(name) }),
                  )
                  .join(' ')
              : error
          }
        />
        <NoScriptOrder />
      </ProductForm>
      {isGone ? null : (
        <BuyBar
          form={formId}
          product={product}
          total={price}
          isLeast={missing.length > 0}
          isAdding={isAdding}
        />
      )}
      {/* Outside the form, since forms cannot be nested. */}
      {isGone && sku ? <PackageNotice id={id} product={product} sku={sku} notifyHref={notifyHref} /> : null}
    </>
  );
}

/** Opens the group, since a closed one cannot receive the focus. */
function focusRadio(form: HTMLFormElement | null, name: string): void {
  const radio = form?.querySelector<HTMLElement>(`[name="${name}"]:enabled`);
  const fold = radio?.closest('details');
  if (fold) fold.open = true;
  radio?.focus();
}
