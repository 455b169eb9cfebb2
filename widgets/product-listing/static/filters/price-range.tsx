/** Price range as a plain form; an empty end is open. */
import { useIntl } from 'react-intl';
import { priceFromKey, priceToKey } from '#api/catalogue/choices/list-choices.ts';
import type { ListStore } from '#stores/lists/list-store.ts';
import styles from './filters.module.css';

export function PriceRange({ store }: { store: ListStore }) {
  const { id, list, choices } = store;
  const { formatMessage } = useIntl();
  const price = list.facets?.price;
  const ends = [
    {
      key: priceFromKey,
      label: formatMessage({ id: 'FILTER_PRICE_FROM' }),
      value: choices.priceFrom,
      hint: price?.lowest,
    },
    {
      key: priceToKey,
      label: formatMessage({ id: 'FILTER_PRICE_TO' }),
      value: choices.priceTo,
      hint: price?.highest,
    },
  ];
  return (
    // Remounted for every URL, since the typed values belong to the previous one.
    <form
      key={ends.map(({ value }) => value).join()}
      method="get"
      action={store.path}
      className={styles.range}
    >
      {store.otherParameters([priceFromKey, priceToKey]).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {ends.map(({ key, label, value, hint }) => (
        <div key={key} className={styles.end}>
          <label htmlFor={`${id}-${key}`}>{label}</label>
          <input
            id={`${id}-${key}`}
            name={key}
            inputMode="numeric"
            pattern="[0-9]{1,7}"
            maxLength={7}
            autoComplete="off"
            defaultValue={value}
            placeholder={
              hint === undefined
                ? undefined
                : String(key === priceFromKey ? Math.floor(hint) : Math.ceil(hint))
            }
          />
        </div>
      ))}
      <button type="submit" id={`${id}-price-apply`} className={styles.apply}>
        {formatMessage({ id: 'FILTER_PRICE_APPLY' })}
      </button>
    </form>
  );
}
