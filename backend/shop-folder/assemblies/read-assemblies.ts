/** The tables of assemblies as plans: drawings, the machines that they are of, and the parts at their positions. */
import type { Localized } from '#backend/database/tables/columns.ts';
import { createFieldReaders } from '#backend/import/field-readers.ts';
import { yearsOf } from '#backend/import/model-years.ts';
import type { ImportProblem } from '#backend/import/problem.ts';
import { fieldOf, type TableRow, textsOf } from '../folder-tables.ts';

/** A plan with what is wrong with its row. */
interface Read<Plan> {
  plan: Plan;
  problems: readonly ImportProblem[];
}

export interface AssemblyPlan {
  alias: string;
  name: Localized;
  group: Localized;
  /** A file in `pictures/`. */
  drawing: string;
  /** What positions are counted in; 0 when the row does not say it. */
  width: number;
  height: number;
}

/** Of a drawing; a larger one is a mistake of the file. */
const LARGEST_SIDE = 100_000;
/** Pieces at one position. */
const MOST_PIECES = 999;
const LONGEST_TEXT = 300;

export function readAssembly(row: TableRow): Read<AssemblyPlan> {
  const { whole, wrong, problems } = createFieldReaders(row.line, row.fields);
  const side = (name: 'width' | 'height'): number => {
    const found = whole(name) ?? 0;
    if (fieldOf(row, name) !== '' && problems.length === 0 && (found < 1 || found > LARGEST_SIDE))
      wrong(name, `not a size of a drawing: "${fieldOf(row, name)}"`, `write 1 to ${LARGEST_SIDE}`);
    return found;
  };
  const plan = {
    ...{ alias: fieldOf(row, 'alias'), name: textsOf(row, 'name'), group: textsOf(row, 'group') },
    ...{ drawing: fieldOf(row, 'drawing').normalize('NFC'), width: side('width'), height: side('height') },
  };
  return { plan, problems };
}

export interface AssemblyVehiclePlan {
  assembly: string;
  manufacturer: string;
  model: string;
  years: readonly number[];
}

export function readAssemblyVehicle(row: TableRow): Read<AssemblyVehiclePlan> {
  const { wrong, problems } = createFieldReaders(row.line, row.fields);
  const text = fieldOf(row, 'years');
  const years = yearsOf(text);
  if (years === null && text !== '')
    wrong('years', `no model years: "${text}"`, 'write 2019, 2015-2021 or 2015|2018');
  const plan = {
    ...{ assembly: fieldOf(row, 'assembly'), years: years ?? [] },
    ...{ manufacturer: fieldOf(row, 'manufacturer'), model: fieldOf(row, 'model') },
  };
  return { plan, problems };
}

export interface AssemblyPositionPlan {
  assembly: string;
  /** `7` or `7a`. */
  position: string;
  articleNumber: string;
  /** In the units of the drawing; null: where an earlier row of the position says. */
  x: number | null;
  y: number | null;
  /** Pieces for one machine at this position; null when it is not said. */
  quantity: number | null;
  qualifier: Localized;
  note: Localized;
}

export function readAssemblyPosition(row: TableRow): Read<AssemblyPositionPlan> {
  const { whole, wrong, problems } = createFieldReaders(row.line, row.fields);
  const position = fieldOf(row, 'position').toLowerCase();
  if (position !== '' && !/^[1-9]\d{0,2}[a-z]?$/.test(position))
    wrong('position', `no number of a position: "${position}"`, 'write 7, or 7a');
  const quantity = whole('quantity') ?? null;
  if (quantity !== null && (quantity < 1 || quantity > MOST_PIECES))
    wrong(
      'quantity',
      `not a number of pieces: "${quantity}"`,
      `write 1 to ${MOST_PIECES}, or leave it empty`,
    );
  const localized = (name: 'qualifier' | 'note'): Localized => {
    const texts = textsOf(row, name);
    for (const [code, text] of Object.entries(texts))
      if (text.length > LONGEST_TEXT)
        wrong(`${name}_${code}`, `longer than ${LONGEST_TEXT} characters`, 'shorten it');
    return texts;
  };
  const plan = {
    ...{ assembly: fieldOf(row, 'assembly'), position, articleNumber: fieldOf(row, 'article_number') },
    ...{ x: whole('x') ?? null, y: whole('y') ?? null, quantity },
    ...{ qualifier: localized('qualifier'), note: localized('note') },
  };
  return { plan, problems };
}
