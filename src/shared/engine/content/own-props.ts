/**
 * Props that the content system's own keys cannot express travel beside them as `own`, so that the shop gets back
 * exactly what a merchandiser wrote, while other clients read the keys that they know.
 */
import { isRecord } from '#kernel/is-record.ts';

type Props = Record<string, unknown>;

/** Props to write over those read from the other keys, and names of props to leave out. */
export interface OwnProps {
  set: Props;
  unset: string[];
}

/** Compares as JSON, ignoring the order of keys. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, index) => isSameJson(item, b[index]))
    );
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a).filter(key => a[key] !== undefined);
  return (
    keys.length === Object.keys(b).filter(key => b[key] !== undefined).length &&
    keys.every(key => Object.hasOwn(b, key) && isSameJson(a[key], b[key]))
  );
}

/** Null when both are the same. */
export function ownProps(wanted: Props, read: Props): OwnProps | null {
  const set = Object.fromEntries(
    Object.entries(wanted).filter(([key, value]) => value !== undefined && !isSameJson(value, read[key])),
  );
  const unset = Object.keys(read).filter(key => read[key] !== undefined && wanted[key] === undefined);
  return Object.keys(set).length + unset.length > 0 ? { set, unset } : null;
}

/** The props of a configuration with `own`; those of another version of the widget are ignored. Null hides the widget. */
export function withOwnProps(configuration: Props, read: Props | null, version: number): Props | null {
  const { own } = configuration;
  if (!isRecord(own) || own.v !== version || !isRecord(own.set)) return read;
  const unset = Array.isArray(own.unset) ? own.unset : [];
  const kept = Object.entries(read ?? {}).filter(([key]) => !unset.includes(key));
  return { ...Object.fromEntries(kept), ...own.set };
}
