/** Describes a list: name, texts, image and subcategories (R-LIST-23). */
import type { ListInfo } from '#api/catalogue/types.ts';
import type { DataSource } from '#engine/load/page-services.ts';
import { NotFound } from '#kernel/absence.ts';
import { apiOf, lastSegment, listPath, text } from './source-parameters.ts';

export const listPageInfo: DataSource = {
  async load(context, { alias, url }) {
    const path = text(url);
    const name = text(alias);
    const info = await apiOf(context).catalogue.listInfo(
      path ? { url: listPath(path) } : name ? { alias: lastSegment(name) } : {},
    );
    if (!info) throw new NotFound('No such list');
    const [description, secondaryDescription] = await Promise.all(
      [info.description, info.secondaryDescription].map(context.safeHtml),
    );
    return { ...info, description, secondaryDescription };
  },
  canonical: answer => (answer as ListInfo).href,
  alternates: answer => (answer as ListInfo).alternates,
};
