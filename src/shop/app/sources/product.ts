/** The product of a product page. */
import type { Product } from '#api/catalogue/types.ts';
import type { DataSource } from '#engine/load/page-services.ts';
import { NotFound } from '#kernel/absence.ts';
import { apiOf, lastSegment, text } from './source-parameters.ts';

export const product: DataSource = {
  async load(context, { alias }) {
    const found = await apiOf(context).catalogue.product(lastSegment(text(alias)));
    if (!found) throw new NotFound('No such product');
    const [summary, description, extra] = await Promise.all(
      [found.summary, found.description, found.extra].map(context.safeHtml),
    );
    return { ...found, summary, description, extra };
  },
  canonical: answer => (answer as Product).href,
  alternates: answer => (answer as Product).alternates,
};
