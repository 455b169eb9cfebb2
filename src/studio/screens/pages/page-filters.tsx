/** Which pages are listed, and in which order. */
import { useIntl } from 'react-intl';
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import { pageOrders } from './page-order.ts';
import { type PageFilter, pageKinds, pageStates, type StateFilter } from './use-page-filter.ts';

const kindTexts = { page: 'PAGES_KIND_PAGE', fragment: 'PAGES_KIND_FRAGMENT' } as const;
const orderTexts = {
  name: 'PAGES_ORDER_NAME',
  changed: 'PAGES_ORDER_CHANGED',
  findings: 'PAGES_ORDER_FINDINGS',
  views: 'PAGES_ORDER_VIEWS',
} as const;
const stateTexts: Readonly<Record<StateFilter, StudioMessageId>> = {
  '': 'PAGES_ALL_STATES',
  live: 'PAGES_STATE_LIVE',
  changed: 'PAGES_STATE_CHANGED',
  new: 'PAGES_STATE_NEW',
  scheduled: 'PAGES_STATE_SCHEDULED',
  withdrawn: 'PAGES_STATE_WITHDRAWN',
  findings: 'PAGES_WITH_FINDINGS',
};

interface Props {
  filter: PageFilter;
  onChange(change: Partial<Record<keyof PageFilter, string>>): void;
}

export function PageFilters({ filter: { kind, state, order }, onChange }: Props) {
  return (
    <>
      <Choice
        label="PAGES_KIND"
        value={kind}
        options={pageKinds.map(each => [each, kindTexts[each]])}
        onChange={value => onChange({ kind: value })}
      />
      <Choice
        label="PAGES_COLUMN_STATE"
        value={state}
        options={(['', ...pageStates, 'findings'] as const).map(each => [each, stateTexts[each]])}
        onChange={value => onChange({ state: value })}
      />
      <Choice
        label="PAGES_ORDER"
        value={order}
        options={pageOrders.map(each => [each, orderTexts[each]])}
        onChange={value => onChange({ order: value })}
      />
    </>
  );
}

interface ChoiceProps {
  label: StudioMessageId;
  value: string;
  options: readonly (readonly [value: string, text: StudioMessageId])[];
  onChange(value: string): void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const { formatMessage } = useIntl();
  return (
    <select
      aria-label={formatMessage({ id: label })}
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {formatMessage({ id: text })}
        </option>
      ))}
    </select>
  );
}
