/** The position of a category in the tree: its path from the front page. */
import type { DataSource } from '#engine/load/page-services.ts';
import { apiOf, lastSegment, text } from './source-parameters.ts';

export const categoryPath: DataSource = {
  load: (context, { alias }) => apiOf(context).catalogue.categoryPath(lastSegment(text(alias))),
};
