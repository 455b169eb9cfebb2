/** An application as a row states it: how a part is used on a vehicle, in the words of the exchange standard ACES. */
import type { Localized } from '#backend/database/tables/columns.ts';
import { languages } from '#kernel/languages.gen.ts';
import { type ApplicationPosition, applicationPositions } from '#kernel/vehicle/application.ts';
import { createFieldReaders } from './field-readers.ts';
import type { Fields } from './file-row.ts';
import { yearsOf } from './model-years.ts';
import type { ImportProblem } from './problem.ts';

export interface ApplicationPlan {
  articleNumber: string;
  manufacturer: string;
  model: string;
  years: readonly number[];
  /** Null: it is not said, or there is one place only. */
  position: ApplicationPosition | null;
  /** Pieces for the vehicle at this position; null when it is not said. */
  quantity: number | null;
  /** What limits it, such as `with power steering`. */
  qualifier: Localized;
  /** What else is to be known. */
  note: Localized;
}

export const applicationColumns = {
  required: ['article_number', 'manufacturer', 'model', 'years'],
  optional: ['position', 'quantity', 'qualifier_*', 'note_*'],
} as const;

const codes = languages.map(({ code }) => code).join('|');
const known = new RegExp(
  `^(?:${applicationColumns.required.join('|')}|position|quantity|(?:qualifier|note)_(?:${codes}))$`,
);

const LONGEST_TEXT = 300;
/** Of one part on one machine; more is a mistake of the file. */
const MOST = 999;

export function planApplication(
  line: number,
  fields: Fields,
): { plan: ApplicationPlan; problems: readonly ImportProblem[] } {
  const readers = createFieldReaders(line, fields);
  const { wrong, whole } = readers;
  for (const name of fields.keys())
    if (!known.test(name)) wrong(name, 'unknown column', 'see docs/import.md or take it out');
  const text = (name: string): string => fields.get(name) ?? '';
  for (const name of applicationColumns.required) if (text(name) === '') wrong(name, 'missing', 'fill it in');
  const years = yearsOf(text('years'));
  if (years === null && text('years') !== '')
    wrong('years', `no model years: "${text('years')}"`, 'write 2019, 2015-2021 or 2015|2018');
  const position = positionOf(text('position'));
  if (position === null && text('position') !== '')
    wrong('position', `no position "${text('position')}"`, `write one of ${applicationPositions.join(', ')}`);
  const quantity = whole('quantity') ?? null;
  if (quantity !== null && (quantity < 1 || quantity > MOST))
    wrong(
      'quantity',
      `not a number of pieces: "${text('quantity')}"`,
      `write 1 to ${MOST}, or leave it empty`,
    );
  const localized = (name: string): Localized => {
    const own = languages.flatMap(({ code }) => {
      const value = text(`${name}_${code}`);
      if (value.length > LONGEST_TEXT)
        wrong(`${name}_${code}`, `longer than ${LONGEST_TEXT} characters`, 'shorten it');
      return value === '' ? [] : [[code, value] as const];
    });
    return Object.fromEntries(own);
  };
  const plan = {
    ...{ articleNumber: text('article_number'), manufacturer: text('manufacturer'), model: text('model') },
    ...{ years: years ?? [], position, quantity },
    ...{ qualifier: localized('qualifier'), note: localized('note') },
  };
  return { plan, problems: readers.problems };
}

/** Words in any case, joined by a blank or a hyphen. */
function positionOf(text: string): ApplicationPosition | null {
  const plain = text.toLowerCase().replaceAll(/[\s_-]+/g, ' ');
  return applicationPositions.find(each => each === plain) ?? null;
}

/** No two rows of a file say something of the same part, machine, position and qualifier. */
export const applicationName = ({ articleNumber, manufacturer, model, ...rest }: ApplicationPlan): string =>
  [
    articleNumber,
    manufacturer,
    model,
    rest.years.join(' '),
    rest.position ?? '',
    ...Object.values(rest.qualifier),
  ]
    .filter(Boolean)
    .join(' ');
