/** Which fields of a document belong to git also when Studio manages the document. */
import type { Grammar } from '#engine/definition/grammar.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { DocumentId } from '#studio-api/documents.ts';

const ofDocument = new Set(['$schema', 'format', 'route', 'layout', 'data', 'load']);

/** @param path below the node or the document: `load.hydrate`, `props.css`. */
export function isOfGit(
  id: DocumentId,
  holder: DocumentBody,
  path: string,
  { widgets }: Pick<Grammar, 'widgets'>,
): boolean {
  if (id.startsWith('layout:')) return true;
  const [first = '', ...rest] = path.split('.');
  const { type, v, kind } = holder;
  const isWidget = typeof type === 'string' && typeof v === 'number';
  // A container has a `layout` too, which says how it shows its widgets.
  if (!isWidget) return (kind === 'page' || kind === 'fragment-file') && ofDocument.has(first);
  if (first === 'load') return true;
  const { developer = [] } = widgets[type] ?? {};
  return first === 'props' && developer.some(pattern => isBelow(pattern.split('.'), rest));
}

/** Whether the path is what the pattern names, or below it; `*` is any entry of a list. */
const isBelow = (pattern: readonly string[], path: readonly string[]): boolean =>
  pattern.every((key, at) => (key === '*' ? /^\d+$/.test(path[at] ?? '') : key === path[at]));
