/** Orders: searched, limited to what waits, page by page. */
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { orderStates } from '#kernel/order/order-states.ts';
import { Pill } from '#page-form/pill.tsx';
import { longestOfOrder, type OrderPage, type OrderSummary, orderWaits } from '#studio-api/orders.ts';
import { Button } from '#ui/button.tsx';
import { useAsync } from '../../parts/api/use-async.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { useEvents } from '../../parts/context/use-events.ts';
import { LoadState } from '../../parts/messages/load-state.tsx';
import ofList from './order-list.module.css';
import { OrderTable } from './order-table.tsx';
import { stateTexts, waitTexts } from './order-texts.ts';
import styles from './orders.module.css';
import { OrderSearchField } from './search-field.tsx';
import { type OrderFilter, useOrderFilter } from './use-order-filter.ts';

type ChangeFilter = ReturnType<typeof useOrderFilter>[1];

export function OrderList() {
  const intl = useIntl();
  const [filter, setFilter] = useOrderFilter();
  const [waiting, setWaiting] = useState<OrderPage['waiting'] | null>(null);
  const { search, state, waits } = filter;
  useEffect(() => {
    document.title = `${intl.formatMessage({ id: 'SHELL_SECTION_ORDERS' })} · Studio`;
  }, [intl]);
  return (
    <div className={styles.screen}>
      <header className={ofList.head}>
        <h1>
          <FormattedMessage id="SHELL_SECTION_ORDERS" />
        </h1>
        <OrderSearchField
          label="ORDERS_SEARCH"
          maxLength={longestOfOrder.search}
          search={search}
          onSearch={text => setFilter({ search: text }, true)}
        />
        <select
          aria-label={intl.formatMessage({ id: 'ORDERS_STATE' })}
          value={state ?? ''}
          onChange={({ currentTarget: { value } }) =>
            setFilter({ state: orderStates.find(each => each === value) ?? null }, true)
          }
        >
          <option value="">{intl.formatMessage({ id: 'ORDERS_ALL_STATES' })}</option>
          {orderStates.map(each => (
            <option key={each} value={each}>
              {intl.formatMessage({ id: stateTexts[each] })}
            </option>
          ))}
        </select>
        <Link to="/orders/stock">
          <FormattedMessage id="ARTICLES_TITLE" />
        </Link>
      </header>
      <WaitFilter waits={waits} waiting={waiting} onChange={setFilter} />
      <Pages
        key={JSON.stringify(filter)}
        filter={filter}
        onPage={page => {
          setWaiting(page.waiting);
          // Only what is certainly a number becomes part of the address.
          if (search && !page.isPersonal) setFilter({}, false);
        }}
      />
    </div>
  );
}

interface WaitProps {
  waits: OrderFilter['waits'];
  /** Null until they are known. */
  waiting: OrderPage['waiting'] | null;
  onChange: ChangeFilter;
}

function WaitFilter({ waits, waiting, onChange }: WaitProps) {
  const { formatMessage } = useIntl();
  return (
    <fieldset className={ofList.waits}>
      <legend className="visually-hidden">
        <FormattedMessage id="ORDERS_SHOWN" />
      </legend>
      <Pill
        type="radio"
        name="waits"
        checked={waits === null}
        onChange={() => onChange({ waits: null }, true)}
      >
        <FormattedMessage id="ORDERS_WAIT_ALL" />
      </Pill>
      {orderWaits.map(each => (
        <Pill
          key={each}
          type="radio"
          name="waits"
          checked={waits === each}
          onChange={() => onChange({ waits: each }, true)}
        >
          {formatMessage({ id: waitTexts[each] })}
          {waiting ? ` (${waiting[each]})` : null}
        </Pill>
      ))}
    </fieldset>
  );
}

/** The list with what it begins with now: orders that have come, changed or left, above the older ones that stay. */
export function withNewest(
  shown: readonly OrderSummary[],
  newest: readonly OrderSummary[],
): readonly OrderSummary[] {
  const last = newest.at(-1);
  return last ? [...newest, ...shown.filter(({ number }) => number < last.number)] : newest;
}

function Pages({ filter, onPage }: { filter: OrderFilter; onPage(page: OrderPage): void }) {
  const { api } = useStudio();
  const [before, setBefore] = useState<number | null>(null);
  const [earlier, setEarlier] = useState<readonly OrderSummary[]>([]);
  const { value, error, reload } = useAsync(String(before), () =>
    api.post<OrderPage>('/api/orders/search', { ...filter, before }),
  );
  const newest = useRef(onPage);
  useEffect(() => {
    newest.current = onPage;
  });
  useEffect(() => {
    if (value) newest.current(value);
  }, [value]);
  useEvents(['orders'], () => {
    if (before === null) return reload();
    // Older pages stay open: what is new or has changed at the beginning takes its place above them.
    api.post<OrderPage>('/api/orders/search', { ...filter, before: null }).then(
      page => {
        newest.current(page);
        setEarlier(shown => withNewest(shown, page.rows));
      },
      // The next event asks again.
      () => undefined,
    );
  });
  const rows = [...earlier, ...(value?.rows ?? [])];
  const last = rows.at(-1);
  if (value && rows.length === 0)
    return (
      <p className={styles.empty}>
        <FormattedMessage id={filter.waits && !filter.search ? 'ORDERS_NONE_WAIT' : 'ORDERS_NONE'} />
      </p>
    );
  return (
    <>
      {rows.length > 0 ? <OrderTable orders={rows} search={filter.search} /> : null}
      {value ? null : <LoadState error={error} onRetry={reload} />}
      {value?.hasMore && last ? (
        <Button
          size="s"
          variant="secondary"
          className={ofList.more}
          onClick={() => {
            setEarlier(rows);
            setBefore(last.number);
          }}
        >
          <FormattedMessage id="ORDERS_MORE" />
        </Button>
      ) : null}
    </>
  );
}
