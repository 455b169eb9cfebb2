/** A page with a single widget. */
import type { PageDocument } from '#engine/definition/page-document.ts';
import type { ToFrame } from './messages.ts';

export const pageOf = ({ instance, layout, design }: Extract<ToFrame, { kind: 'show' }>): PageDocument => ({
  kind: 'page',
  id: 'preview',
  pageType: 'Preview Page',
  layout: 'bare',
  regions: { main: [{ kind: 'container', id: 'stage', layout, design, widgets: [instance] }] },
});
