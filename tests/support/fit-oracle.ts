/**
 * Whether a product fits a machine, from the files of a shop's folder and the sentences of R-VEHICLE-16 and R-VEHICLE-27 alone:
 * nothing of the shop's own code, so that a mistake there does not hide itself. It knows the measures of the demo shop.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

export type Said = 'fits' | 'front' | 'rear' | 'universal' | 'check' | 'other' | 'nothing';

export interface Machine {
  manufacturer: string;
  model: string;
  year: number;
  /** As lists of vehicles name it. */
  slug: string;
  row: Readonly<Record<string, string>>;
}

type Row = Record<string, string>;
interface Part {
  article_number: string;
  category: string;
  vehicles?: string[];
  groups?: { required?: boolean; options: { product: string }[] }[];
  [measure: string]: unknown;
}

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

function yearsOf(text: string): number[] {
  return text.split('|').flatMap(range => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
}

type State = 'yes' | 'perhaps' | 'no';
const worstOf = (states: readonly State[]): State =>
  states.includes('no') ? 'no' : states.includes('perhaps') ? 'perhaps' : 'yes';

const numbers = (text: string | undefined): number[] =>
  (text ?? '').match(/\d+(?:[.,]\d+)?/g)?.map(each => Number(each.replace(',', '.'))) ?? [];

/** Nearly the same is worth a look: at most `near` apart. */
const apart = (own: number | undefined, other: number | undefined, same: number, near: number): State => {
  if (own === undefined || other === undefined) return 'perhaps';
  const difference = Math.abs(own - other);
  return difference <= same ? 'yes' : difference <= near ? 'perhaps' : 'no';
};

const isTyre = (text: string) => /^\d{2}x\d{1,2}(?:[.,]\d+)?-\d{1,2}$/.test(text);
const textsOf = (part: Part, name: string): string[] => [part[`p:${name}`] ?? []].flat().map(String);

/** What the part states of an end of the machine, each with whether the same value proves that it fits. */
function statesAt(part: Part, { row }: Machine, end: 'front' | 'back'): { state: State; proves: boolean }[] {
  const states: { state: State; proves: boolean }[] = [];
  const say = (state: State, proves = false) => states.push({ state, proves });
  const [tyreHeight, tyreWidth, tyreRim] = numbers(row[`${end}_tire`]);
  const [rimSize, rimWidth] = numbers(row[`${end}_rim`]);
  for (const size of textsOf(part, 'size').filter(isTyre)) {
    const [height, width, rim] = numbers(size);
    say(apart(rim, tyreRim ?? rimSize, 0, 0));
    say(apart(height, tyreHeight, 0, 1), true);
    say(apart(width, tyreWidth, 0, 1), true);
  }
  for (const rim of textsOf(part, 'rim').filter(text => /^\d{1,2}″/.test(text)))
    say(apart(numbers(rim)[0], rimSize ?? tyreRim, 0, 0));
  for (const width of textsOf(part, 'width').filter(text => text.endsWith('″')))
    say(apart(numbers(width)[0], rimWidth, 1, 2));
  for (const offset of textsOf(part, 'offset'))
    say(apart(numbers(offset)[0], numbers(row[`${end}_wheel_offset`])[0], 1, 3));
  const bolts = textsOf(part, 'bolts');
  const pattern = row[`${end}_bolt_pattern`];
  if (bolts.length > 0) say(!pattern ? 'perhaps' : bolts.includes(pattern) ? 'yes' : 'no', true);
  const machines = textsOf(part, 'machine');
  const kind = row['machine_class'];
  if (machines.length > 0) say(!kind ? 'perhaps' : machines.includes(kind) ? 'yes' : 'no');
  for (const voltage of textsOf(part, 'voltage').filter(text => text.endsWith('V'))) {
    const [low = 0, high = low] = numbers(voltage);
    const [own] = numbers(row['voltage']);
    say(own === undefined ? 'perhaps' : own >= low && own <= high ? 'yes' : 'no');
  }
  return states;
}

export type FitOracle = ReturnType<typeof readFitOracle>;

/** @param folder of a shop */
export function readFitOracle(folder: string) {
  const file = (name: string) => readFileSync(join(folder, 'catalogue', name), 'utf8');
  const csv = (name: string): Row[] => parse(file(name), { columns: true });
  const lines = (name: string): Part[] =>
    file(name)
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as Part);
  const machines = csv('vehicles.csv').flatMap((row): Machine[] => {
    const { manufacturer = '', model = '', years = '' } = row;
    return yearsOf(years).map(year => ({
      ...{ manufacturer, model, year, row },
      slug: `${slugOf(manufacturer)}-${year}-${slugOf(model)}`,
    }));
  });
  const parts = new Map(
    [...lines('products.jsonl'), ...lines('packages.jsonl')].map(part => [part.article_number, part]),
  );
  const applied = new Map<string, { slugs: string[]; position: string; quantity: string }[]>();
  for (const row of csv('applications.csv')) {
    const { article_number: number = '', manufacturer = '', model = '', years = '' } = row;
    const slugs = yearsOf(years).map(year => `${slugOf(manufacturer)}-${year}-${slugOf(model)}`);
    const use = { slugs, position: row['position'] ?? '', quantity: row['quantity'] ?? '' };
    applied.set(number, [...(applied.get(number) ?? []), use]);
  }

  /** A part by itself, or what a package says of itself. */
  function alone(part: Part, machine: Machine): Said {
    const listed = [
      ...(part.vehicles ?? []),
      ...(applied.get(part.article_number) ?? []).flatMap(({ slugs }) => slugs),
    ];
    const universal = listed.includes('universal');
    const isListed = listed.includes(machine.slug);
    const isForOthers = listed.some(slug => slug !== 'universal');
    if (!isListed && isForOthers && !universal) return 'other';
    const [atFront, atRear] = [statesAt(part, machine, 'front'), statesAt(part, machine, 'back')];
    if (atFront.length === 0) return isListed ? 'fits' : universal ? 'universal' : 'nothing';
    const [front, rear] = [atFront, atRear].map(states => worstOf(states.map(({ state }) => state)));
    const agrees = front === 'yes' || rear === 'yes';
    const isProven = universal || atFront.some(({ proves }) => proves);
    if (agrees && isProven) return front === rear ? 'fits' : front === 'yes' ? 'front' : 'rear';
    if (isListed) return 'fits';
    return agrees || front === 'perhaps' || rear === 'perhaps' ? 'check' : 'other';
  }

  const isUnclear = (said: Said) => said === 'other' || said === 'check';
  /** Parts that are mounted together. */
  function whole(parts: readonly Said[]): Said {
    for (const bad of ['other', 'check'] as const) if (parts.includes(bad)) return bad;
    const [front, rear] = [parts.includes('front'), parts.includes('rear')];
    if (front && !rear) return 'front';
    if (rear && !front) return 'rear';
    if (front || parts.includes('fits')) return 'fits';
    return parts.includes('universal') ? 'universal' : 'nothing';
  }

  function ofPackage(part: Part, machine: Machine): Said {
    const own = alone(part, machine);
    if (own === 'other') return 'other';
    const groups = part.groups ?? [];
    const needed = groups.filter(({ required }) => required !== false);
    const choices = (
      needed.length > 0 ? needed : [{ options: groups.flatMap(({ options }) => options) }]
    ).map(({ options }) => {
      const said = options.flatMap(({ product }) => {
        const known = parts.get(product);
        return known ? [alone(known, machine)] : [];
      });
      if (said.every(each => each === 'other') && said.length > 0) return 'other';
      return said.some(isUnclear) || (said.includes('front') && said.includes('rear'))
        ? 'check'
        : whole(said);
    });
    const together = whole(choices);
    if (together !== 'universal' && together !== 'nothing') return together;
    return own === 'nothing' ? together : own;
  }

  return {
    machines,
    categoryOf: (article: string) => parts.get(article)?.category ?? '',
    says(article: string, machine: Machine): Said {
      const part = parts.get(article);
      if (!part) throw new Error(`The folder has no ${article}`);
      return part.groups ? ofPackage(part, machine) : alone(part, machine);
    },
    /** `front 2` for each application of the machine. */
    usedOn: (article: string, { slug }: Machine): string[] =>
      (applied.get(article) ?? []).flatMap(({ slugs, position, quantity }) =>
        slugs.includes(slug) ? [`${position} ${quantity}`] : [],
      ),
  };
}
