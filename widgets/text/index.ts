/** A heading, a line under it and a few paragraphs. */
import { defineWidget } from '#engine/definition/contract.ts';
import type { TextResolved } from '#engine/page-types.gen.ts';
import { fromCms } from './from-cms.ts';
import { migrate } from './migrations/1-to-2.ts';
import { Text } from './text.tsx';

export default defineWidget<TextResolved>({
  type: 'text',
  migrations: [migrate],
  hydrate: 'never',
  cmsNames: ['Text'],
  fromCms,
  isEmpty: ({ title, subtitle, text }) => !title && !subtitle && !text,
  view: Text,
});
