/** Reports dates that do not exist: a parser silently reads 31 November as 1 December. */
import type { Finding } from '#engine/definition/finding.ts';
import { scalarOf, walk, type JsonPath } from './json-tree.ts';
import { atValue, type SourceFile } from './source-file.ts';

const moment = /^(\d{4})-(\d{2})-(\d{2})T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/;
const monthName = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export function checkMoments(source: SourceFile): Finding[] {
  const findings: Finding[] = [];
  walk(source.root, (node, jsonPath) => {
    const finding = impossible(source, String(scalarOf(node)), jsonPath);
    if (finding) findings.push(finding);
  });
  return findings;
}

function impossible(source: SourceFile, text: string, jsonPath: JsonPath): Finding | undefined {
  const [, year, month, day] = (moment.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  // Day 0 of the next month is the last day of this one.
  const last = new Date(Date.UTC(year, month, 0));
  if (day <= last.getUTCDate()) return undefined;
  const message = `"${text}" is not a date: ${monthName.format(last)} has ${last.getUTCDate()} days`;
  const fix = `Write a day from 1 to ${last.getUTCDate()}`;
  return atValue(source, jsonPath, { code: 'PAGE009', message, fix });
}
