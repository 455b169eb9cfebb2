/** Where the shop sends to, for this visitor's market; with more than one market the way to choose another. */
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

/** @param brief the country's code alone, for narrow places; label and name are spoken. */
export const MarketNote = observer(function MarketNote({ brief = false }: { brief?: boolean }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { segment, panels } = useStores();
  const { addresses, frame } = useApp();
  const country = addresses.market(segment.market)?.country;
  const canChoose = frame.marketPanel === true && addresses.plan.markets.length > 1;
  // A market that is no country has no name of its own here; its way out is shown all the same.
  const name = country ? intl.formatDisplayName(country, { type: 'region' }) : undefined;
  if (!name && !canChoose) return null;

  const words = (
    <>
      <Icon of={globeIcon} size={20} />
      <span>
        <span className={brief ? 'visually-hidden' : undefined}>
          {formatMessage({ id: 'CHECKOUT_SUBTITLE_COUNTRY_INFO' })}:
        </span>{' '}
        {/* The name of a country beside the names of languages reads as one of them. */}
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
  if (!canChoose) return <p className={styles.market}>{words}</p>;
  return (
    <button
      type="button"
      className={classNames(styles.market, styles.choice)}
      aria-haspopup="dialog"
      aria-expanded={panels.current === 'market'}
      onClick={() => panels.open('market')}
      {...intent}
    >
      {words} <span className="visually-hidden">({formatMessage({ id: 'CHOOSE_YOUR_COUNTRY' })})</span>
    </button>
  );
});
