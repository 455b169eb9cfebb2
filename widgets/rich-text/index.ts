/** Headings, paragraphs and lists as written by the author. */
import { defineWidget } from '#engine/definition/contract.ts';
import type { RichTextResolved } from '#engine/page-types.gen.ts';
import { fromCms } from './from-cms.ts';
import { RichText } from './rich-text.tsx';

export default defineWidget<RichTextResolved>({
  type: 'rich-text',
  hydrate: 'never',
  cmsNames: ['Rich text'],
  fromCms,
  isEmpty: ({ text }) => !text,
  view: RichText,
});
