/** Form of a package: one choice per group, and a button that says what is missing (R-PRODUCT-31). */
import { useIntl } from 'react-intl';
import type { Product } from '#api/catalogue/types.ts';
import { StockView } from '#components/product/stock-view.tsx';
import { usePriceText } from '#components/product/use-price-text.ts';
import { Button } from '#ui/button.tsx';
import { Price } from '#ui/price.tsx';
import { type SubmitEvent, useRef } from 'react';
import styles from './buy.module.css';
import { BuyErrorLine } from './buy-error-line.tsx';
import { type Amount, hiddenName, optionIdOf, stockOf } from './package-choice.ts';
import { useEarlyChoices } from './use-early-choices.ts';
import { NoScriptOrder } from './no-script-order.tsx';
import { PackageNotice } from './package-notice.tsx';
import { PackageGroupPicker } from './package-group-picker.tsx';
import packageStyles from './package.module.css';
import { useAmountText } from './use-amount-text.ts';
import type { usePackage } from './use-package.ts';

interface Props {
  id: string;
  product: Product;
  putting: ReturnType<typeof usePackage>;
  total: Amount | null;
}

export function PackageForm({ id, product, putting, total }: Props) {
  const { formatMessage } = useIntl();
  const write = useAmountText();
  const { suffix } = usePriceText();
  const form = useRef<HTMLFormElement>(null);
  const nameOf = (groupId: number) => `${id}-group-${groupId}`;
  const { choice, choose, missing, isAsked, error, isAdding, submit } = putting;

  useEarlyChoices(form, (value, name) => {
    const group = product.packageGroups.find(({ groupId }) => name === nameOf(groupId));
    if (group) choose(group.groupId, optionIdOf(value));
  });

  const stock = stockOf(product, choice);
  const isGone = stock.totalStock === 0;
  const [sku] = product.skus;
  const title = (name: string) => (name === hiddenName ? formatMessage({ id: 'PACKAGE_INCLUDES' }) : name);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const first = missing[0];
    await submit();
    if (first) form.current?.querySelector<HTMLElement>(`[name="${nameOf(first.groupId)}"]:enabled`)?.focus();
  };

  return (
    <>
      <form ref={form} className={styles.form} noValidate onSubmit={event => void send(event)}>
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
        {/* The live region exists before its text changes. */}
        <output className={packageStyles.total}>
          {total ? (
            <>
              <span>{formatMessage({ id: 'PACKAGE_TOTAL' })}</span>{' '}
              <Price selling={write(total)} suffix={suffix} />
            </>
          ) : null}
        </output>
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
        <StockView stock={stock} delivery />
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
      </form>
      {/* Outside the form, since forms cannot be nested. */}
      {isGone && sku ? <PackageNotice name={product.name} sku={sku} /> : null}
    </>
  );
}
