/** What the content system keeps: pages of it, and menus. */
import type { DataSource } from '#engine/page-services.ts';
import { NotFound } from '#kernel/absence.ts';
import type { Area } from '#api/content/types.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import { apiOf, text } from './source-parameters.ts';

interface ContentPage extends Area {
  aliases: Partial<Record<LocaleCode, string>>;
}

export const content: DataSource = {
  async load(context, { alias }) {
    const { content: api } = apiOf(context);
    const name = text(alias) ?? '';
    const [area, aliases] = await Promise.all([
      api.area({ alias: name }),
      // Without them the page is whole; the language switch leads to the front page.
      api.aliases(name).catch(() => ({})),
    ]);
    if (!area) throw new NotFound('No such content page');
    return { ...area, aliases } satisfies ContentPage;
  },
  translations: answer =>
    Object.fromEntries(
      Object.entries((answer as ContentPage).aliases).map(([locale, alias]) => [locale, { alias }]),
    ),
};

export const menu: DataSource = {
  load: (context, { location }) => apiOf(context).content.menu(text(location) ?? ''),
};
