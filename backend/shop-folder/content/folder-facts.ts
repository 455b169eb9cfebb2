/** What a folder has of its own that its documents may refer to. What it leaves to the database is taken for known. */
import { readdir } from 'node:fs/promises';
import { slug, slugOrDigest } from '#backend/import/slug.ts';
import type { ShopAnswers, ShopReferenceKind } from '#page-lint/shop-facts.ts';
import { membersAt, scalarOf } from '#page-lint/source/json-tree.ts';
import { parseJson } from '#page-lint/source/parse-json.ts';
import type { SourceText } from '#page-lint/source/source-file.ts';
import { pictureFolder } from '../check/check-products.ts';
import { type FolderTable, fieldOf, textsOf } from '../folder-tables.ts';
import type { ShopFolder } from '../shop-folder.ts';

type Named = Partial<Record<ShopReferenceKind, ReadonlySet<string>>>;
type Parts = Pick<ShopFolder, 'path' | 'categories' | 'brands' | 'promotions' | 'markets' | 'pages'>;

/** @param texts of documents, whose addresses others may lead to */
export async function factsOfFolder(folder: Parts, texts: readonly SourceText[]): Promise<ShopAnswers> {
  const { categories, brands, promotions, markets } = folder;
  const named: Named = {
    ...(categories && { category: categoryAliases(categories) }),
    ...(brands && { brand: new Set(brands.rows.map(row => fieldOf(row, 'alias'))) }),
    ...(promotions && {
      campaign: new Set(
        promotions.data.campaigns.flatMap(({ alias }) => (alias === undefined ? [] : [alias])),
      ),
    }),
    ...(markets && { market: new Set<string>(markets.data.markets.map(({ id }) => id)) }),
    content: new Set([
      ...folder.pages.flatMap(({ data }) => Object.values(data.alias)),
      ...texts.flatMap(aliasesOf),
    ]),
    picture: new Set(
      (await readdir(pictureFolder(folder)).catch(() => [])).map(name => name.normalize('NFC')),
    ),
  };
  return {
    names: kind => [...(named[kind] ?? [])],
    knows: ({ kind, name }) => {
      // Numbers are those of one database.
      if (typeof name === 'number') return false;
      const known = named[kind];
      if (!known) return !/^\d+$/.test(name);
      return known.has(kind === 'category' ? (name.split('/').at(-1) ?? name) : name.normalize('NFC'));
    },
  };
}

/** In every language, as `apply` makes them. */
const categoryAliases = ({ rows }: FolderTable): Set<string> =>
  new Set(
    rows.flatMap(row => [
      fieldOf(row, 'alias'),
      ...Object.values(textsOf(row, 'alias')).map(slug),
      ...Object.values(textsOf(row, 'name')).map(slugOrDigest),
    ]),
  );

function aliasesOf({ text }: SourceText): string[] {
  const parsed = parseJson(text);
  if (!parsed.ok) return [];
  return membersAt(parsed.root, 'aliases').map(({ value }) => String(scalarOf(value)));
}
