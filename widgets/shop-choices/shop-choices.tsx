/** A form per choice; the current one is marked. */
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { ShopChoicesResolved } from '#engine/page-types.gen.ts';
import { Button } from '#ui/button.tsx';
import styles from './shop-choices.module.css';
import type { ShopChoicesData } from './shop-choices-data.ts';

interface Option {
  value: string;
  text: string;
  isCurrent: boolean;
}

export function ShopChoices({ props, data, page }: WidgetProps<ShopChoicesResolved, ShopChoicesData>) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { market, customerType, vatIncluded } = page.segment;
  const { customerTypes } = page.config.shopper;

  const markets = data.markets.map(({ alias, country, countryCode, currency }) => {
    const name = (countryCode && intl.formatDisplayName(countryCode, { type: 'region' })) || country || alias;
    return { value: alias, text: currency ? `${name} (${currency})` : name, isCurrent: alias === market };
  });
  const types = customerTypes.map(({ type }) => ({
    value: type,
    text: formatMessage({ id: `CUSTOMER_TYPE_${type}` }),
    isCurrent: type === customerType,
  }));
  const vat = [
    { value: 'inc', text: formatMessage({ id: 'VAT_TOGGLE_INC' }), isCurrent: vatIncluded },
    { value: 'ex', text: formatMessage({ id: 'VAT_TOGGLE_EX' }), isCurrent: !vatIncluded },
  ];
  return (
    <div className={styles.choices}>
      <h1>{props.title ?? formatMessage({ id: 'CHOICES_TITLE' })}</h1>
      <p>{formatMessage({ id: 'CHOICES_TEXT' })}</p>
      <form method="post" data-native="" className={styles.form}>
        <input type="hidden" name="to" value={data.to} />
        <Choice name="market" title={formatMessage({ id: 'CHOOSE_YOUR_COUNTRY' })} options={markets} />
        {data.isSignedIn ? null : (
          <Choice
            name="customerType"
            title={formatMessage({ id: 'CUSTOMER_TYPE_TOGGLE_LABEL' })}
            options={types}
          />
        )}
        <Choice name="vat" title={formatMessage({ id: 'VAT_TOGGLE_LABEL' })} options={vat} />
      </form>
    </div>
  );
}

function Choice({ name, title, options }: { name: string; title: string; options: readonly Option[] }) {
  if (options.length < 2) return null;
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.title}>{title}</legend>
      {options.map(({ value, text, isCurrent }) => (
        <Button
          key={value}
          type="submit"
          variant={isCurrent ? 'primary' : 'secondary'}
          name={name}
          value={value}
          aria-pressed={isCurrent}
        >
          {text}
        </Button>
      ))}
    </fieldset>
  );
}
