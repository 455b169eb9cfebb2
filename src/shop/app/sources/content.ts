/** Pages and menus of the content system. */
import type { Alternate } from '#api/catalogue/types.ts';
import type { Area } from '#api/content/types.ts';
import type { DataSource } from '#engine/load/page-services.ts';
import { NotFound } from '#kernel/absence.ts';
import { apiOf, textParameter } from './source-parameters.ts';

interface ContentPage extends Area {
  alternates: Alternate[];
  /** Its address in the language of the page: the backend finds a page by its alias in the default language as well. */
  href: string;
}

export const content: DataSource = {
  async load(context, { alias }) {
    const { content: api } = apiOf(context);
    const name = textParameter(alias) ?? '';
    const [area, alternates] = await Promise.all([
      api.area({ alias: name }),
      // The page works without them; the language switch then links to the front page.
      api.alternates(name).catch((): Alternate[] => []),
    ]);
    if (!area) throw new NotFound('No such content page');
    const own = alternates.find(({ locale }) => locale === context.segment.locale);
    return { ...area, alternates, href: own?.href ?? '' } satisfies ContentPage;
  },
  canonical: answer => (answer as ContentPage).href,
  alternates: answer => (answer as ContentPage).alternates,
};

export const menu: DataSource = {
  load: (context, { location }) => apiOf(context).content.menu(textParameter(location) ?? ''),
};
