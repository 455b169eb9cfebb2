/** Limits of a page: the size of its file and the number of requests it waits for. */
import type { Finding } from '#engine/definition/finding.ts';
import { placedNodes } from './placed-nodes.ts';
import { membersAt } from './source/json-tree.ts';
import { atKey, findingAt, type SourceFile, type SourceText } from './source/source-file.ts';

/** Bytes; the usual limit of content platforms. */
const MAX_FILE_BYTES = 256 * 1024;
/** Requests before the page's first byte; an area makes two, one per display setting. */
const MAX_REQUESTS = 16;

export function checkSize(source: SourceText): Finding[] {
  const size = source.text.length < MAX_FILE_BYTES / 4 ? 0 : new TextEncoder().encode(source.text).length;
  if (size <= MAX_FILE_BYTES) return [];
  const message = `The file has ${Math.ceil(size / 1024)} KiB, ${MAX_FILE_BYTES / 1024} are allowed`;
  return [
    findingAt(source, 0, 1, '', { code: 'SIZE001', message, fix: 'Split it, or move parts into fragments' }),
  ];
}

export function checkWaits(source: SourceFile): Finding[] {
  if (source.kind !== 'page') return [];
  const sources = membersAt(source.root, 'data');
  const areas = placedNodes(source).filter(({ what }) => what === 'area');
  const requests = sources.length + 2 * areas.length;
  if (requests <= MAX_REQUESTS) return [];
  const message = `The page waits for ${requests} requests, ${MAX_REQUESTS} are allowed`;
  const fix = 'Merge areas, or remove data that no widget binds to';
  return [atKey(source, ['regions'], { code: 'PERF001', severity: 'warning', message, fix })];
}
