/** The bar above a draft. */
import { defineWidget } from '#engine/definition/contract.ts';
import type { ContentPreviewResolved } from '#engine/page-types.gen.ts';
import { ContentPreview } from './content-preview.tsx';

export default defineWidget<ContentPreviewResolved>({
  type: 'content-preview',
  hydrate: 'never',
  singleton: true,
  view: ContentPreview,
});
