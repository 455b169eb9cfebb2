/** Fields of each section, their validation, and the changes a section sends. */
import type { Account, AccountChanges, Gender } from '#api/account/types.ts';
import type { Address } from '#api/checkout/types.ts';
import { zipError } from '#components/cart/zip-error.ts';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { isPhone } from '#kernel/contact/phone.ts';
import { isZip } from '#kernel/contact/zip.ts';
import { isIdentityNumber } from '#kernel/identity/identity-number.ts';
import type { CustomerType } from '#kernel/segment.ts';

/** ISO codes of the account's address, if any, and of the market, to which the customer may have moved. */
export type Countries = readonly [account: string, market: string];

export interface SettingsField {
  name: keyof Address | 'identityNumber' | 'gender' | 'customerType';
  label: MessageId;
  autoComplete: string;
  /** Returns the error of a filled field; empty fields are always valid here. `countries`: of the account and of the market. */
  validate: (value: string, countries: Countries) => MessageId | null;
  inputMode?: 'numeric' | 'tel';
  /** Masked except its last characters until it is edited. */
  isSecret?: boolean;
  /** Chosen from a list instead of typed: the text of each value. */
  choices?: Readonly<Record<string, MessageId>>;
  /** Shown, but not edited here. */
  isFixed?: boolean;
}

const customerTypes = {
  PERSON: 'CUSTOMER_TYPE_PERSON',
  ORGANIZATION: 'CUSTOMER_TYPE_ORGANIZATION',
} as const satisfies Record<CustomerType, MessageId>;
const genders = {
  UNSPECIFIED: 'ACCOUNT_GENDER_UNSPECIFIED',
  WOMAN: 'ACCOUNT_GENDER_WOMAN',
  MAN: 'ACCOUNT_GENDER_MAN',
} as const satisfies Record<Exclude<Gender, 'UNSET'>, MessageId>;
const isGender = (value: string): value is keyof typeof genders => Object.hasOwn(genders, value);

export interface SettingsGroup {
  id: 'person' | 'address';
  title: MessageId;
  fields: readonly SettingsField[];
}

export type Values = Readonly<Record<string, string>>;

const noError = () => null;

const field = (
  name: SettingsField['name'],
  label: MessageId,
  autoComplete: string,
  more: Partial<SettingsField> = {},
): SettingsField => ({ name, label, autoComplete, validate: noError, ...more });

const identity = (isPerson: boolean): SettingsField =>
  field('identityNumber', isPerson ? 'LABEL_PERSONAL_ID' : 'LABEL_ORGANIZATION_ID', 'off', {
    isSecret: isPerson,
    validate: (value, countries) =>
      countries.some(country => isIdentityNumber(country, isPerson ? 'PERSON' : 'ORGANIZATION', value))
        ? null
        : isPerson
          ? countries[0] === 'FI'
            ? 'FEEDBACK_PERSONAL_ID_NOT_VALID'
            : 'PERSONAL_ID_ERROR_NOT_VALID'
          : countries[0] === 'FI'
            ? 'FEEDBACK_ORGANIZATION_ID_NOT_VALID'
            : 'ORGANIZATION_ID_ERROR_NOT_VALID',
  });

export function blocksOf({ customerType }: Account): readonly SettingsGroup[] {
  const isPerson = customerType === 'PERSON';
  return [
    {
      id: 'person',
      title: isPerson ? 'ACCOUNT_USER_INFO_TITLE' : 'ACCOUNT_ORGANIZATION_INFO_TITLE',
      fields: [
        // The prices of the account belong to it: only the shop changes it.
        field('customerType', 'LABEL_CUSTOMER_TYPE', 'off', { choices: customerTypes, isFixed: true }),
        ...(isPerson ? [] : [field('company', 'LABEL_COMPANY', 'organization')]),
        identity(isPerson),
        field('firstName', 'LABEL_FIRST_NAME', 'given-name'),
        field('lastName', 'LABEL_LAST_NAME', 'family-name'),
        field('mobile', 'LABEL_PHONE_NUMBER', 'tel', {
          inputMode: 'tel',
          validate: value => (isPhone(value) ? null : 'FIELD_ERROR_PHONE_NUMBER'),
        }),
        ...(isPerson ? [field('gender', 'LABEL_GENDER', 'sex', { choices: genders })] : []),
      ],
    },
    {
      id: 'address',
      title: 'ACCOUNT_BILLING_SHIPPING_TITLE',
      fields: [
        field('addressLine1', 'LABEL_ADDRESS', 'address-line1'),
        field('addressLine2', 'LABEL_ADDRESS_2', 'address-line2'),
        field('zip', 'LABEL_ZIP', 'postal-code', {
          inputMode: 'numeric',
          validate: (value, [account, market]) => (isZip(value, account) ? null : zipError(value, market)),
        }),
        field('city', 'LABEL_CITY', 'address-level2'),
        // Follows the zip code.
        field('country', 'LABEL_COUNTRY', 'country', { isFixed: true }),
        field('careOf', 'LABEL_CARE_OF', 'address-line3'),
        field('entryCode', 'LABEL_ENTRY_CODE', 'off'),
      ],
    },
  ];
}

export function settingValueOf(account: Account, name: SettingsField['name']): string {
  if (name === 'gender') return isGender(account.gender) ? account.gender : '';
  return name === 'identityNumber' || name === 'customerType'
    ? account[name]
    : (account.address?.[name] ?? '');
}

/** Masks all but the last four characters. */
export const masked = (value: string): string =>
  value.length <= 4 ? value : '•'.repeat(value.length - 4) + value.slice(-4);

/** An address whose zip code is valid only in the market is in the market's country. */
function countryFor({ address }: Account, zip: string, market: string): string {
  const known = address?.country ?? '';
  return known !== '' && isZip(zip, known) ? known : market;
}

/** The customer type is always sent: other backends read its absence as PERSON. */
export function changesOf(
  account: Account,
  block: SettingsGroup,
  values: Values,
  market: string,
): AccountChanges {
  const changes: AccountChanges = { customerType: account.customerType };
  const address: Partial<Address> = {};
  for (const { name, isFixed } of block.fields) {
    const value = (values[name] ?? '').trim();
    if (isFixed || name === 'customerType' || value === settingValueOf(account, name)) continue;
    if (name === 'identityNumber') changes.identityNumber = value;
    else if (name === 'gender') changes.gender = isGender(value) ? value : 'UNSPECIFIED';
    else address[name] = value;
  }
  if (address.zip) address.country = countryFor(account, address.zip, market);
  if (Object.keys(address).length > 0) changes.address = { ...account.address, ...address };
  return changes;
}
