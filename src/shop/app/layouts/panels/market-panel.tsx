/** The countries that the shop delivers to, with their currencies. A choice loads a new document, because everything on this one belongs to the old market (R-MARKET-8). */

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { Market } from '#api/channel/types.ts';
import { readableIn } from '#i18n/addresses.ts';
import { useLocale } from '#i18n/use-locale.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { Icon } from '#ui/icon.tsx';
import { checkIcon } from '#ui/icons.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useApp } from '../../context/app-context.ts';
import { marketHref } from '../../navigation/market-address.ts';
import styles from './market-panel.module.css';
import panelStyles from './panels.module.css';

const MarketPanel = observer(function MarketPanel({ open }: { open: boolean }) {
  const { formatMessage } = useIntl();
  const { panels, market } = useStores();
  const title = formatMessage({ id: 'MARKET_PANEL_TITLE' });

  useEffect(() => {
    if (open) void market.load();
  }, [open, market]);

  return (
    <Panel
      open={open}
      onClose={panels.close}
      title={title}
      closeLabel={formatMessage({ id: 'A11Y_CLOSE_PANEL' }, { name: title })}
    >
      {market.phase === 'failed' ? (
        <Feedback tone="error">
          <p>{formatMessage({ id: 'MARKET_LOAD_FAILED' })}</p>
          <Button
            variant="secondary"
            size="s"
            className={panelStyles.retry}
            onClick={() => void market.load()}
          >
            {formatMessage({ id: 'RETRY' })}
          </Button>
        </Feedback>
      ) : market.markets === null ? (
        <p className={panelStyles.waiting}>
          <Spinner size={32} />
          {formatMessage({ id: 'LOADING' })}
        </p>
      ) : (
        <ul className={styles.markets}>
          {market.choosable.map(each => (
            <Row key={each.alias} market={each} />
          ))}
        </ul>
      )}
    </Panel>
  );
});

const Row = observer(function Row({
  market: { alias, country, countryCode, allowedLocales },
}: {
  market: Market;
}) {
  const intl = useIntl();
  const locale = useLocale();
  const { market, segment } = useStores();
  const { addresses, languages } = useApp();
  const currency = market.currencyOf(alias);
  const here = location.pathname + location.search;
  const isCurrent = alias === segment.market;
  const name = (countryCode && intl.formatDisplayName(countryCode, { type: 'region' })) || country || alias;

  /** The page's language where the market has it: who chooses a country does not choose a language. */
  const readable = readableIn(allowedLocales);
  const to = readable.includes(locale.code) ? locale.code : (readable[0] ?? locale.code);

  return (
    <li>
      <a
        className={styles.market}
        href={marketHref({ market: alias, locale: to }, { href: here, at: segment, languages, addresses })}
        data-native=""
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => {
          market.choose(alias);
          market.rememberLanguage(to);
        }}
      >
        <span className={styles.name}>{name}</span> {isCurrent ? <Icon of={checkIcon} size={20} /> : null}
        {currency === null ? null : (
          <span className={styles.currency}>
            {intl.formatDisplayName(currency, { type: 'currency' })} ({currency})
          </span>
        )}
      </a>
    </li>
  );
});

export default MarketPanel;
