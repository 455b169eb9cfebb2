/** What a copy of a page begins with: the first arm of each experiment. Two pages with one experiment would count for each other. */
import type { PageDocument } from '#engine/definition/page-document.ts';
import { inArms } from '#engine/experiment/in-arms.ts';
import { ofNoExperiment } from '#engine/experiment/of-no-experiment.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { isRecord } from '#kernel/is-record.ts';

export function withoutExperiments(body: DocumentBody): DocumentBody {
  if (body['kind'] !== 'page' || !isRecord(body['experiments'])) return body;
  // The check of pages has seen to its form.
  const { experiments: _ended, regions, ...page } = inArms(body as unknown as PageDocument, undefined).page;
  const left = Object.entries(regions).map(([name, nodes]) => [
    name,
    nodes.map(node => ofNoExperiment({ ...node })),
  ]);
  return { ...page, regions: Object.fromEntries(left) };
}
