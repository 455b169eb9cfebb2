/** What a list asks for; the next page asks the same, further on (facts 1.10). */
import type { ListQuery } from '#api/catalogue/types.ts';
import type { ProductListResolved } from '#engine/page-types.gen.ts';

export const listQuery = ({ filter, categoryAlias, take }: ProductListResolved, skip = 0): ListQuery => ({
  skip,
  take,
  ...(categoryAlias ? { categoryAlias } : {}),
  ...(filter ? { filter } : {}),
});
