/** One group of a package: options with image, name, quantity and price. */
import { useIntl } from 'react-intl';
import type { PackageGroup, PackageOption } from '#api/catalogue/types.ts';
import { usePriceText } from '#components/product/use-price-text.ts';
import { Picture } from '#ui/picture.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import styles from './package.module.css';
import pickers from './pickers.module.css';
import { amountOf, hiddenName, isAvailable, optionIdOf, valueOf } from './package-choice.ts';
import { useAmountText } from './use-amount-text.ts';

interface Props {
  name: string;
  group: PackageGroup;
  chosen: number | null;
  onChoose: (optionId: number | null) => void;
  isMissing: boolean;
}

export function PackageGroupPicker({ name, group, chosen, onChoose, isMissing }: Props) {
  const { formatMessage } = useIntl();
  const { selling } = usePriceText();
  const write = useAmountText();
  const { required, options, description } = group;
  const isHidden = group.name === hiddenName;
  const legend = isHidden ? formatMessage({ id: 'PACKAGE_INCLUDES' }) : group.name;
  const gone = formatMessage({
    id: options.some(isAvailable) ? 'PACKAGE_ITEM_OUT_OF_STOCK' : 'STOCK_STATUS_OUT_OF_STOCK',
  });
  const choices = options.map(option => {
    const { quantity, product } = option;
    const amount = amountOf([option]);
    const pieces =
      quantity > 1
        ? formatMessage({ id: 'CART_ITEM_PIECES_PRICE' }, { quantity, price: selling(product.price) })
        : null;
    return {
      value: valueOf(option.optionId),
      title: <OptionTitle option={option} detail={isAvailable(option) ? pieces : gone} />,
      fee: amount ? write(amount) : null,
      disabled: !isAvailable(option),
    };
  });
  const refuse = { value: valueOf(null), title: formatMessage({ id: 'PACKAGE_NOTHING_CHOSEN' }) };
  return (
    <RadioGroup
      className={styles.group ?? ''}
      name={name}
      legend={`${legend} (${formatMessage({ id: required ? 'PACKAGE_REQUIRED' : 'PACKAGE_OPTIONAL' }).toLowerCase()})`}
      hideLegend={isHidden}
      options={required ? choices : [...choices, refuse]}
      value={chosen === null && required ? undefined : valueOf(chosen)}
      onChange={value => onChoose(optionIdOf(value))}
      error={isMissing ? formatMessage({ id: 'PACKAGE_CHOOSE_FROM_GROUP' }, { group: legend }) : undefined}
      {...(description ? { description } : {})}
    />
  );
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
        {name}
        {detail ? <span className={pickers.detail}> {detail}</span> : null}
      </span>
    </span>
  );
}
