/** A text field of the form: validated on blur, and with all others on submit. */
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { useCheckout } from '#stores/shopper/checkout-of.ts';
import { TextInput, type TextInputProps } from '#ui/form/text-input.tsx';
import { useCheckoutForm } from '../form-context.ts';
import { useUndelivered } from '../use-undelivered.ts';
import type { FieldName } from './field-rules.ts';

type Passed = Pick<
  TextInputProps,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'description' | 'list'
>;

interface Props extends Passed {
  field: FieldName;
  label: MessageId;
  value: string;
  onChange: (value: string) => void;
  /** Returns the error of a value; without it the field is optional. */
  errorFor?: (value: string) => MessageId | null;
}

const mostCharacters = 200;

export const FormField = observer(function FormField({
  field,
  label,
  value,
  onChange,
  errorFor,
  ...input
}: Props) {
  const { formatMessage } = useIntl();
  const { idOf, errorOf } = useCheckoutForm();
  const { form } = useCheckout();
  const { country } = form.billingAddress;
  // Numbers have other names in other countries.
  const say = (id: MessageId) => formatMessage({ id }, { country });
  const undelivered = useUndelivered();
  const isUndelivered =
    undelivered !== null && field === `${form.shippingAddress ? 'shipping' : 'billing'}.zip`;
  const error = errorOf(field);
  // Said as soon as it is known, as the zip code may be far above the options that are missing.
  const shown = isUndelivered ? undelivered : error && say(error);
  const own = errorFor?.(value) ?? null;
  return (
    <TextInput
      maxLength={mostCharacters}
      {...input}
      id={idOf(field)}
      name={field}
      label={say(label)}
      value={value}
      onChange={onChange}
      error={shown}
      {...(errorFor
        ? { mode: 'empty' as const, validate: (text: string) => errorFor(text) === null }
        : { optional: true, optionalLabel: formatMessage({ id: 'INPUT_OPTIONAL' }) })}
      {...(own ? { errorText: say(own) } : {})}
    />
  );
});
