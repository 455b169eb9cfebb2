/** Pages and menus of the content system. */
import type { Alternate } from '#api/catalogue/types.ts';
import type { Area } from '#api/content/types.ts';
import type { DataSource } from '#engine/page-services.ts';
import { NotFound } from '#kernel/absence.ts';
import { apiOf, text } from './source-parameters.ts';

interface ContentPage extends Area {
  alternates: Alternate[];
}

export const content: DataSource = {
  async load(context, { alias }) {
    const { content: api } = apiOf(context);
    const name = text(alias) ?? '';
    const [area, alternates] = await Promise.all([
      api.area({ alias: name }),
      // The page works without them; the language switch then links to the front page.
      api.alternates(name).catch((): Alternate[] => []),
    ]);
    if (!area) throw new NotFound('No such content page');
    return { ...area, alternates } satisfies ContentPage;
  },
  alternates: answer => (answer as ContentPage).alternates,
};

export const menu: DataSource = {
  load: (context, { location }) => apiOf(context).content.menu(text(location) ?? ''),
};
