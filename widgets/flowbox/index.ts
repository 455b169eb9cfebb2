/** Customer images collected by Flowbox. */
import type { Api } from '#api/api.ts';
import { productOfPage } from '#components/third-party/product-of-page.ts';
import { defineWidget } from '#engine/definition/contract.ts';
import type { FlowboxResolved } from '#engine/page-types.gen.ts';
import { Flowbox, type FlowboxData } from './flowbox.tsx';
import { fromCms } from './from-cms.ts';
import { migrate } from './migrations/1-to-2.ts';

export default defineWidget<FlowboxResolved, FlowboxData, Api>({
  type: 'flowbox',
  migrations: [migrate],
  hydrate: 'visible',
  thirdParties: () => ['flowbox'],
  cmsNames: ['Flowbox'],
  fromCms,
  async load(context, { key, flow, tags = [], tagMatch }) {
    if (!context.config.flowboxActive) return null;
    const shown = { key, locale: context.segment.locale };
    // On a page without a product the whole flow is shown (R-WIDGET-18).
    const product = flow === 'product' ? await productOfPage(context) : null;
    if (product !== null) return { ...shown, productId: String(product) };
    return flow === 'tags' && tags.length > 0 ? { ...shown, tags, tagsOperator: tagMatch } : shown;
  },
  isEmpty: (_props, data) => data === null,
  view: Flowbox,
});
