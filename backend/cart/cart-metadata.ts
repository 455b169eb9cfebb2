/** Client data of a cart besides its lines: opaque metadata and the fee of an external shipping system. */

import type { Minor } from '#kernel/money/money.ts';
import { fromDecimal } from '#kernel/money/money.ts';
import { plainText } from '../kernel/plain-text.ts';
import { RequestError } from '../kernel/request-error.ts';

/** A higher shipping fee is a mistake or an attack. */
const maxExternalFee: Minor = 1_000_000;
const maxMerchantDataLength = 10_000;

/** Minor units of a fee including VAT; null (no external fee) for anything below zero, which clients write as -1. */
export function externalFeeOf(fee: number, field: string): Minor | null {
  const minor = fromDecimal(fee);
  if (minor === null || minor > maxExternalFee)
    throw new RequestError('BAD_USER_INPUT', `${field} is not a valid fee`, field);
  return minor < 0 ? null : minor;
}

export const merchantDataOf = (text: string, field: string): string =>
  plainText(text, field, maxMerchantDataLength);
