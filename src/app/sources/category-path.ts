/** Where a category stands in the tree: the way to it from the front page. */
import type { DataSource } from '#engine/page-services.ts';
import { apiOf, lastSegment, text } from './source-parameters.ts';

export const categoryPath: DataSource = {
  load: (context, { alias }) => apiOf(context).catalogue.categoryPath(lastSegment(text(alias))),
};
