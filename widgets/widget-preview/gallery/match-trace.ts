/** Maps a click to its field, and a field to its rendered content; only where a single field matches. */
import { isLocaleCode } from '#i18n/locales.ts';
import type { WidgetInstance } from '#engine/contract.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { Way } from '../form/field.ts';
import type { Trace } from '../frame/messages.ts';

export interface Shows {
  way: Way;
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

function visit(value: unknown, way: Way, found: Shows[], locale: LocaleCode): void {
  if (Array.isArray(value))
    return value.forEach((item, index) => visit(item, [...way, index], found, locale));
  if (typeof value === 'string') {
    const name = way.at(-1);
    if (name === 'file' || name === 'phoneFile') found.push({ way, trace: { kind: 'picture', value } });
    else if (/href$/i.test(String(name))) found.push({ way, trace: { kind: 'link', value } });
    else if (plainText(value)) found.push({ way, trace: { kind: 'text', value: plainText(value) } });
    return;
  }
  if (!isRecord(value)) return;
  const keys = Object.keys(value);
  const isText = keys.length > 0 && keys.every(isLocaleCode);
  for (const [key, inner] of Object.entries(value)) {
    // Not visible: alternative texts, message references, the other language.
    if (key === 'alt' || key.startsWith('$') || (isText && key !== locale)) continue;
    visit(inner, [...way, key], found, locale);
  }
}

const same = (one: Trace, other: Trace): boolean => one.kind === other.kind && one.value === other.value;

/** The innermost match wins; content of several fields yields none. */
export function wayOfPress(traces: readonly Trace[], shows: readonly Shows[]): Way | null {
  for (const trace of traces) {
    const fitting = shows.filter(each => same(each.trace, trace));
    if (fitting.length === 1) return fitting[0]?.way ?? null;
    if (fitting.length > 1) return null;
  }
  return null;
}

export const traceOf = (way: Way, shows: readonly Shows[]): Trace | null =>
  shows.find(each => each.way.length === way.length && each.way.every((step, at) => step === way[at]))
    ?.trace ?? null;
