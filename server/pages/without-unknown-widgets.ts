/** Leaves out of a document what a build cannot show, because a deploy has removed the widget: the stored document keeps it. */
import { isRecord } from '#kernel/is-record.ts';

export interface MissingWidget {
  type: string;
  /** Id of the node; empty for one without. */
  id: string;
}

export interface StrippedBody {
  body: Readonly<Record<string, unknown>>;
  /** What was left out, in the order of the document. */
  missing: MissingWidget[];
}

/** @param known types of the build's widgets. */
export function withoutUnknownWidgets(
  body: Readonly<Record<string, unknown>>,
  known: Readonly<Record<string, unknown>>,
): StrippedBody {
  const missing: MissingWidget[] = [];
  const isUnknown = (value: unknown): boolean => {
    if (!isRecord(value)) return false;
    const { type, v, id } = value;
    if (typeof type !== 'string' || typeof v !== 'number' || Object.hasOwn(known, type)) return false;
    missing.push({ type, id: typeof id === 'string' ? id : '' });
    return true;
  };
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter(item => !isUnknown(item)).map(visit);
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, visit(member)]));
  };
  const stripped = visit(body);
  return { body: isRecord(stripped) && missing.length > 0 ? stripped : body, missing };
}
