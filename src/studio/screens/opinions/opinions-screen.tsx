/** What shoppers have written: what waits for a decision, and the last decisions, which can be changed. */
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Pill } from '#page-form/pill.tsx';
import type { Opinion, OpinionList } from '#studio-api/opinions.ts';
import { Button } from '#ui/button.tsx';
import { useAsync } from '../../parts/api/use-async.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { LoadState } from '../../parts/messages/load-state.tsx';
import { OpinionEntry } from './opinion-entry.tsx';
import styles from './opinions.module.css';

const states = ['waiting', 'decided'] as const;
type State = (typeof states)[number];
const labels = { waiting: 'OPINIONS_WAITING', decided: 'OPINIONS_DECIDED' } as const;

export default function OpinionsScreen() {
  const intl = useIntl();
  const [state, setState] = useState<State>('waiting');
  useEffect(() => {
    document.title = `${intl.formatMessage({ id: 'OPINIONS_TITLE' })} · Studio`;
  }, [intl]);
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>
          <FormattedMessage id="OPINIONS_TITLE" />
        </h1>
        <fieldset className={styles.states}>
          <legend className="visually-hidden">
            <FormattedMessage id="OPINIONS_SHOWN" />
          </legend>
          {states.map(each => (
            <Pill
              key={each}
              type="radio"
              name="state"
              checked={each === state}
              onChange={() => setState(each)}
            >
              <FormattedMessage id={labels[each]} />
            </Pill>
          ))}
        </fieldset>
      </header>
      <p className={styles.help}>
        <FormattedMessage id="OPINIONS_HELP" />
      </p>
      <List key={state} state={state} />
    </div>
  );
}

const keyOf = ({ kind, id }: Opinion) => `${kind} ${id}`;

function List({ state }: { state: State }) {
  const { api, locale } = useStudio();
  const { value, error, reload } = useAsync(`${state} ${locale}`, () =>
    api.get<OpinionList>(`/api/opinions?${new URLSearchParams({ state, language: locale })}`),
  );
  /** Decided since the list was loaded. */
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  if (!value) return <LoadState error={error} onRetry={reload} />;
  const rows = value.rows.filter(row => !done.has(keyOf(row)));
  return (
    <>
      {rows.length === 0 ? (
        <p className={styles.empty}>
          <FormattedMessage id={state === 'waiting' ? 'OPINIONS_NONE_WAIT' : 'OPINIONS_NONE_DECIDED'} />
        </p>
      ) : null}
      <ul className={styles.list}>
        {rows.map(opinion => (
          <OpinionEntry
            key={keyOf(opinion)}
            opinion={opinion}
            onDone={() => setDone(new Set([...done, keyOf(opinion)]))}
          />
        ))}
      </ul>
      {value.hasMore && rows.length === 0 ? (
        <Button size="s" variant="secondary" onClick={reload}>
          <FormattedMessage id="OPINIONS_MORE" />
        </Button>
      ) : null}
      {value.hasMore && rows.length > 0 ? (
        <p className={styles.help}>
          <FormattedMessage id="OPINIONS_MORE_AFTER" />
        </p>
      ) : null}
    </>
  );
}
