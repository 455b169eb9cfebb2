/** A product's vehicles in an attribute of its page. A tyre fits a hundred of them, whose ids begin alike: in HTML every quotation mark costs six characters. */

import { isRecord } from '#kernel/is-record.ts';
import { parseMeasure, printMeasure } from '#kernel/vehicle/fit-measure.ts';
import { type ChosenParts, withChosenParts } from '#kernel/vehicle/package-parts.ts';
import type { FitGroup, ProductCompatibility } from '#kernel/vehicle/product-compatibility.ts';

const separator = ' ';

/** What all ids begin with. */
function beginningOf([first = '', ...others]: readonly string[]): string {
  let length = first.length;
  for (const id of others) while (!id.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}

/** Characters of a year that ids of one model differ in, after what all begin with. */
const YEAR = 2;
const yearSeparator = ',';

/** `18-x 19-x 20-y` as `18,19-x 20-y`: a model is mostly listed for some years in a row. */
function withYearsTogether(endings: readonly string[]): string {
  const written: { years: string[]; model: string }[] = [];
  for (const ending of endings) {
    const [year, model] = [ending.slice(0, YEAR), ending.slice(YEAR)];
    const last = written.at(-1);
    if (last?.model === model) last.years.push(year);
    else written.push({ years: [year], model });
  }
  return written.map(({ years, model }) => years.join(yearSeparator) + model).join(separator);
}

const withYearsApart = (text: string): string[] =>
  text.split(separator).flatMap(written => {
    const years = written.split(yearSeparator);
    const last = years.pop() ?? '';
    return [...years, last.slice(0, YEAR)].map(year => year + last.slice(YEAR));
  });

/** What most products say stays away. */
function toRaw({ vehicles, universal, measures }: ProductCompatibility) {
  const beginning = beginningOf(vehicles);
  const endings = vehicles.map(id => id.slice(beginning.length));
  const isShort =
    endings.length > 1 && endings.every(ending => ending.length >= YEAR && !/[ ,]/.test(ending));
  return {
    ...(universal ? { universal } : {}),
    ...(measures.length > 0 ? { measures: measures.map(printMeasure) } : {}),
    ...(isShort ? { beginning, vehicles: withYearsTogether(endings) } : { vehicles }),
  };
}

/** The parts of a group mostly fit the same vehicles: these are written once, and options name their place in the list. */
function toRawGroups(groups: readonly FitGroup[]) {
  const fits: string[] = [];
  const placeOf = (fit: ProductCompatibility | null): number | null => {
    if (!fit) return null;
    const text = JSON.stringify(toRaw(fit));
    if (!fits.includes(text)) fits.push(text);
    return fits.indexOf(text);
  };
  const raw = groups.map(({ options, ...group }) => ({
    ...group,
    options: options.map(({ fit, ...option }) => ({ ...option, fit: placeOf(fit) })),
  }));
  return { groups: raw, fits: fits.map((text): unknown => JSON.parse(text)) };
}

export const printFit = ({ groups, ...own }: ProductCompatibility): string =>
  JSON.stringify({ ...toRaw(own), ...(groups ? toRawGroups(groups) : {}) });

const areTexts = (values: unknown): values is string[] =>
  Array.isArray(values) && values.every(value => typeof value === 'string');

function fromRaw(raw: unknown): ProductCompatibility | null {
  if (!isRecord(raw)) return null;
  const { beginning, vehicles, universal = false, measures = [] } = raw;
  const ids =
    typeof vehicles === 'string' ? withYearsApart(vehicles).map(ending => `${beginning}${ending}`) : vehicles;
  if (!areTexts(ids) || !areTexts(measures) || typeof universal !== 'boolean') return null;
  return { vehicles: ids, universal, measures: measures.flatMap(one => parseMeasure(one) ?? []) };
}

const records = (values: unknown): Record<string, unknown>[] =>
  Array.isArray(values) ? values.filter(isRecord) : [];

const fromRawGroups = (groups: unknown, fits: readonly unknown[]): FitGroup[] =>
  records(groups).map(({ groupId, name, required, options }) => ({
    groupId: Number(groupId),
    name: String(name),
    required: required === true,
    options: records(options).map(({ optionId, name: part, fit }) => ({
      optionId: Number(optionId),
      name: String(part),
      fit: typeof fit === 'number' ? fromRaw(fits[fit]) : null,
    })),
  }));

/** Null for what `printFit` has not written. */
export function parseFit(text: string | undefined): ProductCompatibility | null {
  try {
    const raw: unknown = JSON.parse(text ?? 'null');
    const own = fromRaw(raw);
    if (!own || !isRecord(raw) || !Array.isArray(raw['groups'])) return own;
    return { ...own, groups: fromRawGroups(raw['groups'], Array.isArray(raw['fits']) ? raw['fits'] : []) };
  } catch {
    return null;
  }
}

/** What is chosen of a package, beside what its parts fit. */
export const printChoice = (choice: ChosenParts): string => JSON.stringify(choice);

function parseChoice(text: string): ChosenParts {
  const raw: unknown = JSON.parse(text);
  return isRecord(raw)
    ? Object.fromEntries(Object.entries(raw).map(([group, option]) => [group, Number(option ?? Number.NaN)]))
    : {};
}

/** What the panel of a product page stands for; null for what it has not written, and where the choice has nothing to do with vehicles. */
export function shownFit({ fit, fitChoice }: DOMStringMap): ProductCompatibility | null {
  const whole = parseFit(fit);
  return whole && fitChoice ? withChosenParts(whole, parseChoice(fitChoice)) : whole;
}
