/** The country that the visitor's market delivers to; with more than one market, a button to choose another. */
import { useIntl } from 'react-intl';
import { useStores } from '#stores/stores-context.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { globeIcon } from '#ui/icons.ts';
import { observer } from 'mobx-react-lite';
import { useApp } from '../app-context.ts';
import styles from './market-notice.module.css';
import { fetchOnIntent } from './panels/fetch-on-intent.ts';

const intent = fetchOnIntent(() => import('./panels/market-panel.tsx'));

/** @param brief shows only the country code, for narrow places; label and name are for screen readers. */
export const MarketNotice = observer(function MarketNotice({ brief = false }: { brief?: boolean }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { segment, panels } = useStores();
  const { addresses, frame } = useApp();
  const country = addresses.market(segment.market)?.country;
  const canChoose = frame.marketPanel === true && addresses.plan.markets.length > 1;
  // A market without a country has no name; the button to choose another one is shown anyway.
  const name = country ? intl.formatDisplayName(country, { type: 'region' }) : undefined;
  if (!name && !canChoose) return null;

  const content = (
    <>
      <Icon of={globeIcon} size={20} />
      <span>
        <span className={brief ? 'visually-hidden' : undefined}>
          {formatMessage({ id: 'CHECKOUT_SUBTITLE_COUNTRY_INFO' })}:
        </span>{' '}
        {/* The country code, because a country name beside language names reads as one of them. */}
        {brief && name ? (
          <>
            <span className="visually-hidden">{name}</span>
            <span aria-hidden="true">{country}</span>
          </>
        ) : (
          (name ?? segment.market.toUpperCase())
        )}
      </span>
    </>
  );
  if (!canChoose) return <p className={styles.market}>{content}</p>;
  return (
    <button
      type="button"
      className={classNames(styles.market, styles.choice)}
      aria-haspopup="dialog"
      aria-expanded={panels.current === 'market'}
      onClick={() => panels.open('market')}
      {...intent}
    >
      {content} <span className="visually-hidden">({formatMessage({ id: 'CHOOSE_YOUR_COUNTRY' })})</span>
    </button>
  );
});
