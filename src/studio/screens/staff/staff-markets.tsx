/** The markets for which a person writes and publishes. */
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useStudio } from '../../parts/context/studio-context.ts';
import { nameOfMarket, namesOfMarkets } from '../../parts/texts/market-names.ts';
import styles from './staff.module.css';

interface Props {
  /** Whose markets these are. */
  label: string;
  /** Null: all. */
  markets: readonly string[] | null;
  /** Shown until it resolves, whatever becomes of it. */
  onChange(markets: readonly string[] | null): Promise<unknown> | void;
}

export function StaffMarkets({ label, markets: saved, onChange }: Props) {
  const intl = useIntl();
  const [pending, setPending] = useState<readonly string[] | null>();
  /** One after the other: each change says all markets. */
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const markets = pending === undefined ? saved : pending;
  const { session } = useStudio();
  const all = session.markets.map(({ alias }) => alias);
  const chosen = markets ?? all;
  // One that the shop does not have any more can be taken away.
  const listed = [...new Set([...all, ...chosen])];
  const change = (alias: string, isOn: boolean) => {
    const next = listed.filter(each => (each === alias ? isOn : chosen.includes(each)));
    const given = all.every(each => next.includes(each)) ? null : next;
    setPending(given);
    const turn = last.current.then(() => onChange(given));
    last.current = turn;
    void turn.finally(() => {
      if (last.current === turn) setPending(undefined);
    });
  };
  return (
    <details className={styles.markets}>
      <summary aria-label={label}>
        {markets === null ? (
          <FormattedMessage id="STAFF_MARKETS_ALL" />
        ) : (
          namesOfMarkets(markets, session.markets, intl)
        )}
      </summary>
      <fieldset aria-label={label}>
        {listed.map(alias => (
          <label key={alias}>
            <input
              type="checkbox"
              checked={chosen.includes(alias)}
              // A person without any market could write nothing.
              disabled={chosen.length === 1 && chosen[0] === alias}
              onChange={event => change(alias, event.currentTarget.checked)}
            />
            {nameOfMarket(alias, session.markets, intl)}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
