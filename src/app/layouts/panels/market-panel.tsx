/** Country, currency and language, grouped by region. A choice loads a new document, because everything on this one belongs to the old market (R-MARKET-8). */
import { useIntl } from 'react-intl';
import { hasMessage } from '#i18n/create-intl.ts';
import { useLocale } from '#i18n/use-locale.ts';
import type { Market } from '#api/channel/types.ts';
import { locales } from '#i18n/locales.ts';
import { readableIn } from '#i18n/addresses.ts';
import { useStores } from '#stores/stores-context.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { Icon } from '#ui/icon.tsx';
import { checkIcon } from '#ui/icons.ts';
import { Panel } from '#ui/panel.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { useApp } from '../../app-context.ts';
import { marketHref } from '../../navigation/market-address.ts';
import { marketGroups } from './market-groups.ts';
import styles from './market-panel.module.css';
import panelStyles from './panels.module.css';

const MarketPanel = observer(function MarketPanel({ open }: { open: boolean }) {
  const intl = useIntl();
  const { formatMessage } = intl;
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
        marketGroups(market.choosable).map(({ key, markets }) => {
          const name = `MARKET_GROUP_${key}`;
          return (
            <Group
              key={key}
              title={hasMessage(intl, name) ? formatMessage({ id: name }) : ''}
              markets={markets}
            />
          );
        })
      )}
    </Panel>
  );
});

function Group({ title, markets }: { title: string; markets: readonly Market[] }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={title ? id : undefined}>
      {title ? (
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
      ) : null}
      <ul>
        {markets.map(market => (
          <Row key={market.alias} market={market} />
        ))}
      </ul>
    </section>
  );
}

const Row = observer(function Row({
  market: { alias, country, countryCode, allowedLocales },
}: {
  market: Market;
}) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const locale = useLocale();
  const { market, segment } = useStores();
  const { addresses, languages } = useApp();
  const currency = market.currencyOf(alias);
  const here = location.pathname + location.search;
  const isCurrent = alias === segment.market;
  const name = (countryCode && intl.formatDisplayName(countryCode, { type: 'region' })) || country || alias;

  return (
    <li className={styles.market} data-current={isCurrent || undefined}>
      <p className={styles.name}>
        {name}
        {isCurrent ? (
          <>
            <Icon of={checkIcon} size={20} />
            <span className="visually-hidden">{formatMessage({ id: 'MARKET_CURRENT' })}</span>
          </>
        ) : null}
      </p>
      {currency === null ? null : (
        <p className={styles.currency}>
          {intl.formatDisplayName(currency, { type: 'currency' })} ({currency})
        </p>
      )}
      <ul className={styles.languages}>
        {readableIn(allowedLocales).map(code => (
          <li key={code}>
            <a
              className={styles.language}
              href={marketHref(
                { market: alias, locale: code },
                { href: here, at: segment, languages, addresses },
              )}
              hrefLang={code}
              data-native=""
              aria-current={isCurrent && code === locale.code ? 'true' : undefined}
              onClick={() => {
                market.choose(alias);
                market.rememberLanguage(code);
              }}
            >
              <span className="visually-hidden">{name}:</span> <span lang={code}>{locales[code].phrase}</span>
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
});

export default MarketPanel;
