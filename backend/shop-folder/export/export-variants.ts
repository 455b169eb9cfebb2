/** `catalogue/variants.csv` and the groups of packages from the database. */
import { dimensionNames } from '../rows/variant-rows.ts';
import { type CsvRow, columnNames, columnsOf, csvText } from './csv-text.ts';
import { byText, type ExportContext, saying, textsIn } from './export-context.ts';

type Numbers = ReadonlyMap<number, string>;

const hexOf = (attributes: unknown): string => {
  for (const { key, value } of Array.isArray(attributes) ? attributes : [])
    if (key === 'hex' && typeof value === 'string') return `#${value}`;
  return '';
};

const dimensionOf = (name: string): string => dimensionNames.get(name) ?? name;

export async function exportVariants(context: ExportContext, numbers: Numbers): Promise<string | null> {
  const { db, languages, left } = context;
  const groups = await db.selectFrom('variant_group').selectAll().execute();
  const members = await db
    .selectFrom('product')
    .select(['product_id', 'variant_group_id'])
    .where('variant_group_id', 'is not', null)
    .execute();
  const values = await db.selectFrom('variant_value').selectAll().execute();
  const valueOf = new Map(values.map(row => [`${row.product_id} ${row.level}`, row]));
  const names = new Map<string, number>();
  for (const { name } of groups) names.set(name, (names.get(name) ?? 0) + 1);
  const groupName = ({ name, main_product_id: main }: (typeof groups)[number]): string =>
    names.get(name) === 1 ? name : `${name} (${numbers.get(main) ?? main})`;
  const rows = members.flatMap(({ product_id, variant_group_id }) => {
    const group = groups.find(one => one.variant_group_id === variant_group_id);
    const article_number = numbers.get(product_id);
    const [first, second] = [valueOf.get(`${product_id} 2`), valueOf.get(`${product_id} 1`)];
    const outer = first ?? second;
    if (!group || article_number === undefined || !outer) {
      left.add('variants that are not exported or have no value', article_number ?? String(product_id));
      return [];
    }
    if (!group.collapse_in_lists) left.add('groups of variants that lists show one by one', group.name);
    const inner = first ? second : undefined;
    const row: CsvRow = {
      ...{ article_number, group: groupName(group), main: group.main_product_id === product_id ? 'yes' : '' },
      ...{ dimension: dimensionOf(outer.dimension), hex: hexOf(outer.attributes) },
      ...columnsOf('value', textsIn(languages, outer.label)),
      ...(inner && {
        second_dimension: dimensionOf(inner.dimension),
        ...columnsOf('second_value', textsIn(languages, inner.label)),
      }),
    };
    return [
      { row, group: groupName(group), places: [outer.sort_order, inner?.sort_order ?? 0], article_number },
    ];
  });
  return csvText(
    ['article_number', 'group', 'dimension'],
    [
      ...['main', ...columnNames(languages, 'value'), 'hex'],
      ...['second_dimension', ...columnNames(languages, 'second_value')],
    ],
    rows
      .toSorted(
        (a, b) =>
          byText(a.group, b.group) ||
          (a.places[0] ?? 0) - (b.places[0] ?? 0) ||
          (a.places[1] ?? 0) - (b.places[1] ?? 0) ||
          byText(a.article_number, b.article_number),
      )
      .map(({ row }) => row),
  );
}

/** @param packages as the products have them; those whose parts the folder cannot say are left out */
export async function exportPackages(
  context: ExportContext,
  packages: readonly { id: number; line: Record<string, unknown> }[],
  numbers: Numbers,
): Promise<string | null> {
  const { db, left } = context;
  const groups = await db
    .selectFrom('package_group')
    .selectAll()
    .orderBy('sort_order')
    .orderBy('group_id')
    .execute();
  const options = await db
    .selectFrom('package_option')
    .selectAll()
    .orderBy('sort_order')
    .orderBy('option_id')
    .execute();
  const lines = packages.flatMap(({ id, line }) => {
    const name = String(line.article_number);
    const parts = groups
      .filter(group => group.product_id === id)
      .map(group => {
        if (group.image !== null) left.add('pictures of groups of packages', name);
        return groupOf(
          group,
          options.filter(one => one.group_id === group.group_id),
          { context, numbers },
        );
      });
    if (parts.length > 0 && parts.every(part => part !== null))
      return [JSON.stringify({ ...line, groups: parts })];
    left.add('packages with a group of nothing that is exported', name);
    return [];
  });
  return lines.length === 0 ? null : `${lines.join('\n')}\n`;
}

interface Option {
  product_id: number;
  name: Readonly<Record<string, unknown>> | null;
  quantity: number;
  is_selected: boolean;
}

function groupOf(
  {
    name,
    description,
    required,
  }: {
    name: Readonly<Record<string, unknown>>;
    description: Readonly<Record<string, unknown>> | null;
    required: boolean;
  },
  options: readonly Option[],
  { context: { languages, left }, numbers }: { context: ExportContext; numbers: Numbers },
): object | null {
  const known = options.filter(({ product_id }) => numbers.has(product_id));
  if (known.length < options.length)
    left.add('options of packages that are not exported', String(name[languages[0]]));
  if (known.length === 0) return null;
  const chosen = known.findIndex(({ is_selected }) => is_selected);
  const usual = required ? 0 : -1;
  if (required && chosen < 0)
    left.add('required groups of packages without a chosen option', String(name[languages[0]]));
  return saying({
    name: textsIn(languages, name),
    description: textsIn(languages, description),
    required: required ? undefined : false,
    options: known.map((option, place) =>
      saying({
        product: numbers.get(option.product_id),
        quantity: option.quantity === 1 ? undefined : option.quantity,
        name: textsIn(languages, option.name),
        selected: place === chosen && chosen !== usual ? true : undefined,
      }),
    ),
  });
}
