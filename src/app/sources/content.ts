/** What the content system keeps: pages of it, and menus. */
import type { DataSource } from '#engine/page-services.ts';
import { NotFound } from '#kernel/absence.ts';
import { apiOf, text } from './source-parameters.ts';

export const content: DataSource = {
  async load(context, { alias }) {
    const area = await apiOf(context).content.area({ alias: text(alias) ?? '' });
    if (!area) throw new NotFound('No such content page');
    return area;
  },
};

export const menu: DataSource = {
  load: (context, { location }) => apiOf(context).content.menu(text(location) ?? ''),
};
