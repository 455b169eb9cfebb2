/** Plans the products: brand, series, size, vehicle and colour of each one, in an order that repeats no combination. */
import type { Random } from '../random.ts';
import { entry, strideOf } from '../random.ts';
import type { Brand } from '../shop/brands.ts';
import { brandOf } from '../shop/brands.ts';
import { categoryOf, lineageOf } from '../shop/categories.ts';
import type { VehicleModel } from '../shop/vehicles.ts';
import { vehicleModels } from '../shop/vehicles.ts';
import type { Language } from '../words.ts';
import type { Colour } from './colours.ts';
import { colours } from './colours.ts';
import { families } from './families.ts';
import type { Family, Line, Size } from './line.ts';
import type { Draft } from './product-draft.ts';
import { labelOf, vehicleName } from './product-draft.ts';

const lines = families.flatMap(family => family.lines.map(line => ({ family, line })));
const totalShare = lines.reduce((sum, { line }) => sum + line.share, 0);

/** Creates `count` drafts; `rounds` stores the position in each line, so that a later call continues there. */
export function draftProducts(
  count: number,
  firstId: number,
  rounds: Map<string, number>,
  random: Random,
): Draft[] {
  const drafts: Draft[] = [];
  let share = 0;
  for (const { family, line } of lines) {
    share += line.share;
    const until = Math.round((count * share) / totalShare);
    while (drafts.length < until) {
      const turn = rounds.get(line.key) ?? 0;
      rounds.set(line.key, turn + 1);
      drafts.push(...draftModel(family, line, turn, firstId + drafts.length, until - drafts.length, random));
    }
  }
  return drafts;
}

/** One model of a line with its variants: at most `room` products. */
export function draftModel(
  family: Family,
  line: Line,
  turn: number,
  id: number,
  room: number,
  random: Random,
): Draft[] {
  const sizes: readonly (Size | null)[] = line.sizes ?? [null];
  const fitting: readonly (VehicleModel | null)[] = line.fit === 'vehicle' ? vehicleModels : [null];
  const space = line.brands.length * line.series.length * sizes.length * fitting.length;
  let place = ((turn % space) * strideOf(space)) % space;
  const take = <T>(list: readonly T[]): T => {
    const taken = entry(list, place);
    place = Math.floor(place / list.length);
    return taken;
  };
  const brand = brandOf(take(line.brands));
  const vehicleModel = take(fitting);
  const size = take(sizes);
  const round = Math.floor(turn / space);
  const series = take(line.series) + (round === 0 ? '' : ` ${round + 1}`);
  const [low, high] = line.price;
  const base = (low + (high - low) * random.next()) * (size?.price ?? 1);
  const variants = variantsOf(line, turn).slice(0, room);
  const categories = lineageOf(categoryOf(line.category));
  const daysOld = Math.floor(3 + random.next() ** 1.6 * 1300);
  const isReduced = random.chance(0.135);
  const cut = 0.65 + random.next() * 0.25;
  return variants.map(({ colour, length }, index) => {
    const price = base * (length?.price ?? 1);
    return {
      id: id + index,
      family,
      line,
      brand,
      series,
      size,
      vehicleModel,
      colour,
      length,
      group: variants.length > 1 ? id : null,
      visible: index === 0,
      categories,
      name: nameOf(line, brand, series, { size, vehicleModel, colour, length }),
      price,
      reduced: isReduced ? price * cut : null,
      daysOld: isReduced ? daysOld + 90 : daysOld,
      sold: Math.floor(random.next() ** 4 * 900),
      parts: null,
    };
  });
}

/** Each model starts with a different colour, so that lists do not show the first colour only. */
function variantsOf(line: Line, turn: number): { colour: Colour | null; length: Size | null }[] {
  const keys = line.colours ?? [];
  const tints: readonly (Colour | null)[] =
    keys.length === 0 ? [null] : keys.map((_, index) => colours[entry(keys, turn + index)]);
  const lengths: readonly (Size | null)[] = line.lengths ?? [null];
  return tints.flatMap(colour => lengths.map(length => ({ colour, length })));
}

type Choice = Pick<Draft, 'size' | 'vehicleModel' | 'colour' | 'length'>;

function nameOf(
  line: Line,
  brand: Brand,
  series: string,
  { size, vehicleModel, colour, length }: Choice,
): Draft['name'] {
  const nameIn = (language: Language): string => {
    const head = [brand.name, series, line.noun[language], labelOf(size, language)]
      .filter(part => part !== '')
      .join(' ');
    const tail = [
      vehicleModel === null ? '' : vehicleName(vehicleModel),
      colour === null ? '' : colour.label[language].toLowerCase(),
      labelOf(length, language),
    ];
    return [head, ...tail.filter(part => part !== '')].join(', ');
  };
  return [nameIn(0), nameIn(1), nameIn(2)];
}
