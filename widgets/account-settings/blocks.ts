/** Which fields stand in which block, how they are checked, and what a changed block sends (facts 7.3). */
import type { Account, AccountChanges } from '#api/account/types.ts';
import type { Address } from '#api/checkout/types.ts';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { isIdentityNumber } from '#kernel/identity/identity-number.ts';
import { isPhone } from '#kernel/phone.ts';
import { isZip } from '#kernel/zip.ts';

export interface SettingsField {
  name: keyof Address | 'identityNumber';
  label: MessageId;
  autoComplete: string;
  /** The fault of a filled field; an empty one is always allowed here. */
  fault: (value: string, country: string) => MessageId | null;
  inputMode?: 'numeric' | 'tel';
  /** Shown by its last signs only until it is changed. */
  isSecret?: boolean;
}

export interface Block {
  id: 'person' | 'address';
  title: MessageId;
  fields: readonly SettingsField[];
}

export type Values = Readonly<Record<string, string>>;

const fine = () => null;

const field = (
  name: SettingsField['name'],
  label: MessageId,
  autoComplete: string,
  more: Partial<SettingsField> = {},
): SettingsField => ({ name, label, autoComplete, fault: fine, ...more });

const identity = (isPerson: boolean): SettingsField =>
  field('identityNumber', isPerson ? 'LABEL_PERSONAL_ID' : 'LABEL_ORGANIZATION_ID', 'off', {
    isSecret: isPerson,
    fault: (value, country) =>
      isIdentityNumber(country, isPerson ? 'PERSON' : 'ORGANIZATION', value)
        ? null
        : isPerson
          ? 'FEEDBACK_PERSONAL_ID_NOT_VALID'
          : 'FEEDBACK_ORGANIZATION_ID_NOT_VALID',
  });

export function blocksOf({ customerType }: Account): readonly Block[] {
  const isPerson = customerType === 'PERSON';
  return [
    {
      id: 'person',
      title: isPerson ? 'ACCOUNT_USER_INFO_TITLE' : 'ACCOUNT_ORGANIZATION_INFO_TITLE',
      fields: [
        ...(isPerson ? [] : [field('company', 'LABEL_COMPANY', 'organization')]),
        identity(isPerson),
        field('firstName', 'LABEL_FIRST_NAME', 'given-name'),
        field('lastName', 'LABEL_LAST_NAME', 'family-name'),
        field('mobile', 'LABEL_PHONE_NUMBER', 'tel', {
          inputMode: 'tel',
          fault: value => (isPhone(value) ? null : 'FIELD_ERROR_PHONE_NUMBER'),
        }),
      ],
    },
    {
      id: 'address',
      title: 'ACCOUNT_BILLING_SHIPPING_TITLE',
      fields: [
        field('careOf', 'LABEL_CARE_OF', 'address-line3'),
        field('addressLine1', 'LABEL_ADDRESS', 'address-line1'),
        field('addressLine2', 'LABEL_ADDRESS_2', 'address-line2'),
        field('zip', 'LABEL_ZIP', 'postal-code', {
          inputMode: 'numeric',
          fault: (value, country) => (isZip(value, country) ? null : 'FIELD_ERROR_ZIP'),
        }),
        field('city', 'LABEL_CITY', 'address-level2'),
      ],
    },
  ];
}

export const valueOf = (account: Account, name: SettingsField['name']): string =>
  name === 'identityNumber' ? account.identityNumber : (account.address?.[name] ?? '');

/** All but the last four signs of a number that nobody beside shall read. */
export const masked = (value: string): string =>
  value.length <= 4 ? value : '•'.repeat(value.length - 4) + value.slice(-4);

/** The customer type always goes along: the backend takes PERSON for its absence. */
export function changesOf(account: Account, block: Block, values: Values): AccountChanges {
  const changes: AccountChanges = { customerType: account.customerType };
  const address: Partial<Address> = {};
  for (const { name } of block.fields) {
    const value = (values[name] ?? '').trim();
    if (value === valueOf(account, name)) continue;
    if (name === 'identityNumber') changes.identityNumber = value;
    else address[name] = value;
  }
  if (Object.keys(address).length > 0) changes.address = { ...account.address, ...address };
  return changes;
}
