/**
 * What the list of orders shows: part of its address, so that it can be shared and coming back shows the same. A search that
 * may be about a person stays in the browser's history entry: an address is logged and passed on.
 */
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type OrderState, orderStates } from '#kernel/order/order-states.ts';
import { type OrderWait, orderWaits } from '#studio-api/orders.ts';

export interface OrderFilter {
  search: string;
  state: OrderState | null;
  waits: OrderWait | null;
}

/** Keeps what was searched out of the address. */
export interface ListState {
  search: string;
}

const isListState = (state: unknown): state is ListState =>
  typeof state === 'object' && state !== null && 'search' in state && typeof state.search === 'string';

export function useOrderFilter(): [
  OrderFilter,
  (change: Partial<OrderFilter>, mayBePersonal: boolean) => void,
] {
  const navigate = useNavigate();
  const location = useLocation();
  const params = new URLSearchParams(location.search);
  const kept: unknown = location.state;
  const filter: OrderFilter = {
    search: params.get('search') ?? (isListState(kept) ? kept.search : ''),
    state: orderStates.find(each => each === params.get('state')) ?? null,
    waits: orderWaits.find(each => each === params.get('waits')) ?? null,
  };
  const { search, state, waits } = filter;
  const change = useCallback(
    (next: Partial<OrderFilter>, mayBePersonal: boolean) => {
      const wanted = { search, state, waits, ...next };
      const shown = new URLSearchParams();
      if (wanted.search && !mayBePersonal) shown.set('search', wanted.search);
      if (wanted.state) shown.set('state', wanted.state);
      if (wanted.waits) shown.set('waits', wanted.waits);
      const hidden = { search: mayBePersonal ? wanted.search : '' } satisfies ListState;
      void navigate({ search: shown.toString() }, { replace: true, state: hidden });
    },
    [navigate, search, state, waits],
  );
  return [filter, change];
}
