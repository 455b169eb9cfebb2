/** Experiments: declared where they are named, their weights a hundred, none without a widget (page-definitions 1.14). */
import type { Finding } from './finding.ts';
import { childOf, itemsAt, type JsonNode, membersAt, textAt } from './json-tree.ts';
import { placedNodes } from './placed-nodes.ts';
import { atKey, atValue, type SourceFile } from './source-file.ts';
import { nearest } from './suggest.ts';

const whole = 100;

function weightOf(arm: JsonNode): number {
  const weight = childOf(arm, 'weight');
  return weight?.kind === 'scalar' ? Number(weight.value) : 0;
}

export function checkExperiments(source: SourceFile): Finding[] {
  if (source.kind !== 'page') return [];
  const declared = membersAt(source.root, 'experiments');
  const known = declared.map(({ key }) => key);
  const named = placedNodes(source).flatMap(({ node, way }) => {
    const experiment = textAt(node, 'experiment');
    return experiment === undefined ? [] : [{ experiment, way }];
  });
  return [
    ...named.flatMap(({ experiment, way }) => {
      if (known.includes(experiment)) return [];
      const near = nearest(experiment, known);
      const fix = near ? `Write "${near}"` : 'Declare it under "experiments"';
      const message = `The page declares no experiment "${experiment}"`;
      return [atValue(source, [...way, 'experiment'], { code: 'EXP001', message, fix })];
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
      const fix = 'Name it at a widget, or remove it';
      return [atKey(source, ['experiments', key], { code: 'EXP003', severity: 'warning', message, fix })];
    }),
  ];
}
