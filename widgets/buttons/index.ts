/** A row of link buttons. */
import { defineWidget } from '#engine/definition/contract.ts';
import type { ButtonsResolved } from '#engine/page-types.gen.ts';
import { Buttons } from './buttons.tsx';
import { fromCms } from './from-cms.ts';

export default defineWidget<ButtonsResolved>({
  type: 'buttons',
  hydrate: 'never',
  cmsNames: ['Buttons'],
  fromCms,
  isEmpty: ({ buttons }) => buttons.every(({ href }) => !href),
  view: Buttons,
});
