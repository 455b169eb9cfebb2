/** Finds the vehicle that a search names: `vinssi TRX520` asks for winches that fit a Honda TRX520 (R-SEARCH-10). */
import { isUnit } from '#backend/search/measures.ts';
import { plainOf } from '#backend/search/words.ts';

export interface NamedVehicle {
  manufacturer: string;
  model: string;
  year: number;
  /** Facet of the products that are made for it. */
  facetId: string;
}

export interface VehicleSearch {
  /** The text without the vehicle; empty when it is nothing but a vehicle. */
  searchText: string;
  /** The vehicle as the shop names it: `Honda TRX520 Foreman`. */
  vehicle: string;
  /** Facets of the vehicles that the text may mean: every model year, unless the text names one. */
  facetIds: string[];
  /** A model year beside the name that none of them has. */
  unknownYear: string | null;
}

type Vehicles = ReadonlySet<NamedVehicle>;

export const searchedWords = (text: string): string[] => text.split(/\s+/).filter(Boolean);
/** `Can-Am` and `canam` are equal, and so are `TRX520:een` and `trx520`. */
export const searchWordKey = (word: string): string =>
  plainOf(word.toLowerCase().replace(/:\p{Letter}+$/u, '')).replace(/[^a-z0-9]+/g, '');

/** Shorter codes, such as `xp` and `hd8`, occur in names of products. */
const SHORTEST_CODE = 4;
const SHORTEST_NAME = 5;

/** Whether a word names a model by itself: its first word, or a code of letters and digits. */
const namesModel = (key: string, at: number): boolean =>
  (/[a-z]/.test(key) && /\d/.test(key) && key.length >= SHORTEST_CODE) ||
  (at === 0 && /^[a-z]+$/.test(key) && key.length >= SHORTEST_NAME);

interface Vocabulary {
  /** Vehicles by each word of their name. */
  all: ReadonlyMap<string, Vehicles>;
  /** Vehicles by the words that name a model by themselves. */
  distinctive: ReadonlyMap<string, Vehicles>;
}

function vocabularyOf(vehicles: readonly NamedVehicle[]): Vocabulary {
  const all = new Map<string, Set<NamedVehicle>>();
  const distinctive = new Map<string, Set<NamedVehicle>>();
  const add = (to: Map<string, Set<NamedVehicle>>, key: string, vehicle: NamedVehicle) =>
    to.set(key, (to.get(key) ?? new Set()).add(vehicle));
  for (const vehicle of vehicles) {
    for (const word of [vehicle.manufacturer, String(vehicle.year)]) add(all, searchWordKey(word), vehicle);
    searchedWords(vehicle.model).forEach((word, at, words) => {
      const key = searchWordKey(word);
      if (key === '') return;
      add(all, key, vehicle);
      if (namesModel(key, at)) add(distinctive, key, vehicle);
      // `Blade 1000` as `blade1000`.
      const joined = key + searchWordKey(words[at + 1] ?? '');
      if (/^[a-z]+\d+$/.test(joined) && namesModel(joined, at)) {
        add(all, joined, vehicle);
        add(distinctive, joined, vehicle);
      }
    });
  }
  return { all, distinctive };
}

interface Part {
  key: string;
  /** Positions of its words in the text. */
  from: number;
  until: number;
}

/** Every word, and every two neighbours as one: `TRX 520`. */
const partsOf = (words: readonly string[]): Part[] =>
  words.flatMap((word, at): Part[] => {
    const next = words[at + 1];
    return [
      ...(next === undefined ? [] : [{ key: searchWordKey(word + next), from: at, until: at + 2 }]),
      { key: searchWordKey(word), from: at, until: at + 1 },
    ];
  });

const both = (one: Vehicles, other: Vehicles): Vehicles => new Set([...one].filter(each => other.has(each)));

/** The words that all names have in common, as the shop writes them. */
function nameOf(vehicles: readonly NamedVehicle[], hasYear: boolean): string {
  const names = vehicles.map(({ manufacturer, model, year }) => [
    manufacturer,
    ...searchedWords(model),
    ...(hasYear ? [String(year)] : []),
  ]);
  const [first = [], ...others] = names;
  return first.filter(word => others.every(name => name.includes(word))).join(' ');
}

const yearShape = /^(?:19[6-9]\d|20[0-4]\d)$/;

/** Position of a model year that follows the vehicle, or begins the text before it; -1 without. `2000 lb` is a measure. */
function yearBeside(words: readonly string[], used: ReadonlySet<number>): number {
  const isYear = (at: number) =>
    !used.has(at) && yearShape.test(searchWordKey(words[at] ?? '')) && !isUnit(words[at + 1] ?? '');
  const behind = Math.max(...used) + 1;
  if (isYear(behind)) return behind;
  return used.has(1) && isYear(0) ? 0 : -1;
}

/** @returns finds the vehicle; null when the text names none */
export function createVehicleSearch(
  vehicles: readonly NamedVehicle[],
): (text: string) => VehicleSearch | null {
  const { all, distinctive } = vocabularyOf(vehicles);
  return text => {
    const words = searchedWords(text);
    const parts = partsOf(words);
    const seed = parts.find(({ key }) => distinctive.has(key));
    if (!seed) return null;
    let found = distinctive.get(seed.key) ?? new Set();
    const used = new Set<number>();
    let hasYear = false;
    const use = ({ from, until }: Part) => {
      for (let at = from; at < until; at += 1) used.add(at);
    };
    use(seed);
    for (const part of parts) {
      const named = all.get(part.key);
      if (!named || used.has(part.from) || used.has(part.until - 1)) continue;
      const next = both(found, named);
      if (next.size === 0) continue;
      hasYear ||= [...next].every(({ year }) => String(year) === part.key);
      found = next;
      use(part);
    }
    const year = hasYear ? -1 : yearBeside(words, used);
    const searchText = words.filter((_, at) => !used.has(at)).join(' ');
    const chosen = [...found];
    return {
      searchText: searchWordKey(searchText) === '' ? '' : searchText,
      vehicle: nameOf(chosen, hasYear),
      facetIds: chosen.map(({ facetId }) => facetId),
      unknownYear: year === -1 ? null : searchWordKey(words[year] ?? ''),
    };
  };
}
