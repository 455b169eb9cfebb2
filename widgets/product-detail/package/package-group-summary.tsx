/** What is chosen from a group of a package, and what it costs; pressing it shows the options. */
import { useIntl } from 'react-intl';
import type { PackageGroup } from '#api/catalogue/types.ts';
import { BoundText } from '#ui/bound-text.tsx';
import { Icon } from '#ui/icon.tsx';
import { chevronDownIcon } from '#ui/icons.ts';
import { Picture } from '#ui/picture.tsx';
import { useAmountText } from '../buy/use-amount-text.ts';
import { packageAmount } from '../package-choice.ts';
import styles from './package.module.css';

interface Props {
  title: string;
  group: PackageGroup;
  chosen: number | null;
}

export function PackageGroupSummary({ title, group: { options, required }, chosen }: Props) {
  const { formatMessage } = useIntl();
  const write = useAmountText();
  const option = options.find(({ optionId }) => optionId === chosen);
  const amount = option ? packageAmount([option]) : null;
  const file = option?.product.images[0];
  return (
    <summary className={styles.summary}>
      <span className={styles.picture}>
        {option ? (
          <Picture image={file ? { type: 'product', file } : null} alt="" sizes="56px" widest={200} ground />
        ) : null}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          {title}
          {required ? null : ` (${formatMessage({ id: 'PACKAGE_OPTIONAL' }).toLowerCase()})`}
        </span>{' '}
        <span className={styles.chosen}>
          {option ? (
            <BoundText>{option.quantity > 1 ? `${option.quantity} × ${option.name}` : option.name}</BoundText>
          ) : (
            formatMessage({ id: required ? 'PACKAGE_NOT_CHOSEN_YET' : 'PACKAGE_NOT_CHOSEN' })
          )}
        </span>{' '}
        {amount ? <span className={styles.amount}>{write(amount)}</span> : null}
      </span>{' '}
      <span className={styles.change}>
        {formatMessage({ id: option ? 'CHANGE' : 'CHOOSE' })}
        <Icon of={chevronDownIcon} size={20} />
      </span>
    </summary>
  );
}
