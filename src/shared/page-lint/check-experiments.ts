/** Checks experiments: declared where they are used, each arm with a part of the document, weights that add up to 100. */
import type { Finding } from '#engine/definition/finding.ts';
import type { JsonPath } from '#engine/operation/json-fields.ts';
import { placedNodes } from './placed-nodes.ts';
import {
  childNode,
  itemsAt,
  type JsonNode,
  type Member,
  membersAt,
  scalarOf,
  textAt,
} from './source/json-tree.ts';
import { atKey, atValue, type SourceFile } from './source/source-file.ts';
import { nearestWord } from './suggest.ts';

const whole = 100;

const weightOf = (arm: JsonNode): number => Number(scalarOf(childNode(arm, 'weight')) ?? 0);
const armIds = (declared: JsonNode): string[] =>
  itemsAt(declared, 'arms').map(one => textAt(one, 'id') ?? '');

/** A node that takes part. */
interface Taken {
  experiment: string;
  arm: string;
  jsonPath: JsonPath;
}

function takenIn(source: SourceFile): Taken[] {
  return placedNodes(source).flatMap(({ node, jsonPath }) => {
    const taking = childNode(node, 'experiment');
    const experiment = textAt(taking, 'name');
    if (experiment === undefined) return [];
    return [{ experiment, arm: textAt(taking, 'arm') ?? '', jsonPath: [...jsonPath, 'experiment'] }];
  });
}

function armFindings(source: SourceFile, { key, value }: Member, { arm, jsonPath }: Taken): Finding[] {
  const arms = armIds(value);
  if (arms.includes(arm)) return [];
  const near = nearestWord(arm, arms);
  const fix = near ? `Write "${near}"` : `One of ${arms.join(', ')}`;
  const message = `The experiment "${key}" has no arm "${arm}"`;
  return [atValue(source, [...jsonPath, 'arm'], { code: 'EXP004', message, fix })];
}

function declarationFindings(source: SourceFile, { key, value }: Member, taken: readonly Taken[]): Finding[] {
  const at: JsonPath = ['experiments', key];
  const arms = armIds(value);
  const sum = itemsAt(value, 'arms').reduce((before, arm) => before + weightOf(arm), 0);
  if (sum !== whole) {
    const message = `The weights of "${key}" sum to ${sum}`;
    const fix = `Change them so that they sum to ${whole}`;
    return [atValue(source, [...at, 'arms'], { code: 'EXP002', message, fix })];
  }
  const twice = arms.find((arm, index) => arms.indexOf(arm) !== index);
  if (twice !== undefined) {
    const message = `The experiment "${key}" has two arms "${twice}"`;
    return [atValue(source, [...at, 'arms'], { code: 'EXP005', message, fix: 'Give each its own id' })];
  }
  const own = taken.filter(({ experiment }) => experiment === key);
  if (own.length === 0) {
    const message = `No widget takes part in "${key}"`;
    const fix = 'Use it in a widget, or remove it';
    return [atKey(source, at, { code: 'EXP003', severity: 'warning', message, fix })];
  }
  // A part of an arm that there is not is reported already, and may be meant for this one.
  if (own.some(({ arm }) => !arms.includes(arm))) return [];
  const empty = arms.find(id => !own.some(({ arm }) => arm === id));
  if (empty === undefined) return [];
  const message = `Nothing is shown to the visitors of arm "${empty}" of "${key}"`;
  const fix = 'Name the arm at a widget or container, or remove it';
  return [atValue(source, [...at, 'arms'], { code: 'EXP006', message, fix })];
}

/** An information page has no area that a page could ask for an arm of. */
const mayTry = ({ kind, root }: SourceFile): boolean =>
  kind === 'page' || kind === 'fragment' || (kind === 'content' && childNode(root, 'areaName') !== undefined);

export function checkExperiments(source: SourceFile): Finding[] {
  const { kind } = source;
  if (kind !== 'page' && kind !== 'fragment' && kind !== 'content' && kind !== 'override') return [];
  const taken = takenIn(source);
  if (!mayTry(source))
    return taken.map(({ experiment, jsonPath }) => {
      const what = 'Only parts of pages, of areas and shared parts';
      const message = `${what} take part in an experiment such as "${experiment}"`;
      const fix = 'Remove "experiment"';
      return atValue(source, [...jsonPath, 'name'], { code: 'EXP001', message, fix });
    });
  const declared = membersAt(source.root, 'experiments');
  const known = declared.map(({ key }) => key);
  return [
    ...taken.flatMap(one => {
      const declaration = declared.find(({ key }) => key === one.experiment);
      if (declaration) return armFindings(source, declaration, one);
      const near = nearestWord(one.experiment, known);
      const fix = near ? `Write "${near}"` : 'Declare it under "experiments"';
      const message = `The document declares no experiment "${one.experiment}"`;
      return [atValue(source, [...one.jsonPath, 'name'], { code: 'EXP001', message, fix })];
    }),
    ...declared.flatMap(member => declarationFindings(source, member, taken)),
  ];
}
