/** Cards that come as JSON. */
import { defineWidget } from '#engine/contract.ts';
import type { JsonResolved } from '#engine/page-types.gen.ts';
import { fromCms } from './from-cms.ts';
import { Json } from './json.tsx';

export default defineWidget<JsonResolved>({
  type: 'json',
  hydrate: 'never',
  hasPicture: true,
  cmsNames: ['JSON'],
  fromCms,
  isEmpty: ({ heading, text, button, items = [] }) => !heading && !text && !button && items.length === 0,
  view: Json,
});
