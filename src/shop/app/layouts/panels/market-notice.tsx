/** The country that the visitor's market delivers to; with more than one market, a button to choose another. */

import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { PlainForm, plainType } from '#components/content/plain-form.tsx';
import { StaticHtml } from '#engine/view/static-html.tsx';
import { useStores } from '#stores/shopper/stores-context.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { globeIcon } from '#ui/icons.ts';
import { useApp } from '../../context/app-context.ts';
import { usePlainHref } from '../../context/use-plain-href.ts';
import { fetchOnIntent, withDialog } from './fetch-on-intent.ts';
import styles from './market-notice.module.css';

const intent = fetchOnIntent(
  withDialog(() => import('./market-panel.tsx')),
  'panels',
);

interface Props {
  /** Name under which the browser keeps the country of the server's HTML; absent where the browser makes it. */
  staticName?: string;
}

export const MarketNotice = observer(function MarketNotice({ staticName }: Props) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { segment, panels } = useStores();
  const { addresses, frame } = useApp();
  const formHref = usePlainHref('choices');
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
        {/* With its label: a country name alone, beside the languages, reads as one of them. */}
        {`${formatMessage({ id: 'MARKET_DELIVERY' })}: `}
        {country ? <CountryName staticName={staticName} name={nameOf(country)} /> : code}
      </span>
    </>
  );
  if (!canChoose) return <p className={styles.market}>{content}</p>;
  return (
    <PlainForm action={formHref}>
      <button
        type={plainType(formHref)}
        className={classNames(styles.market, styles.choice)}
        aria-haspopup="dialog"
        aria-expanded={panels.current === 'market'}
        onClick={event => {
          event.preventDefault();
          panels.open('market');
        }}
        {...intent}
      >
        {content} <span className="visually-hidden">({formatMessage({ id: 'CHOOSE_YOUR_COUNTRY' })})</span>
      </button>
    </PlainForm>
  );
});

const CountryName = ({ staticName, name }: { staticName: string | undefined; name: () => string }) =>
  staticName === undefined ? (
    name()
  ) : (
    <StaticHtml as="span" name={staticName}>
      {name}
    </StaticHtml>
  );
