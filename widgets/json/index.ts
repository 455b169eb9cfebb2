/** Cards defined in JSON. */
import { defineWidget } from '#engine/definition/contract.ts';
import type { JsonResolved } from '#engine/page-types.gen.ts';
import { fromCms } from './from-cms.ts';
import { Json } from './json.tsx';
import { migrate } from './migrations/1-to-2.ts';

export default defineWidget<JsonResolved>({
  type: 'json',
  migrations: [migrate],
  hydrate: 'never',
  hasPicture: true,
  cmsNames: ['JSON'],
  fromCms,
  isEmpty: ({ title, text, buttonLabel, items = [] }) =>
    !title && !text && !buttonLabel && items.length === 0,
  view: Json,
});
