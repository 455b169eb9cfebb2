/** Step 2: the delivery options for the zip code, once there is one. */

import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { ShippingChoice } from '#api/checkout/types.ts';
import { useDaysText } from '#components/product/use-days-text.ts';
import { bindPlaces } from '#kernel/bind-units.ts';
import { useCheckout } from '#stores/shopper/checkout-of.ts';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from '../checkout.module.css';
import { useCheckoutForm } from '../form-context.ts';
import { chosenMethod, deliveryState } from '../options-state.ts';
import { useUndelivered } from '../use-undelivered.ts';
import { FinerOptions } from './finer-options.tsx';
import { OptionsFailed } from './options-failed.tsx';
import { useFeeText } from './use-fee-text.ts';

/** Placeholder of the options while they load, or a retry button. */
function OptionsWaiting({ isFailed }: { isFailed: boolean }) {
  const { formatMessage } = useIntl();
  if (!isFailed)
    return (
      <div className={styles.waiting} aria-busy="true">
        <span className="visually-hidden">{formatMessage({ id: 'LOADING' })}</span>
        <Skeleton height="56px" />
        <Skeleton height="56px" />
      </div>
    );
  return <OptionsFailed text="CHECKOUT_OPTIONS_FAILED" />;
}

const longestMessage = 500;

export const DeliverySection = observer(function DeliverySection() {
  const { formatMessage } = useIntl();
  const store = useCheckout();
  const { idOf, errorOf } = useCheckoutForm();
  const error = errorOf('message');
  return (
    <div className={styles.fields}>
      <DeliveryOptions />
      <div id={idOf('message')}>
        <TextArea
          name="message"
          label={formatMessage({ id: 'LABEL_ORDER_MESSAGE' })}
          description={formatMessage({ id: 'CHECKOUT_MESSAGE_FIELD_DESCRIPTION' })}
          optional
          optionalLabel={formatMessage({ id: 'INPUT_OPTIONAL' })}
          rows={2}
          maxLength={longestMessage}
          value={store.form.message}
          onChange={message => store.keep({ message })}
          error={error ? formatMessage({ id: error }) : undefined}
        />
      </div>
    </div>
  );
});

const DeliveryOptions = observer(function DeliveryOptions() {
  const { formatMessage } = useIntl();
  const store = useCheckout();
  const feeOf = useFeeText();
  const daysText = useDaysText();
  const { idOf, errorOf } = useCheckoutForm();
  const error = errorOf('shippingId');
  const state = deliveryState(store);
  const undelivered = useUndelivered();
  if (state === 'no-zip')
    return <p className={styles.guard}>{formatMessage({ id: 'CHECKOUT_LOCATION_GUARD' })}</p>;
  if (undelivered) return <p className={styles.problem}>{undelivered}</p>;
  if (state !== 'ready') return <OptionsWaiting isFailed={state === 'failed'} />;
  const options = store.checkout?.shippingOptions ?? [];
  const withDays = ({ days }: ShippingChoice) => {
    const detail = daysText(days);
    return detail === null ? {} : { detail };
  };
  const chosen = chosenMethod(options, store.form.shippingId);
  return (
    <div id={idOf('shippingId')}>
      <RadioGroup
        name="shippingId"
        legend={formatMessage({ id: 'CHECKOUT_CHOOSE_SHIPPING' })}
        hideLegend
        options={options.map(method => {
          const isChosen = method.id === chosen?.method.id;
          return {
            value: String(method.id),
            title: bindPlaces(method.name),
            ...withDays(method),
            fee: feeOf((isChosen && chosen.finer) || method),
            more:
              isChosen && method.finer.length > 0 ? <FinerOptions of={method.finer} feeOf={feeOf} /> : null,
          };
        })}
        value={chosen ? String(chosen.method.id) : undefined}
        onChange={value => {
          const id = Number(value);
          const first = options.find(method => method.id === id)?.finer[0];
          store.change({ shippingId: first?.id ?? id });
        }}
        error={error ? formatMessage({ id: error }) : undefined}
      />
    </div>
  );
});
