/** Which documents show or link another one: shared parts, areas, information pages and pages. */
import type { DocumentBody } from '#engine/operation/operation.ts';
import { isRecord } from '#kernel/is-record.ts';
import { partsOf } from './document-id.ts';
import type { DocumentId } from './documents.ts';

export interface NamedBody {
  id: DocumentId;
  body: DocumentBody;
}

type Matches = (value: unknown) => boolean;

const someValue = (value: unknown, matches: Matches): boolean =>
  matches(value) ||
  (Array.isArray(value)
    ? value.some(each => someValue(each, matches))
    : isRecord(value) && Object.values(value).some(each => someValue(each, matches)));

const textsOf = (value: unknown): string[] =>
  isRecord(value) ? Object.values(value).filter(text => typeof text === 'string') : [];

/** How other documents refer to this one. */
function referenceTo({ id, body }: NamedBody): Matches {
  const { kind = '', key = '' } = partsOf(id) ?? {};
  const { family, areaName, aliases, route } = body;
  if (kind === 'fragment')
    return value => isRecord(value) && value['kind'] === 'fragment' && value['ref'] === key;
  if (kind === 'content' && typeof areaName === 'string')
    return value =>
      isRecord(value) &&
      value['kind'] === 'area' &&
      value['family'] === family &&
      value['areaName'] === areaName;
  const names = kind === 'content' ? textsOf(aliases) : isRecord(route) ? [String(route['name'])] : [];
  const links = new Set(names.map(name => `${kind}:${name}`));
  return value =>
    (typeof value === 'string' && links.has(value)) ||
    (kind === 'content' &&
      isRecord(value) &&
      value['kind'] === 'area' &&
      names.includes(String(value['alias'])));
}

/** In the order of `all`; what uses a shared part through another one uses it, too. */
export function usesOf(target: NamedBody, all: readonly NamedBody[]): DocumentId[] {
  const found = new Set<DocumentId>();
  const look = (of: NamedBody) => {
    const matches = referenceTo(of);
    for (const each of all) {
      if (each.id === target.id || found.has(each.id) || !someValue(each.body, matches)) continue;
      found.add(each.id);
      if (each.id.startsWith('fragment:')) look(each);
    }
  };
  look(target);
  return [...new Set(all.map(({ id }) => id))].filter(id => found.has(id));
}
