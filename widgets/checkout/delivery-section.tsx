/** Step 2: the ways of delivery for the zip code, once there is one. */
import { useTexts } from '#i18n/texts-provider.tsx';
import { useStores } from '#stores/stores-context.ts';
import { RadioGroup } from '#ui/radio-group.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { observer } from 'mobx-react-lite';
import styles from './checkout.module.css';
import { useForm } from './form-context.ts';
import { OptionsWaiting } from './options-waiting.tsx';
import { deliveryState } from './options-state.ts';

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
  if (state === 'no-zip') return <p className={styles.guard}>{t('CHECKOUT_LOCATION_GUARD')}</p>;
  if (state === 'none') return <p className={styles.problem}>{t('CHECKOUT_NO_SHIPPING_OPTIONS')}</p>;
  if (state !== 'ready') return <OptionsWaiting isFailed={state === 'failed'} />;
  return (
    <div id={idOf('shippingId')}>
      <RadioGroup
        name="shippingId"
        legend={t('CHECKOUT_CHOOSE_SHIPPING')}
        hideLegend
        options={(store.checkout?.shippingOptions ?? []).map(option => ({
          value: String(option.id),
          title: option.name,
          fee: option.isFree
            ? t('FREE')
            : segment.vatIncluded
              ? option.feeIncVatFormatted
              : option.feeExVatFormatted,
        }))}
        value={store.form.shippingId === null ? undefined : String(store.form.shippingId)}
        onChange={value => store.change({ shippingId: Number(value) })}
        error={fault ? t(fault) : undefined}
      />
    </div>
  );
});
