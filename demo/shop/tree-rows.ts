/** Writes categories and brands with their texts and images. */
import type { BulkWriter } from '../bulk-writer.ts';
import { addImage } from '../image-rows.ts';
import type { PictureKind } from '../picture/kinds.ts';
import type { PictureSource } from '../picture/picture-source.ts';
import { families } from '../products/families.ts';
import type { Line } from '../products/line.ts';
import { packages } from '../products/package-lines.ts';
import { entry } from '../random.ts';
import type { Language, Translated } from '../words.ts';
import { escapeHtml, languages, slug } from '../words.ts';
import { brands } from './brands.ts';
import type { Category } from './categories.ts';
import { categories, lineageOf } from './categories.ts';

const lines = [...families, packages].flatMap(family => family.lines);

/** The lines that are sold in a category or its descendants. */
const linesIn = (category: Category): readonly Line[] =>
  lines.filter(line => lineageOf(leaf(line.category)).some(({ id }) => id === category.id));

const leaf = (key: string): Category => {
  const found = categories.find(category => category.key === key);
  if (found === undefined) throw new Error(`No category ${key}`);
  return found;
};

export async function addCategories(writer: BulkWriter, pictures: PictureSource): Promise<void> {
  const shown = new Set<PictureKind>();
  for (const category of categories) {
    const products = linesIn(category);
    const kind = entry(products, 0).picture;
    const file = `category-${kind}.webp`;
    if (!shown.has(kind)) {
      const picture = await pictures.category(kind);
      // Older clients request headers, newer ones categories.
      for (const type of ['categoryheader', 'category']) addImage(writer, type, file, picture);
    }
    shown.add(kind);
    writer.add('category', {
      category_id: category.id,
      parent_category_id: category.parent,
      sort_order: category.order,
      hidden: false,
      primary_image: file,
      background_image: file,
    });
    for (const { index, id } of languages) addText(writer, category, products, index, id);
  }
  addHiddenCategory(writer);
}

/** Reachable by its address and by queries that include hidden categories; no menu contains it. */
export const hiddenCategory = { id: 900, line: 'wheel-nut' };

function addHiddenCategory(writer: BulkWriter): void {
  writer.add('category', {
    category_id: hiddenCategory.id,
    parent_category_id: 0,
    sort_order: 900,
    hidden: true,
    primary_image: null,
    background_image: null,
  });
  const names: Translated = ['Varaston tyhjennys', 'Lagerrensning', 'Clearance'];
  for (const { index, id: language_id } of languages) {
    const name = names[index];
    writer.add('category_text', {
      category_id: hiddenCategory.id,
      language_id,
      alias: slug(name),
      name,
      description: null,
      secondary_description: null,
      meta_title: null,
      meta_description: null,
    });
  }
}

function addText(
  writer: BulkWriter,
  category: Category,
  products: readonly Line[],
  language: Language,
  language_id: string,
): void {
  const name = category.name[language];
  const { description, more, meta } = introOf(category, products, language);
  writer.add('category_text', {
    category_id: category.id,
    language_id,
    alias: slug(name),
    name,
    description,
    secondary_description: category.depth === 2 ? null : more,
    meta_title: null,
    meta_description: meta,
  });
}

const shopLine = {
  0: 'ATV Huset – nopea toimitus ja 14 päivän peruutusoikeus.',
  1: 'ATV Huset – snabb leverans och 14 dagars ångerrätt.',
  2: 'ATV Huset – fast delivery and a 14-day right of withdrawal.',
} as const;

/** The sentences of the lines are not translated: in English the third level has the intro of its parent. */
function introOf(category: Category, lines: readonly Line[], language: Language) {
  if (language === 2) {
    const own = category.intro[2] === '' ? entry(lineageOf(category), 1).intro[2] : category.intro[2];
    return { description: `<p>${escapeHtml(own)}</p>`, more: null, meta: `${own} ${shopLine[2]}` };
  }
  const line = entry(lines, 0);
  const intro = category.intro[0] === '' ? entry(line.says, 0) : category.intro;
  const more = [entry(line.says, 3), entry(lines, 1).says[2] ?? entry(line.says, 2)].map(
    text => text[language],
  );
  return {
    description: `<p>${escapeHtml(intro[language])}</p>`,
    more: `<p>${[...new Set(more)].map(escapeHtml).join(' ')}</p>`,
    meta: `${intro[language]} ${shopLine[language]}`,
  };
}

export async function addBrands(writer: BulkWriter, pictures: PictureSource): Promise<void> {
  for (const brand of brands) {
    const logo = `logo-${brand.alias}.svg`;
    addImage(writer, 'brand', logo, await pictures.brand(brand));
    writer.add('brand', {
      brand_id: brand.id,
      alias: brand.alias,
      name: brand.name,
      logo,
      primary_image: null,
      manufacturer_name: brand.manufacturer,
      manufacturer_address: brand.address,
      manufacturer_contact: brand.contact,
    });
    for (const { index, id: language_id } of languages) {
      writer.add('brand_text', {
        brand_id: brand.id,
        language_id,
        description: `<p>${escapeHtml(brand.about[index])}</p>`,
        secondary_description: `<p>${escapeHtml(`${brand.manufacturer}, ${brand.address}`)}</p>`,
      });
    }
  }
}
