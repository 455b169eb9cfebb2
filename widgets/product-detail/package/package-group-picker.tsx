/** One group of a package, folded to its choice: the options with image, name, quantity and price are behind "Change". */

import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { PackageGroup, PackageOption } from '#api/catalogue/types.ts';
import { CompatibilityMark } from '#components/product/compatibility-mark.tsx';
import { usePriceText } from '#components/product/use-price-text.ts';
import { BoundText } from '#ui/bound-text.tsx';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import { Picture } from '#ui/picture.tsx';
import { useAmountText } from '../buy/use-amount-text.ts';
import { hiddenName, isAvailable, optionIdOf, optionValueOf, packageAmount } from '../package-choice.ts';
import pickers from '../pickers.module.css';
import styles from './package.module.css';
import { PackageGroupSummary } from './package-group-summary.tsx';

interface Props {
  name: string;
  group: PackageGroup;
  chosen: number | null;
  onChoose: (optionId: number | null) => void;
  isMissing: boolean;
}

export function PackageGroupPicker({ name, group, chosen, onChoose, isMissing }: Props) {
  const { formatMessage } = useIntl();
  const { required, description } = group;
  const choices = useChoices(group);
  const refuse = { value: optionValueOf(null), title: formatMessage({ id: 'PACKAGE_NOTHING_CHOSEN' }) };
  const legend = group.name === hiddenName ? formatMessage({ id: 'PACKAGE_INCLUDES' }) : group.name;
  // Set once: afterwards the shopper opens and closes it.
  const [startsOpen] = useState(required && chosen === null);
  return (
    <details className={styles.fold} open={startsOpen}>
      <PackageGroupSummary title={legend} group={group} chosen={chosen} />
      <RadioGroup
        className={styles.group ?? ''}
        name={name}
        legend={`${legend} (${formatMessage({ id: required ? 'PACKAGE_REQUIRED' : 'PACKAGE_OPTIONAL' }).toLowerCase()})`}
        hideLegend
        options={required ? choices : [...choices, refuse]}
        value={chosen === null && required ? undefined : optionValueOf(chosen)}
        onChange={value => onChoose(optionIdOf(value))}
        error={isMissing ? formatMessage({ id: 'PACKAGE_CHOOSE_FROM_GROUP' }, { group: legend }) : undefined}
        {...(description ? { description } : {})}
      />
    </details>
  );
}

/** The options as the radio group shows them. */
function useChoices({ options }: PackageGroup) {
  const { formatMessage } = useIntl();
  const { selling } = usePriceText();
  const write = useAmountText();
  const gone = formatMessage({
    id: options.some(isAvailable) ? 'PACKAGE_ITEM_OUT_OF_STOCK' : 'STOCK_STATUS_OUT_OF_STOCK',
  });
  return options.map(option => {
    const { quantity, product } = option;
    const amount = packageAmount([option]);
    const pieces =
      quantity > 1
        ? formatMessage({ id: 'CART_ITEM_PIECES_PRICE' }, { quantity, price: selling(product.price) })
        : null;
    return {
      value: optionValueOf(option.optionId),
      title: <OptionTitle option={option} detail={isAvailable(option) ? pieces : gone} />,
      fee: amount ? write(amount) : null,
      disabled: !isAvailable(option),
    };
  });
}

function OptionTitle({
  option: { name, product },
  detail,
}: {
  option: PackageOption;
  detail: string | null;
}) {
  const file = product.images[0];
  return (
    <span className={styles.option}>
      <span className={styles.picture}>
        <Picture image={file ? { type: 'product', file } : null} alt="" sizes="56px" widest={200} ground />
      </span>
      <span className={styles.name}>
        <BoundText>{name}</BoundText>
        {detail ? <span className={pickers.detail}> {detail}</span> : null}
        <CompatibilityMark productId={product.productId} />
      </span>
    </span>
  );
}
