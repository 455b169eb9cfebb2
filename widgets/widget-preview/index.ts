/** The gallery of widgets with their forms, and what it shows inside its frame. */
import { defineWidget } from '#engine/contract.ts';
import type { WidgetPreviewResolved } from '#engine/page-types.gen.ts';
import { WidgetPreview } from './widget-preview.tsx';

export default defineWidget<WidgetPreviewResolved>({
  type: 'widget-preview',
  hydrate: 'load',
  singleton: true,
  layouts: ['bare'],
  view: WidgetPreview,
});
