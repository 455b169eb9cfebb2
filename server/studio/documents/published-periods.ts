/** Moments at which what is published begins or ends to be shown, by its own days and by the rules of its parts. */

import { nodesOf } from '#engine/operation/node-tree.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { trailOf } from '#engine/operation/semantic-change.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { DocumentUse } from '#studio-api/documents.ts';
import type { ScheduleEntry } from '#studio-api/schedule.ts';

interface Period {
  from?: string;
  until?: string;
}

const momentIn = (value: unknown): string | undefined =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined;

const periodOf = (from: unknown, until: unknown): Period => {
  const [begin, end] = [momentIn(from), momentIn(until)];
  return { ...(begin ? { from: begin } : {}), ...(end ? { until: end } : {}) };
};

/** Of a rule that all visitors have to meet; alternatives and exceptions have no single beginning. */
function periodsOfRule(rule: unknown): Period[] {
  if (!isRecord(rule)) return [];
  const { from, until, all } = rule;
  return [periodOf(from, until), ...(Array.isArray(all) ? all.flatMap(periodsOfRule) : [])];
}

/** What is farther away means "for good", and is nothing to plan for. */
const HORIZON_MS = 10 * 366 * 86_400_000;

/** @returns entries of the next ten years, in no order. */
export function publishedPeriods(document: DocumentUse, body: DocumentBody, now: Date): ScheduleEntry[] {
  const isAhead = (ms: number) => ms > 0 && ms < HORIZON_MS;
  const entries = (periods: readonly Period[], nodeId: string): ScheduleEntry[] =>
    periods.flatMap(({ from, until }) =>
      [[from, 'shown'] as const, [until, 'over'] as const].flatMap(([moment, is]) =>
        moment !== undefined && isAhead(Date.parse(moment) - now.getTime())
          ? [{ at: new Date(moment).toISOString(), is, document, trail: trailOf(body, nodeId) }]
          : [],
      ),
    );
  const { activeFrom, activeTo } = body;
  return [
    ...entries([periodOf(activeFrom, activeTo)], ''),
    ...[...nodesOf(body)].flatMap(({ id, when }) => entries(periodsOfRule(when), id)),
  ];
}
