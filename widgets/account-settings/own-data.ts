/** A customer's data as a file to keep (GDPR art. 15 and 20). */
import type { Account } from '#api/account/types.ts';
import type { CustomerOrder } from '#api/order/types.ts';
import type { SavedLine } from '#api/saved-line/types.ts';

interface OwnData {
  account: Account;
  orders: readonly CustomerOrder[];
  /** Null: the backend stores none. */
  savedLines: readonly SavedLine[] | null;
}

/** Readable by people and programs. */
const ownDataText = (data: OwnData): string => `${JSON.stringify(data, null, 2)}\n`;

export function downloadOwnData(data: OwnData): void {
  const address = URL.createObjectURL(new Blob([ownDataText(data)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: 'atv-huset.json' });
  link.click();
  URL.revokeObjectURL(address);
}
