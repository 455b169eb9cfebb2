/** Converts the texts and pictures of a list page. */
import { hrefOf, present, textOf } from '../present.ts';
import type { ListPageInfoQuery } from './catalogue.gen.ts';
import { toAlternates } from './to-alternates.ts';
import type { ListInfo } from './types.ts';

export const toListInfo = (info: NonNullable<ListPageInfoQuery['listPageInfo']>): ListInfo => ({
  id: info.id,
  alias: info.alias,
  href: hrefOf(info.canonicalUrl),
  name: info.name,
  description: textOf(info.primaryDescription),
  secondaryDescription: textOf(info.secondaryDescription),
  image: info.primaryImage,
  socialImage: info.primaryImage
    ? `/images/categoryheader/1000w/${encodeURIComponent(info.primaryImage)}`
    : null,
  meta: { title: textOf(info.meta?.title), description: textOf(info.meta?.description) },
  alternates: toAlternates(info.alternativeUrls),
  subCategories: present(info.subCategories).map(({ name, canonicalUrl, primaryImage }) => ({
    name,
    href: hrefOf(canonicalUrl),
    image: primaryImage,
  })),
});
