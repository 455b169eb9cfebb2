/** Custom markup with its own CSS. */
import { defineWidget } from '#engine/definition/contract.ts';
import type { HtmlResolved } from '#engine/page-types.gen.ts';
import { fromCms } from './from-cms.ts';
import { Html } from './html.tsx';
import { migrate } from './migrations/1-to-2.ts';
import { type OwnCss, ownCss } from './own-css.ts';

export default defineWidget<HtmlResolved, OwnCss | undefined>({
  type: 'html',
  migrations: [migrate],
  hydrate: ({ scripts }) => (scripts?.length ? 'idle' : 'never'),
  thirdParties: ({ scripts }) => (scripts?.length ? ['scripts'] : []),
  cmsNames: ['HTML'],
  fromCms,
  isEmpty: ({ html, scripts }) => !html && !scripts?.length,
  load: (_context, { css }) => ownCss(css),
  styles: (_props, own) => own?.rules ?? '',
  browserProps: ({ css: _scoped, ...props }) => props,
  view: Html,
});
