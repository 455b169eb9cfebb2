/** Country, customer type and VAT, for browsers without scripts. */
import type { Api } from '#api/api.ts';
import { defineWidget } from '#engine/definition/contract.ts';
import type { ShopChoicesResolved } from '#engine/page-types.gen.ts';
import { ShopChoices } from './shop-choices.tsx';
import { loadShopChoices, type ShopChoicesData, submitShopChoices } from './shop-choices-data.ts';

export default defineWidget<ShopChoicesResolved, ShopChoicesData, Pick<Api, 'channel'>>({
  type: 'shop-choices',
  hydrate: 'never',
  singleton: true,
  load: loadShopChoices,
  submit: (context, _props, fields) => submitShopChoices(context, fields),
  view: ShopChoices,
});
