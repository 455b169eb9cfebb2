/** Maps a click to its field, and a field to its rendered content; only where a single field matches. */

import type { WidgetInstance } from '#engine/definition/contract.ts';
import { isLocaleCode } from '#i18n/locales.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import type { FieldPath } from './field.ts';
import type { Trace } from './traces.ts';

export interface Shows {
  path: FieldPath;
  trace: Trace;
}

const plainText = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** All props that are visible in the given language. */
export function whatShows(instance: WidgetInstance, locale: LocaleCode): Shows[] {
  const found: Shows[] = [];
  visit(instance.props, ['props'], found, locale);
  return found;
}

function visit(value: unknown, path: FieldPath, found: Shows[], locale: LocaleCode): void {
  if (Array.isArray(value))
    return value.forEach((item, index) => visit(item, [...path, index], found, locale));
  if (typeof value === 'string') {
    const name = path.at(-1);
    if (name === 'file' || name === 'phoneFile') found.push({ path, trace: { kind: 'picture', value } });
    else if (/href$/i.test(String(name))) found.push({ path, trace: { kind: 'link', value } });
    else if (plainText(value)) found.push({ path, trace: { kind: 'text', value: plainText(value) } });
    return;
  }
  if (!isRecord(value)) return;
  const keys = Object.keys(value);
  const isText = keys.length > 0 && keys.every(isLocaleCode);
  for (const [key, inner] of Object.entries(value)) {
    // Not visible: alternative texts, message references, the other language.
    if (key === 'alt' || key.startsWith('$') || (isText && key !== locale)) continue;
    visit(inner, [...path, key], found, locale);
  }
}

const same = (one: Trace, other: Trace): boolean => one.kind === other.kind && one.value === other.value;

/** The innermost match wins; content of several fields yields none. */
export function pathOfPress(traces: readonly Trace[], shows: readonly Shows[]): FieldPath | null {
  for (const trace of traces) {
    const fitting = shows.filter(each => same(each.trace, trace));
    if (fitting.length === 1) return fitting[0]?.path ?? null;
    if (fitting.length > 1) return null;
  }
  return null;
}

export const traceOf = (path: FieldPath, shows: readonly Shows[]): Trace | null =>
  shows.find(each => each.path.length === path.length && each.path.every((step, at) => step === path[at]))
    ?.trace ?? null;
