/** A heading, a line under it and a few paragraphs. */
import { defineWidget } from '#engine/contract.ts';
import type { TextResolved } from '#engine/page-types.gen.ts';
import { fromCms } from './from-cms.ts';
import { Text } from './text.tsx';

export default defineWidget<TextResolved>({
  type: 'text',
  hydrate: 'never',
  cmsNames: ['Text'],
  fromCms,
  isEmpty: ({ title, subtitle, body }) => !title && !subtitle && !body,
  view: Text,
});
