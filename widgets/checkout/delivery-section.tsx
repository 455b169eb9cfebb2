/** Step 2: the delivery options for the zip code, once there is one. */
import type { FinerChoice } from '#api/checkout/types.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { useStores } from '#stores/stores-context.ts';
import { RadioGroup } from '#ui/radio-group.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { observer } from 'mobx-react-lite';
import styles from './checkout.module.css';
import { FinerOptions } from './finer-options.tsx';
import { useForm } from './form-context.ts';
import { OptionsWaiting } from './options-waiting.tsx';
import { chosenWay, deliveryState } from './options-state.ts';

const longestMessage = 500;

export const DeliverySection = observer(function DeliverySection() {
  const { t } = useTexts();
  const { checkout: store } = useStores();
  return (
    <div className={styles.fields}>
      <DeliveryOptions />
      <TextArea
        name="message"
        label={t('LABEL_ORDER_MESSAGE')}
        description={t('CHECKOUT_MESSAGE_FIELD_DESCRIPTION')}
        optional
        optionalLabel={t('INPUT_OPTIONAL')}
        rows={2}
        maxLength={longestMessage}
        value={store.form.message}
        onChange={message => store.keep({ message })}
      />
    </div>
  );
});

const DeliveryOptions = observer(function DeliveryOptions() {
  const { t } = useTexts();
  const { checkout: store, segment } = useStores();
  const { idOf, faultOf } = useForm();
  const fault = faultOf('shippingId');
  const state = deliveryState(store);
  const feeOf = ({ isFree, feeIncVatFormatted, feeExVatFormatted }: FinerChoice) =>
    isFree ? t('FREE') : segment.vatIncluded ? feeIncVatFormatted : feeExVatFormatted;
  if (state === 'no-zip') return <p className={styles.guard}>{t('CHECKOUT_LOCATION_GUARD')}</p>;
  if (state === 'none') return <p className={styles.problem}>{t('CHECKOUT_NO_SHIPPING_OPTIONS')}</p>;
  if (state !== 'ready') return <OptionsWaiting isFailed={state === 'failed'} />;
  const options = store.checkout?.shippingOptions ?? [];
  const chosen = chosenWay(options, store.form.shippingId);
  return (
    <div id={idOf('shippingId')}>
      <RadioGroup
        name="shippingId"
        legend={t('CHECKOUT_CHOOSE_SHIPPING')}
        hideLegend
        options={options.map(way => {
          const isChosen = way.id === chosen?.way.id;
          return {
            value: String(way.id),
            title: way.name,
            fee: feeOf((isChosen && chosen.finer) || way),
            more: isChosen && way.finer.length > 0 ? <FinerOptions of={way.finer} feeOf={feeOf} /> : null,
          };
        })}
        value={chosen ? String(chosen.way.id) : undefined}
        onChange={value => {
          const id = Number(value);
          const first = options.find(way => way.id === id)?.finer[0];
          store.change({ shippingId: first?.id ?? id });
        }}
        error={fault ? t(fault) : undefined}
      />
    </div>
  );
});
