/** What `redirects.csv` says: paths of this shop, each of which leads to one that does not lead on. */
import type { Finding } from '#engine/definition/finding.ts';
import { fieldOf, tableFinding } from '../folder-tables.ts';
import type { ShopFolder } from '../shop-folder.ts';

/** As requests are compared: without origin, query and final slash. */
const isPath = (text: string): boolean =>
  /^\/(?:[^\s?#\\/][^\s?#\\]*)?$/.test(text) && (text === '/' || !text.endsWith('/')) && isDecoded(text);

function isDecoded(text: string): boolean {
  try {
    return decodeURI(text) === text;
  } catch {
    return false;
  }
}

export function checkRedirects({ redirects }: ShopFolder, found: Finding[]): void {
  if (!redirects) return;
  const { file, rows } = redirects;
  const old = new Map(rows.map(row => [fieldOf(row, 'from'), row.line]));
  for (const row of rows) {
    const report = (column: string, code: string, message: string, fix: string) =>
      void found.push(tableFinding(file, row.line, column, { code, message, fix }));
    const [from, to] = [fieldOf(row, 'from'), fieldOf(row, 'to')];
    if (from !== '' && !isPath(from))
      report(
        'from',
        'SHOP008',
        `"${from}" is not a path`,
        'write it as /old/address, without shop and query',
      );
    // A page of another shop is a link, not a redirect.
    if (to !== '' && !isPath(to.replace(/[?#].*$/, '')))
      report('to', 'SHOP008', `"${to}" is not a path`, 'write it as /new/address, without the shop');
    const next = old.get(to);
    if (from !== '' && from === to)
      report('to', 'SHOP029', `${from} leads to itself`, 'write where it leads now');
    else if (next !== undefined)
      report('to', 'SHOP029', `${to} leads on, by line ${next}`, 'write the last address');
  }
}
