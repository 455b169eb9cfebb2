/** Finds machines by what people call them: `trx500`, `honda foreman 2021`, `canam outlnder` (R-VEHICLE-18). */
import { eachSimilar, sortedWords } from '#backend/search/similar-words.ts';
import { maxTyposOf } from '#backend/search/typos.ts';
import { searchedWords, searchWordKey } from './vehicle-search.ts';

/** A model with its model years. */
export interface NamedMachine {
  manufacturer: string;
  model: string;
  /** The latest first; never empty. */
  years: number[];
}

interface Named extends NamedMachine {
  /** Its words as keys: `can-am` is `canam`. */
  keys: readonly string[];
  /** All of them as one, so that `trx 520` and `trx520` are equal. */
  joined: string;
}

function machinesOf(
  vehicles: readonly { manufacturer: string; model: string; year: number }[],
): readonly Named[] {
  const machines = new Map<string, Named>();
  for (const { manufacturer, model, year } of vehicles) {
    const name = `${manufacturer} ${model}`;
    const known = machines.get(name);
    if (known) {
      known.years.push(year);
      continue;
    }
    const keys = searchedWords(name).map(searchWordKey).filter(Boolean);
    machines.set(name, { manufacturer, model, years: [year], keys, joined: keys.join('') });
  }
  for (const { years } of machines.values()) years.sort((one, other) => other - one);
  return [...machines.values()];
}

/** 2: begins a word of the name. 1: stands inside of it. */
const closeness = ({ keys, joined }: Named, asked: string): 0 | 1 | 2 =>
  keys.some(key => key.startsWith(asked)) ? 2 : joined.includes(asked) ? 1 : 0;

interface Match {
  machine: Named;
  years: number[];
  closeness: number;
}

/** Every word names the machine or one of its model years. */
function matchOf(machine: Named, asked: readonly string[]): Match | null {
  let years = machine.years;
  let sum = 0;
  for (const word of asked) {
    const close = closeness(machine, word);
    sum += close;
    if (close > 0) continue;
    years = years.filter(year => String(year) === word);
    if (years.length === 0) return null;
  }
  return { machine, years, closeness: sum };
}

const collator = new Intl.Collator('en', { numeric: true });

/** Those whose words begin as asked first, then the latest, then by name. */
const inOrder = (one: Match, other: Match): number =>
  other.closeness - one.closeness ||
  (other.years[0] ?? 0) - (one.years[0] ?? 0) ||
  collator.compare(one.machine.manufacturer, other.machine.manufacturer) ||
  collator.compare(one.machine.model, other.machine.model);

/** @returns finds at most `most` machines; a word without figures may have a typo when nothing is found without */
export function createMachineNames(
  vehicles: readonly { manufacturer: string; model: string; year: number }[],
): (text: string, most: number) => NamedMachine[] {
  const machines = machinesOf(vehicles);
  const words = sortedWords([...new Set(machines.flatMap(({ keys }) => keys))].sort());

  function spelled(word: string): string {
    if (machines.some(machine => closeness(machine, word) > 0)) return word;
    let nearest = { steps: Infinity, key: word };
    eachSimilar(words, word, { most: maxTyposOf(word), beginning: true }, (at, steps) => {
      if (steps < nearest.steps) nearest = { steps, key: words.words[at] ?? word };
    });
    return nearest.key;
  }

  const matches = (asked: readonly string[]): Match[] =>
    machines.map(machine => matchOf(machine, asked)).filter(match => match !== null);

  return (text, most) => {
    const asked = searchedWords(text.toLowerCase()).map(searchWordKey).filter(Boolean);
    if (asked.length === 0) return [];
    const exact = matches(asked);
    const found = exact.length > 0 ? exact : matches(asked.map(spelled));
    return found
      .sort(inOrder)
      .slice(0, most)
      .map(({ machine: { manufacturer, model }, years }) => ({ manufacturer, model, years }));
  };
}
