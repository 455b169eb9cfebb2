/** What the tables of assemblies say against each other, and against products, machines and pictures. */
import { readLocalImage } from '#backend/import/local-image.ts';
import type { ImportProblem } from '#backend/import/problem.ts';
import type { Finding } from '#engine/definition/finding.ts';
import { pictureFolder } from '../check/check-products.ts';
import { checkTableTexts } from '../check/check-tables.ts';
import { isAlias } from '../check-values.ts';
import { type FolderTable, nearOr, type TableRow, tableFinding } from '../folder-tables.ts';
import { machineKey } from '../rows/application-rows.ts';
import { vehiclesOf } from '../rows/vehicle-rows.ts';
import type { ShopFolder } from '../shop-folder.ts';
import {
  type AssemblyPlan,
  type AssemblyPositionPlan,
  readAssembly,
  readAssemblyPosition,
  readAssemblyVehicle,
} from './read-assemblies.ts';

type Report = (column: string, code: string, message: string, fix: string) => void;

const reporter =
  (found: Finding[], { file }: FolderTable, { line }: TableRow): Report =>
  (column, code, message, fix) =>
    void found.push(tableFinding(file, line, column, { code, message, fix }));

const reportAll = (problems: readonly ImportProblem[], report: Report): void => {
  for (const { column, reason, fix } of problems) report(column, 'SHOP008', reason, fix);
};

/** By alias; null where the folder has no drawings. */
type Drawings = ReadonlyMap<string, AssemblyPlan> | null;

/** @param sold article numbers of products and packages; null where they are not read */
export async function checkAssemblies(
  folder: ShopFolder,
  sold: ReadonlySet<string> | null,
  found: Finding[],
): Promise<void> {
  const { assemblies, assemblyVehicles, assemblyPositions } = folder;
  const drawings =
    assemblies && new Map(assemblies.rows.map(row => readAssembly(row).plan).map(plan => [plan.alias, plan]));
  for (const table of [assemblies, assemblyPositions]) if (table) checkTableTexts(folder, table, found);
  if (assemblies) await checkDrawings(folder, assemblies, { isWhole: sold !== null, found });
  if (assemblyVehicles) checkMachines(folder, assemblyVehicles, { drawings, found });
  if (assemblyPositions) checkPositions(assemblyPositions, { drawings, sold, found });
}

/** Of what a position may be off without a shopper seeing it: a picture is rounded to whole pixels. */
const SAME_SHAPE = 0.01;

async function checkDrawings(
  folder: ShopFolder,
  table: FolderTable,
  { isWhole, found }: { isWhole: boolean; found: Finding[] },
): Promise<void> {
  const first = folder.shop?.data.languages[0];
  for (const row of table.rows) {
    const report = reporter(found, table, row);
    const { plan, problems } = readAssembly(row);
    reportAll(problems, report);
    const { alias, name, drawing, width, height } = plan;
    if (alias !== '' && !isAlias(alias))
      report(
        'alias',
        'SHOP008',
        `"${alias}" is not an address`,
        'write lower-case letters, digits and hyphens',
      );
    if (first !== undefined && name[first] === undefined)
      report(
        `name_${first}`,
        'SHOP005',
        `no name_${first}`,
        'every assembly has a name in the first language',
      );
    // To draw it takes long; that it is there is checked with the other pictures.
    if (!isWhole || drawing === '' || width === 0 || height === 0) continue;
    const image = await readLocalImage(pictureFolder(folder), drawing);
    if (typeof image === 'string') {
      if (!image.includes('does not exist'))
        report('drawing', 'SHOP031', `${drawing} ${image}`, 'take another file');
    } else if (Math.abs((image.width * height) / (image.height * width) - 1) > SAME_SHAPE)
      report(
        'width',
        'SHOP029',
        `${drawing} is ${image.width} × ${image.height}, which is not the shape of ${width} × ${height}`,
        'write width and height of the drawing, such as the last two numbers of its viewBox',
      );
  }
}

const reportUnknown = (assembly: string, drawings: Drawings, report: Report): boolean => {
  if (assembly === '' || drawings === null || drawings.has(assembly)) return false;
  report(
    'assembly',
    'SHOP021',
    `No row "${assembly}" in assemblies.csv`,
    nearOr(assembly, drawings.keys(), 'write the alias of a row of assemblies.csv'),
  );
  return true;
};

function checkMachines(
  { vehicles }: ShopFolder,
  table: FolderTable,
  { drawings, found }: { drawings: Drawings; found: Finding[] },
): void {
  const machines =
    vehicles &&
    new Set(
      vehicles.rows.flatMap(row =>
        vehiclesOf(row).map(({ manufacturer, model, year }) => machineKey(manufacturer, model, year)),
      ),
    );
  const lines = new Map<string, number>();
  for (const row of table.rows) {
    const report = reporter(found, table, row);
    const { plan, problems } = readAssemblyVehicle(row);
    reportAll(problems, report);
    const { assembly, manufacturer, model, years } = plan;
    reportUnknown(assembly, drawings, report);
    const keys = years.map(year => machineKey(manufacturer, model, year));
    const missing = machines ? years.filter((_, at) => !machines.has(keys[at] ?? '')) : [];
    if (missing.length > 0)
      report(
        missing.length === years.length ? 'model' : 'years',
        'SHOP021',
        `No vehicle "${manufacturer} ${model}" of ${missing.join(', ')}`,
        'write make, model and years of rows of vehicles.csv',
      );
    const before = keys.map(key => lines.get(`${assembly} ${key}`)).find(line => line !== undefined);
    if (before !== undefined)
      report(
        'years',
        'SHOP009',
        `a year of this machine stands in line ${before} already`,
        'keep one of the two',
      );
    for (const key of keys) lines.set(`${assembly} ${key}`, row.line);
  }
}

interface Placed {
  line: number;
  x: number;
  y: number;
}

function checkPositions(
  table: FolderTable,
  { drawings, sold, found }: { drawings: Drawings; sold: ReadonlySet<string> | null; found: Finding[] },
): void {
  const placed = new Map<string, Placed>();
  const lines = new Map<string, number>();
  for (const row of table.rows) {
    const report = reporter(found, table, row);
    const { plan, problems } = readAssemblyPosition(row);
    reportAll(problems, report);
    const { assembly, position, articleNumber } = plan;
    if (assembly === '' || position === '' || problems.length > 0) continue;
    const isUnknown = reportUnknown(assembly, drawings, report);
    if (sold && articleNumber !== '' && !sold.has(articleNumber))
      report(
        'article_number',
        'SHOP021',
        `No product "${articleNumber}"`,
        nearOr(articleNumber, sold, 'write the article number of a product'),
      );
    const key = `${assembly} ${position}`;
    const at = checkPlace(plan, isUnknown ? undefined : drawings?.get(assembly), {
      before: placed.get(key),
      report,
    });
    if (at && !placed.has(key)) placed.set(key, { line: row.line, ...at });
    const name = [key, articleNumber, ...Object.values(plan.qualifier)].join('\u0000');
    const before = lines.get(name);
    if (before !== undefined && articleNumber !== '')
      report(
        'article_number',
        'SHOP009',
        `the same part stands at position ${position} in line ${before} already`,
        'keep one of the two',
      );
    lines.set(name, row.line);
  }
}

/** @returns where the position is; null where that is not known */
function checkPlace(
  { position, x, y }: AssemblyPositionPlan,
  drawing: AssemblyPlan | undefined,
  { before, report }: { before: Placed | undefined; report: Report },
): { x: number; y: number } | null {
  if (x === null || y === null) {
    if (before && x === y) return before;
    report(
      x === null ? 'x' : 'y',
      'SHOP005',
      `position ${position} has no place in the drawing`,
      'write x and y of its number, or repeat neither for another part of a position above',
    );
    return null;
  }
  if (before && (before.x !== x || before.y !== y))
    report(
      'position',
      'SHOP009',
      `position ${position} stands at ${before.x}, ${before.y} in line ${before.line} already`,
      'give it a number of its own, or leave x and y empty for another part of that position',
    );
  if (drawing && (x > drawing.width || y > drawing.height))
    report(
      x > drawing.width ? 'x' : 'y',
      'SHOP007',
      `position ${position} at ${x}, ${y} is outside the drawing of ${drawing.width} × ${drawing.height}`,
      'write x and y in the units of width and height of assemblies.csv',
    );
  return { x, y };
}
