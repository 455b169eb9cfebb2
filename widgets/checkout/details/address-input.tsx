/** One field of an address. */
import type { Address } from '#api/checkout/types.ts';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { zipDigits } from '#kernel/contact/zip.ts';
import type { TextInputProps } from '#ui/form/text-input.tsx';
import { type AddressField, type AddressPart, addressError } from './field-rules.ts';
import { FormField } from './form-field.tsx';

export interface AddressInputProps {
  part: AddressPart;
  address: Address;
  onChange: (changes: Partial<Address>) => void;
}

type Meaning = Pick<TextInputProps, 'autoComplete' | 'inputMode'>;

const labels: Record<AddressField, MessageId> = {
  firstName: 'LABEL_FIRST_NAME',
  lastName: 'LABEL_LAST_NAME',
  company: 'LABEL_COMPANY',
  careOf: 'LABEL_CARE_OF',
  addressLine1: 'LABEL_ADDRESS',
  addressLine2: 'LABEL_ADDRESS_2',
  zip: 'LABEL_ZIP',
  city: 'LABEL_CITY',
  mobile: 'LABEL_PHONE_NUMBER',
  entryCode: 'LABEL_ENTRY_CODE',
};

/** HTML autocomplete tokens, so that browsers and password managers fill the form (WCAG 1.3.5). */
const meanings = {
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  addressLine1: 'address-line1',
  addressLine2: 'address-line2',
  zip: 'postal-code',
  city: 'address-level2',
} as const satisfies Partial<Record<AddressField, Meaning['autoComplete']>>;

/** Allows for a country prefix and a space; letters only where zip codes contain them. */
const zipInput = (country: string): Pick<TextInputProps, 'inputMode' | 'maxLength'> => {
  const digits = zipDigits(country);
  return digits === null ? { maxLength: 16 } : { inputMode: 'numeric', maxLength: digits + 5 };
};

export function AddressInput({
  part,
  address,
  onChange,
  field,
  list,
}: AddressInputProps & { field: AddressField; list?: string | undefined }) {
  const token = field in meanings ? meanings[field as keyof typeof meanings] : null;
  // The phone number belongs to the person, the other fields to the address.
  const autoComplete: Meaning['autoComplete'] =
    field === 'mobile' ? 'tel' : token ? `${part} ${token}` : 'off';
  const isOptional = field === 'careOf' || field === 'addressLine2' || field === 'entryCode';
  return (
    <FormField
      field={`${part}.${field}`}
      label={labels[field]}
      value={address[field]}
      onChange={value => onChange({ [field]: value })}
      autoComplete={autoComplete}
      list={list}
      {...(field === 'mobile' ? { type: 'tel', inputMode: 'tel' } : {})}
      {...(field === 'zip' ? zipInput(address.country) : {})}
      {...(isOptional ? {} : { errorFor: (value: string) => addressError(field, value, address.country) })}
    />
  );
}
