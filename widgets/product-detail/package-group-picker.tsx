/** One group of a package: pictures, names, quantities and prices to choose one of. */
import type { PackageGroup, PackageOption } from '#api/catalogue/types.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { usePriceText } from '#parts/use-price-text.ts';
import { Picture } from '#ui/picture.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import styles from './package.module.css';
import { hiddenName, isAvailable } from './package-choice.ts';

interface Props {
  name: string;
  group: PackageGroup;
  chosen: number | null;
  onChoose: (optionId: number | null) => void;
  isMissing: boolean;
}

const nothing = 'none';

export function PackageGroupPicker({ name, group, chosen, onChoose, isMissing }: Props) {
  const { t } = useTexts();
  const { selling } = usePriceText();
  const { required, options, description } = group;
  const isHidden = group.name === hiddenName;
  const legend = isHidden ? t('PACKAGE_INCLUDES') : group.name;
  const choices = options.map(option => ({
    value: String(option.optionId),
    title: <OptionTitle option={option} />,
    ...(isAvailable(option) ? {} : { detail: t('PACKAGE_ITEM_OUT_OF_STOCK') }),
    fee: selling(option.product.price),
    disabled: !isAvailable(option),
  }));
  const refuse = { value: nothing, title: t('PACKAGE_NOTHING_CHOSEN') };
  return (
    <RadioGroup
      className={styles.group ?? ''}
      name={name}
      legend={`${legend} (${t(required ? 'PACKAGE_REQUIRED' : 'PACKAGE_OPTIONAL').toLowerCase()})`}
      hideLegend={isHidden}
      options={required ? choices : [...choices, refuse]}
      value={chosen === null ? (required ? undefined : nothing) : String(chosen)}
      onChange={value => onChoose(value === nothing ? null : Number(value))}
      error={isMissing ? t('PACKAGE_CHOOSE_FROM_GROUP', { group: legend }) : undefined}
      {...(description ? { description } : {})}
    />
  );
}

function OptionTitle({ option: { name, quantity, product } }: { option: PackageOption }) {
  const file = product.images[0];
  return (
    <span className={styles.option}>
      <span className={styles.picture}>
        <Picture image={file ? { type: 'product', file } : null} alt="" sizes="56px" widest={200} ground />
      </span>
      <span>
        {quantity > 1 ? `${quantity} × ` : null}
        {name}
      </span>
    </span>
  );
}
