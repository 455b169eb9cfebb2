/** The widget gallery with its forms, and the content of its frame. */
import { defineWidget } from '#engine/definition/contract.ts';
import type { WidgetPreviewResolved } from '#engine/page-types.gen.ts';
import { WidgetPreview } from './widget-preview.tsx';

export default defineWidget<WidgetPreviewResolved>({
  type: 'widget-preview',
  hydrate: 'load',
  singleton: true,
  layouts: ['bare'],
  view: WidgetPreview,
});
