/** The aliases of what the page files refer to, asked of our own server once for all pages. */
import type { ReferenceAliases } from '#kernel/references.ts';
import type { Report } from '#engine/report.ts';
import { isRecord } from '#kernel/is-record.ts';

/** Without an answer references stay as they were written. */
export async function fetchAliases(market: string, report: Report): Promise<ReferenceAliases> {
  try {
    const answer = await fetch(`/references.json?${new URLSearchParams({ market }).toString()}`);
    const aliases: unknown = answer.ok ? await answer.json() : null;
    if (isRecord(aliases)) return aliases as ReferenceAliases;
    throw new Error(`References answered ${answer.status}`);
  } catch (error) {
    report('REFERENCE001', 'The references of the pages could not be resolved', { error });
    return {};
  }
}
