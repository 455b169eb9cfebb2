/** What `shop.json` says of the company: the forms of numbers and addresses, and what is still to be written. */

import type { Finding } from '#engine/definition/finding.ts';
import type { JsonPath } from '#engine/operation/json-fields.ts';
import { isBusinessId, isIban } from '#kernel/company-numbers.ts';
import { type LocalText, placeholder } from '#kernel/shop-profile.ts';
import { atValue } from '#page-lint/source/source-file.ts';
import { checkText, isKnown, isTimeZone } from '../check-values.ts';
import type { FolderFile } from '../folder-files.ts';

/** A mailbox as people write it; the mail server has the last word. */
const mailForm = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]{2,}$/;
/** Digits with spaces, hyphens and brackets; at most the 15 digits of ITU-T E.164. */
const phoneForm = /^\+?(?:[ ()\-\u00a0]*\d){5,15}$/;
/** ISO 9362. */
const bicForm = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
/** The country, then what it uses: council directive 2006/112/EC, article 215. */
const vatForm = /^[A-Z]{2}[A-Z0-9]{2,13}$/;

interface Rule {
  path: JsonPath;
  value: LocalText | undefined;
  isValid?: (text: string) => boolean;
  /** What the value is, for the message. */
  what: string;
  fix: string;
}

const compact = (text: string): string => text.replaceAll(/[\s\u00a0]/g, '');

const rulesOf = ({ company, mail, phone, bank, hours, purpose }: FolderFile<'shop'>['data']): Rule[] => {
  const ofCompany = (name: 'name' | 'street' | 'postalCode' | 'city') => ({
    ...{ path: ['company', name], value: company?.[name], what: name, fix: '' },
  });
  const country = company?.country ?? '';
  return [
    ...(['name', 'street', 'postalCode', 'city'] as const).map(ofCompany),
    {
      path: ['company', 'businessId'],
      value: company?.businessId,
      isValid: text => isBusinessId(country, text),
      what: `a number of companies in ${country}`,
      fix: 'Copy it from the register of companies; its last digit checks the others',
    },
    {
      path: ['company', 'vatId'],
      value: company?.vatId,
      isValid: text => vatForm.test(compact(text)),
      what: 'a VAT number',
      fix: 'Write it with the country, such as FI12345678',
    },
    {
      path: ['mail'],
      value: mail,
      isValid: text => mailForm.test(text),
      what: 'an email address',
      fix: 'Write it as service@shop.example',
    },
    {
      path: ['phone'],
      value: phone,
      isValid: text => phoneForm.test(text),
      what: 'a telephone number',
      fix: 'Write it as +358 20 000 0000',
    },
    { path: ['hours'], value: hours, what: 'hours', fix: '' },
    { path: ['purpose'], value: purpose, what: 'a purpose', fix: '' },
    {
      path: ['bank', 'iban'],
      value: bank?.iban,
      isValid: text => isIban(compact(text)),
      what: 'an IBAN',
      fix: 'Copy it from the bank; its check digits do not fit the rest',
    },
    {
      path: ['bank', 'bic'],
      value: bank?.bic,
      isValid: text => bicForm.test(text),
      what: 'a BIC',
      fix: 'Write its 8 or 11 capital letters and digits',
    },
    { path: ['bank', 'name'], value: bank?.name, what: 'a bank', fix: '' },
  ];
};

/** Every language has a text; every value has its form, or is a placeholder, of which a warning tells. */
export function checkIdentity(shop: FolderFile<'shop'>, found: Finding[]): void {
  const report = (path: JsonPath, code: string, message: string, fix: string) =>
    void found.push(atValue(shop, path, { code, message, fix }));
  const { company, languages, timeZone } = shop.data;
  if (timeZone !== undefined && !isTimeZone(timeZone))
    report(['timeZone'], 'SHOP027', `No time zone "${timeZone}"`, 'Write it as Europe/Helsinki');
  if (company && !isKnown('region', company.country))
    report(['company', 'country'], 'SHOP026', `No country "${company.country}"`, 'Write its ISO 3166-1 code');
  if (shop.data.searches)
    checkText(
      languages,
      Object.fromEntries(Object.entries(shop.data.searches).map(([code, words]) => [code, words.join(' ')])),
      ['searches'],
      report,
    );
  for (const { path, value, isValid = () => true, what, fix } of rulesOf(shop.data)) {
    if (value === undefined) continue;
    if (typeof value !== 'string') checkText(languages, value, path, report);
    const texts: [JsonPath, string][] =
      typeof value === 'string'
        ? [[path, value]]
        : Object.entries(value).map(([code, text]) => [[...path, code], text]);
    for (const [at, text] of texts)
      if (text.includes(placeholder))
        found.push(
          atValue(shop, at, {
            code: 'SHOP032',
            message: `${placeholder} still stands for your own text`,
            fix: 'Write it before shoppers come',
            severity: 'warning',
          }),
        );
      else if (!isValid(text)) report(at, 'SHOP008', `"${text}" is not ${what}`, fix);
  }
}

/** A shop that is paid by transfer tells buyers where to; the law wants address, mail and telephone named. */
export function checkNamed(shop: FolderFile<'shop'>, isPaidByTransfer: boolean, found: Finding[]): void {
  const { company, mail, phone, bank } = shop.data;
  const missing = [
    ...(company === undefined ? ['company'] : []),
    ...(company !== undefined && company.street === undefined ? ['company.street'] : []),
    ...(mail === undefined ? ['mail'] : []),
    ...(phone === undefined ? ['phone'] : []),
    ...(bank === undefined && isPaidByTransfer ? ['bank'] : []),
  ];
  if (missing.length > 0)
    found.push(
      atValue(shop, ['name'], {
        code: 'SHOP034',
        message: `Buyers are not told ${missing.join(', ')}`,
        fix: 'Add it before shoppers come: consumers must be told who sells and how to reach them',
        severity: 'warning',
      }),
    );
}
