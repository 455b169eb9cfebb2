/** Markup of one's own, with its own CSS. */
import { defineWidget } from '#engine/contract.ts';
import type { HtmlResolved } from '#engine/page-types.gen.ts';
import { fromCms } from './from-cms.ts';
import { Html } from './html.tsx';
import { ownCss } from './own-css.ts';

export default defineWidget<HtmlResolved>({
  type: 'html',
  version: 1,
  hydrate: ({ scripts }) => (scripts?.length ? 'idle' : 'never'),
  cmsNames: ['HTML'],
  fromCms,
  isEmpty: ({ html, scripts }) => !html && !scripts?.length,
  styles: ({ css }) => ownCss(css)?.rules ?? '',
  view: Html,
});
