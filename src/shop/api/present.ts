/** Nullable lists and strings of the API as non-null values. */
import { safeAddress } from '#kernel/address/safe-address.ts';

export const present = <T>(list: readonly (T | null)[] | null | undefined): T[] =>
  (list ?? []).filter(item => item !== null);

export const presentText = (value: string | null | undefined): string => value ?? '';

/** A URL that is safe in a link: an own path or a known scheme; else empty. */
export const hrefOf = (value: string | null | undefined): string => safeAddress(presentText(value)) ?? '';
