/** Which versions of widgets a document is written for, and whether a build understands them. */
import { nodesOf } from '#engine/operation/node-tree.ts';
import type { DocumentBody, DocumentNode } from '#engine/operation/operation.ts';
import { isRecord } from '#kernel/is-record.ts';

/**
 * The highest version of props by widget type. Thousands name the form of the document around the widgets, where a build that
 * does not know the form would show more than was meant: it finds a version that it does not have, and serves what it understands.
 */
export type Requires = Readonly<Record<string, number>>;

const FORM = 1_000;

/** Areas whose parts are hidden, or limited by time or customer. */
const limitedAreas = 1;
/** Areas whose parts are shown by an arm of an experiment: builds that limit parts may show all arms. */
const triedAreas = 2;
const knownForm = triedAreas;

const isLimited = ({ hidden, when }: DocumentNode): boolean =>
  hidden === true ||
  (isRecord(when) && ['from', 'until', 'customerType'].some(key => when[key] !== undefined));

const formOfPart = (part: DocumentNode): number => {
  if (part['experiment'] !== undefined) return triedAreas;
  return isLimited(part) ? limitedAreas : 0;
};

/** Pages and shared parts are checked by each build before it serves them; what areas say goes to the API unchecked. */
const formOf = (body: DocumentBody): number =>
  body['kind'] === 'content' ? Math.max(0, ...[...nodesOf(body)].map(formOfPart)) : 0;

export function requiresOf(body: DocumentBody): Requires {
  const form = formOf(body) * FORM;
  const found: Record<string, number> = {};
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const item of value) visit(item);
      return;
    }
    const { type, v } = value as { type?: unknown; v?: unknown };
    if (typeof type === 'string' && typeof v === 'number') found[type] = Math.max(found[type] ?? 0, form + v);
    for (const member of Object.values(value)) visit(member);
  };
  visit(body);
  return found;
}

/**
 * A type that the build lacks does not count: its widget is left out, as one that a deploy has removed.
 * @param versions of the build's widgets, by type; older props are migrated
 */
export const isUnderstood = (requires: Requires, versions: Requires): boolean =>
  Object.entries(requires).every(([type, required]) => {
    const version = required % FORM;
    return required < (knownForm + 1) * FORM && version <= (versions[type] ?? version);
  });
