/** Writes searches for machines and numbers that no one has tuned the search with: another seed writes others. */
import type { MachineQuery } from './machine-judge.ts';
import { machineSlug, type RawCatalogue, type RawMachine, type RawProduct } from './raw-catalogue.ts';

type Code = MachineQuery['language'];
type Words = Readonly<Record<Code, readonly string[]>>;

/** What shoppers call the parts of each category. */
const partWords: Readonly<Record<string, Words>> = {
  jarrupalat: {
    fi: ['jarrupalat', 'jarrupalasarja'],
    sv: ['bromsbelägg'],
    en: ['brake pads', 'brake pad set'],
  },
  jarrulevyt: { fi: ['jarrulevy', 'jarrulevyt'], sv: ['bromsskiva', 'bromsskivor'], en: ['brake disc'] },
  ilmansuodattimet: { fi: ['ilmansuodatin', 'ilmansuodattimet'], sv: ['luftfilter'], en: ['air filter'] },
  oljynsuodattimet: { fi: ['öljynsuodatin', 'öljynsuodattimet'], sv: ['oljefilter'], en: ['oil filter'] },
  sytytystulpat: { fi: ['sytytystulppa', 'tulpat'], sv: ['tändstift'], en: ['spark plug', 'spark plugs'] },
  variaattorihihnat: {
    fi: ['variaattorihihna', 'variaattorin hihna'],
    sv: ['variatorrem'],
    en: ['CVT belt'],
  },
  vetoakselit: { fi: ['vetoakseli', 'vetoakselit'], sv: ['drivaxel', 'drivaxlar'], en: ['drive shaft'] },
  pyoranlaakerit: { fi: ['pyöränlaakeri', 'pyöränlaakerit'], sv: ['hjullager'], en: ['wheel bearing'] },
  pohjapanssarit: { fi: ['pohjapanssari', 'pohjapanssarit'], sv: ['hasplåt'], en: ['skid plate'] },
  etupuskurit: { fi: ['etupuskuri'], sv: ['främre stötfångare'], en: ['front bumper'] },
  'vinssin-asennuslevyt': { fi: ['vinssin asennuslevy'], sv: ['vinschfäste'], en: ['winch mounting plate'] },
  'auran-kiinnikkeet': { fi: ['auran kiinnike'], sv: ['plogfäste'], en: ['plough mount'] },
  huoltosarjat: { fi: ['huoltosarja'], sv: ['servicesats'], en: ['service kit'] },
  korjausoppaat: { fi: ['korjausopas'], sv: ['verkstadsbok'], en: ['workshop manual'] },
  talvirenkaat: { fi: ['talvirenkaat', 'talvirengas'], sv: ['vinterdäck'], en: ['winter tyres'] },
  lumiketjut: { fi: ['lumiketjut'], sv: ['snökedjor'], en: ['snow chains'] },
};

/** How a part and a machine are put together. */
const phrases: Words = {
  fi: ['PART MACHINE', 'MACHINE PART', 'PART MAKE MACHINE', 'PART MACHINE YEAR', 'MAKE MACHINE YEAR PART'],
  sv: ['PART till MACHINE', 'PART MACHINE YEAR', 'MAKE MACHINE PART', 'PART för MAKE MACHINE YEAR'],
  en: ['PART for MAKE MACHINE', 'MACHINE YEAR PART', 'PART MACHINE', 'MAKE MACHINE PART'],
};

const spellings: readonly ((name: string) => string)[] = [
  name => name,
  name => name.toLowerCase(),
  name => name.toUpperCase(),
  // `Sportsman 570` as `sportsman570`.
  name => name.toLowerCase().replace(/(\p{L}) (\d)/u, '$1$2'),
];

const numberSpellings: readonly ((number: string) => string)[] = [
  number => number,
  number => number.toLowerCase(),
  number => number.replaceAll(/[^a-z0-9]/gi, ''),
  number => number.replaceAll(/[^a-z0-9]+/gi, '-'),
  number => number.replaceAll(/[^a-z0-9]+/gi, ' ').toLowerCase(),
  number => number.replaceAll(/[^a-z0-9]+/gi, '.'),
];

/** Two neighbouring letters of a long word change places, or one is missing; never in a word with figures. */
function misspell(text: string, drawn: number): string {
  const word = text.split(' ').find(each => each.length > 6 && !/\d/.test(each));
  if (word === undefined) return text;
  const at = 2 + (drawn % (word.length - 4));
  const missing = word.slice(0, at) + word.slice(at + 1);
  const swapped = word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
  return text.replace(word, drawn % 2 === 0 ? missing : swapped);
}

/** Draws numbers of which every run with the same seed has the same. */
function drawerOf(seed: number) {
  let state = seed;
  const draw = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 8;
  };
  function pick<Item>(list: readonly Item[]): Item {
    const item = list[draw() % list.length];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }
  return { draw, pick };
}

type Drawer = ReturnType<typeof drawerOf>;

const isFor = (product: RawProduct, machine: RawMachine): boolean =>
  machine.years.some(year => product.madeFor.has(machineSlug(machine, year)));

const languages: readonly Code[] = ['fi', 'sv', 'fi', 'sv', 'en'];

function askForPart({ draw, pick }: Drawer, { machines, products }: RawCatalogue, at: number): MachineQuery {
  const language = pick(languages);
  const machine = pick(machines);
  const isOffered = (alias: string) =>
    products.some(product => product.category === alias && isFor(product, machine));
  const part = pick(Object.keys(partWords).filter(alias => isOffered(alias) === (at !== 9)));
  const phrase = pick(phrases[language].filter(each => at !== 8 || each.includes('YEAR')));
  const year = at === 8 ? Math.min(...machine.years) - 2 : pick(machine.years);
  const words = pick(partWords[part]?.[language] ?? []);
  const { make, model } = machine;
  const text = phrase
    .replace('PART', at % 4 === 3 ? misspell(words, draw()) : words)
    .replace('MAKE', make)
    .replace('MACHINE', pick(spellings)(model))
    .replace('YEAR', String(year));
  return {
    ...{ language, text, parts: [part] },
    machine: { make, model, ...(phrase.includes('YEAR') && { year }) },
  };
}

function askForMachine({ pick }: Drawer, { machines }: RawCatalogue, at: number): MachineQuery {
  const { make, model, years } = pick(machines);
  const year = pick(years);
  const name = pick(spellings)(model);
  return at % 2 === 0
    ? { language: pick(languages), text: `${name} ${year}`, machine: { make, model, year } }
    : { language: pick(languages), text: `${make} ${name}`, machine: { make, model } };
}

function askForNumber(drawer: Drawer, { products, machines }: RawCatalogue, at: number): MachineQuery {
  const { pick } = drawer;
  const product = pick(products.filter(({ numbers }) => numbers.length > 0));
  const number = pick(product.numbers);
  const language = pick(languages);
  // The last letters have not been typed yet, or cannot be read on the old part.
  const isPartial = at === 17;
  const asked = isPartial ? number.slice(0, Math.ceil(number.length * 0.7)) : number;
  const text = pick(numberSpellings)(asked);
  if (at < 18) return { language, text, number: asked };
  const { make, model } = pick(machines.filter(machine => isFor(product, machine)));
  return { language, text: `${pick(spellings)(model)} ${text}`, machine: { make, model }, number: asked };
}

/** The seed of the queries that tests and benches ask; chosen before they were asked for the first time. */
export const UNSEEN_SEED = 34;

/** @returns twenty queries: ten for a part of a machine, of which one has no such year and one no such part, two for a machine, six for a number, two for both */
export function writeUnseenQueries(catalogue: RawCatalogue, seed: number): MachineQuery[] {
  const drawer = drawerOf(seed);
  return Array.from({ length: 20 }, (_, at) =>
    at < 10
      ? askForPart(drawer, catalogue, at)
      : at < 12
        ? askForMachine(drawer, catalogue, at)
        : askForNumber(drawer, catalogue, at),
  );
}
