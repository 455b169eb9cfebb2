/** Where the shop sends to, for this visitor's market. */
import { useTexts } from '#i18n/texts-provider.tsx';
import { useStores } from '#stores/stores-context.ts';
import { Icon } from '#ui/icon.tsx';
import { globeIcon } from '#ui/icons.ts';
import styles from './market-note.module.css';

/** Markets that are a country, by alias (spec 1 §1). */
const countries: Readonly<Record<string, string>> = { fi: 'FI', se: 'SE', dk: 'DK', no: 'NO' };

export function MarketNote() {
  const { t, intl } = useTexts();
  const country = countries[useStores().segment.market];
  if (country === undefined) return null;
  return (
    <p className={styles.market}>
      <Icon of={globeIcon} size={20} />
      {t('CHECKOUT_SUBTITLE_COUNTRY_INFO')}: {intl.formatDisplayName(country, { type: 'region' })}
    </p>
  );
}
