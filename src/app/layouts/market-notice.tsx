/** The country that the visitor's market delivers to; with more than one market, a button to choose another. */
import { useIntl } from 'react-intl';
import { StaticHtml } from '#engine/view/static-html.tsx';
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
  if (!country && !canChoose) return null;
  const code = segment.market.toUpperCase();
  // The browser keeps the name of the server's HTML: to make it, it opens the names of all countries.
  const nameOf = (region: string) => () => intl.formatDisplayName(region, { type: 'region' }) ?? code;

  const content = (
    <>
      <Icon of={globeIcon} size={20} />
      <span>
        <span className={brief ? 'visually-hidden' : undefined}>
          {formatMessage({ id: 'CHECKOUT_SUBTITLE_COUNTRY_INFO' })}:
        </span>{' '}
        {/* The country code, because a country name beside language names reads as one of them. */}
        {country ? (
          <StaticHtml as="span" className={brief ? 'visually-hidden' : undefined}>
            {nameOf(country)}
          </StaticHtml>
        ) : (
          code
        )}
        {country && brief ? <span aria-hidden="true">{country}</span> : null}
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
