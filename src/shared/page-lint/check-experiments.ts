/** Checks experiments: declared where they are used, with that arm, weights that add up to 100, and no experiment without a widget. */
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

function armFindings(source: SourceFile, { key, value }: Member, arm: string, jsonPath: JsonPath): Finding[] {
  const arms = itemsAt(value, 'arms').map(one => textAt(one, 'id') ?? '');
  if (arms.includes(arm)) return [];
  const near = nearestWord(arm, arms);
  const fix = near ? `Write "${near}"` : `One of ${arms.join(', ')}`;
  const message = `The experiment "${key}" has no arm "${arm}"`;
  return [atValue(source, [...jsonPath, 'arm'], { code: 'EXP004', message, fix })];
}

export function checkExperiments(source: SourceFile): Finding[] {
  if (source.kind !== 'page') return [];
  const declared = membersAt(source.root, 'experiments');
  const known = declared.map(({ key }) => key);
  const named = placedNodes(source).flatMap(({ node, jsonPath }) => {
    const taking = childNode(node, 'experiment');
    const experiment = textAt(taking, 'name');
    if (experiment === undefined) return [];
    return [{ experiment, arm: textAt(taking, 'arm') ?? '', jsonPath: [...jsonPath, 'experiment'] }];
  });
  return [
    ...named.flatMap(({ experiment, arm, jsonPath }) => {
      const declaration = declared.find(({ key }) => key === experiment);
      if (declaration) return armFindings(source, declaration, arm, jsonPath);
      const near = nearestWord(experiment, known);
      const fix = near ? `Write "${near}"` : 'Declare it under "experiments"';
      const message = `The page declares no experiment "${experiment}"`;
      return [atValue(source, [...jsonPath, 'name'], { code: 'EXP001', message, fix })];
    }),
    ...declared.flatMap(({ key, value }) => {
      const sum = itemsAt(value, 'arms').reduce((before, arm) => before + weightOf(arm), 0);
      if (sum !== whole) {
        const message = `The weights of "${key}" sum to ${sum}`;
        const fix = `Change them so that they sum to ${whole}`;
        return [atValue(source, ['experiments', key, 'arms'], { code: 'EXP002', message, fix })];
      }
      if (named.some(({ experiment }) => experiment === key)) return [];
      const message = `No widget takes part in "${key}"`;
      const fix = 'Use it in a widget, or remove it';
      return [atKey(source, ['experiments', key], { code: 'EXP003', severity: 'warning', message, fix })];
    }),
  ];
}
