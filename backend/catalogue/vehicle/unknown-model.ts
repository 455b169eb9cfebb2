/** Finds a model number that no machine has: `outlander 651` is no `Outlander 650`, and its shopper is asked (R-SEARCH-12). */
import { isUnit } from '#backend/search/measures.ts';
import { type NamedVehicle, searchedWords, searchWordKey } from './vehicle-search.ts';

export interface UnknownModel {
  /** Letters and number as a key: `outlander651`. */
  key: string;
  /** The text with the machine whose number is nearest, as the shop writes it: `vinssi Outlander 650`. */
  searchText: string;
  /** The machine that is asked for, as the shop writes machines: `Outlander 651`. */
  name: string;
}

interface Machines {
  /** How the machine of each number is written. */
  numbers: Map<string, string>;
  /** Model years, which are typed behind the name as well. */
  years: Set<string>;
}

const codeShape = /^([a-z]{2,})(\d{3,4})(?!\d)/;
const figureShape = /^\d{3,4}(?!\d)/;
const nameShape = /^[a-z]{3,}$/;

type Modelled = Pick<NamedVehicle, 'model' | 'year'>;

/** By the letters of the code, by the first word of the model, or by the name behind its code: `TRX520 Foreman` is a Foreman too. */
function machinesOf(vehicles: readonly Modelled[]): ReadonlyMap<string, Machines> {
  const machines = new Map<string, Machines>();
  const add = (letters: string, number: string, written: string, year: number) => {
    const known: Machines = machines.get(letters) ?? { numbers: new Map(), years: new Set() };
    machines.set(letters, known);
    known.years.add(String(year));
    const other = known.numbers.get(number);
    if (other === undefined || written.length < other.length) known.numbers.set(number, written);
  };
  for (const { model, year } of vehicles) {
    const words = searchedWords(model);
    const first = searchWordKey(words[0] ?? '');
    const second = searchWordKey(words[1] ?? '');
    words.forEach((word, at) => {
      const [, letters, codeNumber] = codeShape.exec(searchWordKey(word)) ?? [];
      if (letters && codeNumber) add(letters, codeNumber, word, year);
      if (codeNumber && at === 0 && nameShape.test(second))
        add(second, codeNumber, words.slice(0, 2).join(' '), year);
      const [figure] = figureShape.exec(searchWordKey(word)) ?? [];
      if (figure && nameShape.test(first)) add(first, figure, words.slice(0, at + 1).join(' '), year);
    });
  }
  return machines;
}

interface Asked {
  letters: string;
  number: string;
  /** Positions of its words. */
  from: number;
  until: number;
}

/** `TRX521`, `trx 521` and `outlander 651`; `outlander 150 cm` is a measure. */
function askedIn(words: readonly string[], machines: ReadonlyMap<string, Machines>): Asked | null {
  for (const [at, word] of words.entries()) {
    const [, code = '', codeNumber] = codeShape.exec(searchWordKey(word)) ?? [];
    if (codeNumber && machines.has(code))
      return { letters: code, number: codeNumber, from: at, until: at + 1 };
    const letters = searchWordKey(word);
    const number = searchWordKey(words[at + 1] ?? '');
    if (machines.has(letters) && /^\d{3,4}$/.test(number) && !isUnit(searchWordKey(words[at + 2] ?? '')))
      return { letters, number, from: at, until: at + 2 };
  }
  return null;
}

/** `TRX521` as `TRX520` is written, `Outlander 651` as `Outlander 650`, and `Foreman 500` as `TRX520 Foreman`. */
function nameWith({ letters, number }: Asked, written: string, other: string): string {
  const [first = ''] = written.split(' ');
  const name = searchedWords(written).find(word => searchWordKey(word) === letters);
  if (name !== undefined) return `${name} ${number}`;
  return first.includes(other) ? first.replace(other, number) : `${first} ${number}`;
}

/** @returns finds the number; null when the text has none, or one that a machine of this name has or that begins one */
export function createUnknownModels(vehicles: readonly Modelled[]): (text: string) => UnknownModel | null {
  const machines = machinesOf(vehicles);
  return text => {
    const words = searchedWords(text);
    const asked = askedIn(words, machines);
    const known = asked && machines.get(asked.letters);
    if (!asked || !known) return null;
    const { letters, number, from, until } = asked;
    if ([...known.numbers.keys(), ...known.years].some(each => each.startsWith(number))) return null;
    const distance = (each: string) => Math.abs(Number(each) - Number(number));
    const [nearest] = [...known.numbers].sort(([one], [other]) => distance(one) - distance(other));
    if (!nearest) return null;
    const [other, written] = nearest;
    const searchText = [...words.slice(0, from), written, ...words.slice(until)].join(' ');
    return { key: letters + number, searchText, name: nameWith(asked, written, other) };
  };
}

/** @returns words of names as the shop writes them: `TRX520` for `trx520`; other words as they are */
export function createNameWriter(names: readonly string[]): (text: string) => string {
  const written = new Map<string, string>();
  for (const word of names.flatMap(searchedWords))
    if (!written.has(searchWordKey(word))) written.set(searchWordKey(word), word);
  return text => text.replaceAll(/\S+/g, word => written.get(searchWordKey(word)) ?? word);
}
