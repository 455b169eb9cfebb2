/** Back-in-stock notification for browsers without scripts. */
import type { Api } from '#api/api.ts';
import { defineWidget } from '#engine/definition/contract.ts';
import type { BackInStockResolved } from '#engine/page-types.gen.ts';
import { BackInStock } from './back-in-stock.tsx';
import { type BackInStockData, loadBackInStock, submitBackInStock } from './back-in-stock-data.ts';

export default defineWidget<BackInStockResolved, BackInStockData, Pick<Api, 'catalogue' | 'product'>>({
  type: 'back-in-stock',
  hydrate: 'never',
  singleton: true,
  load: loadBackInStock,
  submit: (context, _props, fields) => submitBackInStock(context, fields),
  view: BackInStock,
});
