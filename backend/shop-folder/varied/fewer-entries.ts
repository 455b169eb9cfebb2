/** What packages, promotions and `demo.json` say where some products are left out. */
import { isRecord } from '#kernel/is-record.ts';

type Line = Readonly<Record<string, unknown>>;
type IsThere = (number: string) => boolean;

const listOf = (value: unknown): Line[] => (Array.isArray(value) ? value.filter(one => isRecord(one)) : []);
const namesOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter(one => typeof one === 'string') : [];

/** One product of each group, the selected one where there is one. */
export const neededParts = ({ groups }: Line): string[] =>
  listOf(groups).flatMap(({ options }) => {
    const all = listOf(options);
    const part = all.find(({ selected }) => selected === true) ?? all[0];
    return part ? [String(part['product'])] : [];
  });

export const fewerGroups = ({ groups }: Line, isThere: IsThere): Line[] =>
  listOf(groups).map(group => ({
    ...group,
    options: listOf(group['options']).filter(({ product }) => isThere(String(product))),
  }));

/** What each campaign cannot do without: one of its products, what it is for, and its gift. */
export const neededByCampaigns = ({ campaigns }: Line): string[] =>
  listOf(campaigns).flatMap(({ products, effect, conditions }) => [
    ...namesOf(products).slice(0, 1),
    ...(isRecord(effect) ? namesOf([effect['sku']]) : []),
    ...(isRecord(conditions) ? namesOf(conditions['withProducts']) : []),
  ]);

export function fewerPromotions(file: Line, isThere: IsThere): Line {
  const campaigns = listOf(file['campaigns']).map(campaign => {
    const { products, except, ...rest } = campaign;
    const [own, others] = [namesOf(products).filter(isThere), namesOf(except).filter(isThere)];
    return {
      ...rest,
      ...(own.length > 0 && { products: own }),
      ...(others.length > 0 && { except: others }),
    };
  });
  return { ...file, campaigns };
}

export function fewerDemo(file: Line, isThere: IsThere): Line {
  const left = ['prices', 'reviews', 'questions'].flatMap(key =>
    key in file ? [[key, listOf(file[key]).filter(({ product }) => isThere(String(product)))]] : [],
  );
  const sold = isRecord(file['sold'])
    ? Object.entries(file['sold']).filter(([number]) => isThere(number))
    : null;
  return { ...file, ...Object.fromEntries(left), ...(sold && { sold: Object.fromEntries(sold) }) };
}
