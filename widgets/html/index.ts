/** Custom markup with its own CSS. */
import { defineWidget } from '#engine/contract.ts';
import type { HtmlResolved } from '#engine/page-types.gen.ts';
import { fromCms } from './from-cms.ts';
import { Html } from './html.tsx';
import { ownCss } from './own-css.ts';
import { migrate } from './migrations/1-to-2.ts';

export default defineWidget<HtmlResolved>({
  type: 'html',
  version: 2,
  migrations: [migrate],
  hydrate: ({ scripts }) => (scripts?.length ? 'idle' : 'never'),
  cmsNames: ['HTML'],
  fromCms,
  isEmpty: ({ html, scripts }) => !html && !scripts?.length,
  styles: ({ css }) => ownCss(css)?.rules ?? '',
  view: Html,
});
