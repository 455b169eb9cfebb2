/** The page-level data sources that page files may name; each throws NotFound if its data does not exist. */

import type { Assembly, AssemblyPage } from '#api/assembly/types.ts';
import type { ListInfo } from '#api/catalogue/list-types.ts';
import type { Product } from '#api/catalogue/types.ts';
import type { DataSource } from '#engine/load/page-services.ts';
import { NotFound } from '#kernel/absence.ts';
import { content, menu } from './content.ts';
import { drawingsPerPage, lastPage, maxSkip } from './list-constants.ts';
import { products } from './products.ts';
import { apiOf, lastSegment, listPath, pageNumber, textParameter } from './source-parameters.ts';

/** The product of a product page. */
const product: DataSource = {
  async load(context, { alias }) {
    const found = await apiOf(context).catalogue.product(lastSegment(textParameter(alias)));
    if (!found) throw new NotFound('No such product');
    const [summary, description, extra] = await Promise.all(
      [found.summary, found.description, found.extra].map(context.safeHtml),
    );
    return { ...found, summary, description, extra };
  },
  canonical: answer => (answer as Product).href,
  alternates: answer => (answer as Product).alternates,
};

/** Describes a list: name, texts, image and subcategories (R-LIST-23). */
const listPageInfo: DataSource = {
  async load(context, { alias, url }) {
    const path = textParameter(url);
    const name = textParameter(alias);
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

/** The position of a category in the tree: its path from the front page. */
const categoryPath: DataSource = {
  load: (context, { alias }) => apiOf(context).catalogue.categoryPath(lastSegment(textParameter(alias))),
};

/** A drawing with the parts at its numbers. */
const assembly: DataSource = {
  async load(context, { alias }) {
    const found = await apiOf(context).assembly.one(lastSegment(textParameter(alias)));
    if (!found) throw new NotFound('No such drawing');
    return found;
  },
  canonical: answer => (answer as Assembly).href,
  alternates: answer => (answer as Assembly).alternates,
};

/** A page of the drawings of the vehicle that the address names, or of all. */
const assemblies: DataSource = {
  async load(context, { vehicle, page: asked }) {
    const facet = textParameter(vehicle);
    const page = pageNumber(asked);
    const at = { skip: (page - 1) * drawingsPerPage, take: drawingsPerPage };
    if (at.skip > maxSkip) throw new NotFound('No such page of the list');
    const found = await apiOf(context).assembly.list({ ...(facet ? { vehicle: facet } : {}), ...at });
    // Any text could be indexed otherwise.
    if (facet && found?.vehicle === null) throw new NotFound('No such vehicle');
    if (!found) throw new NotFound('The shop has no drawings');
    if (page > 1 && at.skip >= found.count) throw new NotFound('No such page of the list');
    const pageCount = Math.max(1, Math.min(Math.ceil(found.count / at.take), lastPage(at.take)));
    return { ...found, page, pageCount } satisfies AssemblyPage;
  },
  pages: answer => answer as AssemblyPage,
};

export const sources: Readonly<Record<string, DataSource>> = {
  product,
  listPageInfo,
  categoryPath,
  products,
  assembly,
  assemblies,
  content,
  menu,
};
