/** Moves lines that a guest has saved into the account, and out of the browser when the customer signs out (R-CART-31). */
import type { Api } from '#api/api.ts';
import type { SavedLine } from '#api/saved-line/types.ts';
import type { Persisted } from '../common/persisted-field.ts';
import { maxSavedLines, savedLinesFormat } from './saved-lines.ts';

export interface GuestLinesPorts {
  persisted: Persisted;
  session: { isSpoofed: boolean };
  api: () => Promise<Pick<Api, 'savedLine'>>;
}

/** Staff who act as a customer keep what they have saved themselves. */
const hasGuestLines = ({ persisted, session }: GuestLinesPorts): boolean =>
  !session.isSpoofed && persisted(savedLinesFormat).read().length > 0;

/**
 * Lines leave the browser once the account has them; those for which the account has no room stay.
 * @returns all lines of the account, or null where the backend stores none.
 */
async function mergeGuestLines({ persisted, api }: GuestLinesPorts): Promise<readonly SavedLine[] | null> {
  const field = persisted(savedLinesFormat);
  const { savedLine } = await api();
  const lines = await savedLine.merge(field.read());
  if (lines === null) return null;
  const known = new Set(lines.map(({ skuId }) => skuId));
  // With room left, a line that was not stored is of a SKU that the shop does not know.
  const isFull = lines.length >= maxSavedLines;
  field.change(saved => saved.filter(({ skuId }) => isFull && !known.has(skuId)));
  return lines;
}

/** The lines of the account, with those of the guest: one request. Null where the backend stores none. */
export const accountLines = async (ports: GuestLinesPorts): Promise<readonly SavedLine[] | null> =>
  hasGuestLines(ports) ? mergeGuestLines(ports) : (await ports.api()).savedLine.all();

/** At sign-in; a failure is made up for when the lines are shown. */
export async function keepGuestLines(ports: GuestLinesPorts): Promise<void> {
  if (hasGuestLines(ports)) await mergeGuestLines(ports).catch((error: unknown) => reportError(error));
}

/**
 * Before signing out: tries once more to merge.
 * @returns what removes the rest from the browser after signing out.
 */
export async function guestLinesRemoval(ports: GuestLinesPorts): Promise<() => void> {
  if (!hasGuestLines(ports)) return () => undefined;
  const isStoredHere = await mergeGuestLines(ports).then(
    lines => lines === null,
    () => false,
  );
  return () => {
    if (!isStoredHere) ports.persisted(savedLinesFormat).change(() => []);
  };
}
