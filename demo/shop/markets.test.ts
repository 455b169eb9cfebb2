/** The areas that the demo shop does not deliver to, in the spelling of their zip codes. */
import { expect, it } from 'vitest';
import { normalZip } from '#kernel/contact/zip.ts';
import { markets } from './markets.ts';

function isDelivered(id: string, text: string): boolean {
  const market = markets.find(each => each.id === id);
  const zip = normalZip(text, market?.country[0] ?? '');
  if (zip === null) return false;
  return !market?.undelivered || !new RegExp(`^(?:${market.undelivered.zips})$`).test(zip);
}

it.each([
  ['fi', ['00100', '20100', '21600', '23100', '02200', '12210'], ['22100', 'AX-22100', '22 999', 'FI-22000']],
  ['se', ['111 22', '22100', 'S-981 31'], []],
  ['dk', ['1050', '3800', '4000', '9900'], ['3900', 'DK-3992', 'GL-3900']],
  ['no', ['0150', '9169', '9180', '8098'], ['9170', '9171', 'NO-8099', '9178', 'SJ-9170']],
  ['en', ['10115', '27499', '78267'], ['27498', 'D-78266']],
])('%s delivers to the whole country but for the parts outside of its VAT area', (id, within, outside) => {
  expect(within.filter(zip => !isDelivered(id, zip))).toEqual([]);
  expect(outside.filter(zip => isDelivered(id, zip))).toEqual([]);
});
