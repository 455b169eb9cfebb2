/** An order by part numbers, as workshops and municipalities place them. */
import { defineWidget } from '#engine/definition/contract.ts';
import type { QuickOrderResolved } from '#engine/page-types.gen.ts';
import { QuickOrder } from './quick-order.tsx';
import {
  emptyQuickOrder,
  type QuickOrderApi,
  type QuickOrderData,
  submitQuickOrder,
} from './submit-quick-order.ts';

export default defineWidget<QuickOrderResolved, QuickOrderData, QuickOrderApi>({
  type: 'quick-order',
  hydrate: 'never',
  singleton: true,
  load: () => Promise.resolve(emptyQuickOrder),
  submit: submitQuickOrder,
  view: QuickOrder,
});
