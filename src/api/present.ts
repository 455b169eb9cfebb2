/** The contract's lists hold nulls and its texts may be null; these turn them into what our types promise. */
import { safeAddress } from '#kernel/safe-address.ts';

export const present = <T>(list: readonly (T | null)[] | null | undefined): T[] =>
  (list ?? []).filter(item => item !== null);

export const textOf = (value: string | null | undefined): string => value ?? '';

/** An address that may stand in a link: a path of ours or a known kind; else empty. */
export const hrefOf = (value: string | null | undefined): string => safeAddress(textOf(value)) ?? '';
