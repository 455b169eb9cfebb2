/** Which versions of widgets a document is written for, and whether a build understands them. */
import type { DocumentBody } from '#engine/operation/operation.ts';

/** The highest version of props by widget type. */
export type Requires = Readonly<Record<string, number>>;

export function requiresOf(body: DocumentBody): Requires {
  const found: Record<string, number> = {};
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const item of value) visit(item);
      return;
    }
    const { type, v } = value as { type?: unknown; v?: unknown };
    if (typeof type === 'string' && typeof v === 'number') found[type] = Math.max(found[type] ?? 0, v);
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
  Object.entries(requires).every(([type, version]) => version <= (versions[type] ?? version));
