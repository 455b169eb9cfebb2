/** Person or organisation, as two halves of one control. */
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import type { CustomerType } from '#kernel/segment.ts';
import styles from './checkout.module.css';

interface Props {
  types: readonly CustomerType[];
  value: CustomerType;
  onChange: (value: CustomerType) => void;
}

const names: Record<CustomerType, MessageId> = {
  PERSON: 'CUSTOMER_TYPE_PERSON',
  ORGANIZATION: 'CUSTOMER_TYPE_ORGANIZATION',
};

export function CustomerTypeChoice({ types, value, onChange }: Props) {
  const { t } = useTexts();
  return (
    <fieldset>
      <legend className="visually-hidden">{t('LABEL_CUSTOMER_TYPE')}</legend>
      <div className={styles.halves}>
        {types.map(type => (
          <label key={type} className={styles.half}>
            <input
              type="radio"
              name="customerType"
              className={styles.halfRadio}
              value={type}
              checked={type === value}
              onChange={() => onChange(type)}
            />
            {t(names[type])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
