/** Reports siblings scheduled one after the other with a short gap or an overlap between them. */

import type { Finding } from '#engine/definition/finding.ts';
import type { DocumentIndex } from './document-index.ts';
import { type PlacedNode, placedNodes } from './placed-nodes.ts';
import { childNode, type JsonNode, membersOf, plain, textAt } from './source/json-tree.ts';
import { atValue, type SourceFile } from './source/source-file.ts';

/** Longer gaps are intended; a shorter one is probably a mistake, such as 23:59 for midnight. Milliseconds. */
const MAX_ACCIDENTAL_GAP_MS = 24 * 60 * 60 * 1000;

interface ScheduledNode {
  placed: PlacedNode;
  from: number;
  until: number;
}

export function checkSchedules(source: SourceFile, { now }: DocumentIndex): Finding[] {
  return [...sequenceFindings(source), ...(now ? expired(source, now) : [])];
}

/** Reports nodes whose period is over: they are still loaded and validated but never shown again. */
function expired(source: SourceFile, now: Date): Finding[] {
  return placedNodes(source).flatMap(({ node, jsonPath }) => {
    const until = textAt(childNode(node, 'when'), 'until');
    if (until === undefined || !(Date.parse(until) <= now.getTime())) return [];
    const message = `The period ended at ${until}: it is never shown again`;
    const fix = 'Remove it, or set a new period';
    return [
      atValue(source, [...jsonPath, 'when', 'until'], { code: 'RULE012', severity: 'warning', message, fix }),
    ];
  });
}

function sequenceFindings(source: SourceFile): Finding[] {
  const groups = new Map<string, ScheduledNode[]>();
  for (const placed of placedNodes(source)) {
    const scheduled = scheduleOf(placed);
    if (!scheduled) continue;
    const key = groupOf(placed);
    groups.set(key, [...(groups.get(key) ?? []), scheduled]);
  }
  return [...groups.values()].flatMap(nodes => gapFindings(source, nodes));
}

function scheduleOf(placed: PlacedNode): ScheduledNode | undefined {
  const rule = childNode(placed.node, 'when');
  const [from, until] = ['from', 'until'].map(key => Date.parse(textAt(rule, key) ?? ''));
  if (from === undefined || until === undefined || !(Number.isFinite(from) || Number.isFinite(until)))
    return undefined;
  return {
    placed,
    from: Number.isNaN(from) ? Number.NEGATIVE_INFINITY : from,
    until: Number.isNaN(until) ? Number.POSITIVE_INFINITY : until,
  };
}

/** Nodes alternate when they have the same parent, the same kind and the same visitors. */
function groupOf({ node, jsonPath, what }: PlacedNode): string {
  const kind = what === 'widget' ? textAt(node, 'type') : `${what} ${textAt(node, 'ref') ?? ''}`;
  return JSON.stringify([jsonPath.slice(0, -1), kind, otherConditions(childNode(node, 'when'))]);
}

const otherConditions = (rule: JsonNode | undefined): unknown =>
  membersOf(rule)
    .filter(({ key }) => key !== 'from' && key !== 'until')
    .map(({ key, value }) => [key, plain(value)])
    .toSorted();

function gapFindings(source: SourceFile, nodes: readonly ScheduledNode[]): Finding[] {
  const inTime = nodes.toSorted((a, b) => a.from - b.from);
  return inTime.flatMap((scheduled, at) => {
    const before = inTime[at - 1];
    if (!before) return [];
    const other = textAt(before.placed.node, 'id') ?? '';
    const about = { name: other };
    const place = [...scheduled.placed.jsonPath, 'when', 'from'];
    const gap = scheduled.from - before.until;
    if (gap > 0 && gap < MAX_ACCIDENTAL_GAP_MS) {
      const message = `Between "${other}" and this one nothing is shown for ${lengthOf(gap)}`;
      const fix = `Begin when "${other}" ends`;
      return [atValue(source, place, { code: 'RULE010', severity: 'warning', message, fix, about })];
    }
    // One period inside the other, or two with the same start, is intended: an addition to the regular content.
    if (gap >= 0 || scheduled.from === before.from || scheduled.until <= before.until) return [];
    const message = `For ${lengthOf(-gap)} "${other}" is shown beside this one`;
    const fix = `Begin when "${other}" ends`;
    return [atValue(source, place, { code: 'RULE011', severity: 'warning', message, fix, about })];
  });
}

function lengthOf(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 120) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}
