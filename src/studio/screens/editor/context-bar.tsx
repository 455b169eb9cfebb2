/** For whom and when the canvas shows the page, and in words what that is. */
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { chevronDownIcon } from '#ui/icons.ts';
import type { PageView } from '../../editing/context/editor-context.ts';
import { useShopClock } from '../../parts/texts/use-shop-clock.ts';
import { zoneName } from '../../parts/texts/zone-name.ts';
import { contextSentence, isStartContext } from './context-sentence.ts';
import styles from './editor.module.css';
import { VehicleChoice } from './vehicle-choice.tsx';
import { WidthChoice } from './width-choice.tsx';

interface SelectProps<Value extends string> {
  label: StudioMessageId;
  value: Value;
  options: readonly { value: Value; name: string }[];
  onChange(value: Value): void;
}

function SelectChoice<Value extends string>({ label, value, options, onChange }: SelectProps<Value>) {
  const intl = useIntl();
  return (
    <label className={styles.choice}>
      <span>{intl.formatMessage({ id: label })}</span>
      <select
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options.find(option => option.value === currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface Props {
  view: PageView;
}

interface BarProps extends Props {
  /** Title of the release that is edited; absent: none. */
  release?: string | undefined;
  /** For whom alone what is changed is written; absent: for all. */
  own?: { place: string; markets: readonly string[]; customerTypes: readonly string[] } | undefined;
  /** What else is chosen here, before the others. */
  leading?: ReactNode;
}

export const ContextBar = observer(function ContextBar({ view, release, own, leading }: BarProps) {
  const intl = useIntl();
  const { context, session } = view;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isStart = isStartContext(context, session);
  const isOther = !isStart || context.release !== undefined || own !== undefined;
  return (
    <section
      className={classNames(styles.context, isOther && styles.otherContext)}
      aria-label={intl.formatMessage({ id: 'CONTEXT_TITLE' })}
    >
      {leading}
      {/* What a choice has changed is said, too. */}
      <div aria-live="polite">
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {contextSentence(context, session, intl)}
          <Icon of={chevronDownIcon} size={16} className={isOpen ? styles.turned : undefined} />
        </button>
      </div>
      <WidthChoice view={view} />
      <p className={styles.sentence} aria-live="polite">
        {own === undefined ? null : (
          <strong className={styles.only}>
            <FormattedMessage id="OWN_SENTENCE" values={{ place: own.place }} />{' '}
          </strong>
        )}
        {release === undefined ? null : (
          <>
            <FormattedMessage id="CONTEXT_SENTENCE_RELEASE" values={{ title: release }} />{' '}
          </>
        )}
      </p>
      {isStart ? null : (
        <button type="button" className={styles.plain} onClick={() => view.resetContext()}>
          <FormattedMessage id="CONTEXT_RESET" />
        </button>
      )}
      <div id={id} className={styles.choices} hidden={!isOpen}>
        <PlaceChoices view={view} only={own?.markets ?? []} />
        <CustomerChoices view={view} only={own?.customerTypes ?? []} />
        <VehicleChoice view={view} />
        <MomentChoice view={view} />
      </div>
    </section>
  );
});

/** @param only markets for which alone something is edited; none: all */
const PlaceChoices = observer(function PlaceChoices({ view, only }: Props & { only: readonly string[] }) {
  const intl = useIntl();
  const { context, session } = view;
  const markets = session.markets.filter(({ alias }) => only.length === 0 || only.includes(alias));
  const regions = new Intl.DisplayNames(intl.locale, { type: 'region' });
  return (
    <>
      <SelectChoice
        label="CONTEXT_MARKET"
        value={context.market}
        options={markets.map(({ alias, country }) => ({
          value: alias,
          name: regions.of(country.toUpperCase()) ?? country,
        }))}
        onChange={market => view.setContext({ market })}
      />
      <SelectChoice
        label="CONTEXT_LANGUAGE"
        value={context.locale}
        options={session.locales.map(({ code, name }) => ({ value: code, name }))}
        onChange={locale => view.setContext({ locale })}
      />
    </>
  );
});

/** @param only kinds of customers for which alone something is edited; none: all */
const CustomerChoices = observer(function CustomerChoices({
  view,
  only,
}: Props & { only: readonly string[] }) {
  const intl = useIntl();
  const { context } = view;
  const option = <Value extends string>(value: Value, id: StudioMessageId) => ({
    value,
    name: intl.formatMessage({ id }),
  });
  return (
    <>
      <SelectChoice
        label="CONTEXT_CUSTOMER"
        value={context.customerType}
        options={[option('PERSON', 'CONTEXT_PERSON'), option('ORGANIZATION', 'CONTEXT_ORGANIZATION')].filter(
          ({ value }) => only.length === 0 || only.includes(value),
        )}
        onChange={customerType => view.setContext({ customerType, vatIncluded: customerType === 'PERSON' })}
      />
      <SelectChoice
        label="CONTEXT_PRICES"
        value={context.vatIncluded ? 'with' : 'without'}
        options={[option('with', 'CONTEXT_WITH_VAT'), option('without', 'CONTEXT_WITHOUT_VAT')]}
        onChange={value => view.setContext({ vatIncluded: value === 'with' })}
      />
      <SelectChoice
        label="CONTEXT_SIGNED_IN"
        value={context.signedIn ? 'customer' : 'visitor'}
        options={[option('visitor', 'CONTEXT_VISITOR'), option('customer', 'CONTEXT_CUSTOMER_SIGNED_IN')]}
        onChange={value => view.setContext({ signedIn: value === 'customer' })}
      />
    </>
  );
});

const MomentChoice = observer(function MomentChoice({ view }: Props) {
  const intl = useIntl();
  const { context } = view;
  const clock = useShopClock();
  return (
    <label className={styles.choice}>
      <span>
        <FormattedMessage id="CONTEXT_MOMENT" values={{ zone: zoneName(intl) }} />
      </span>
      <input
        type="datetime-local"
        value={context.at === undefined ? '' : clock.toLocal(context.at)}
        onChange={({ currentTarget: { value } }) => view.setContext({ at: clock.toMoment(value) ?? '' })}
      />
    </label>
  );
});
