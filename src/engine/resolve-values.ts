/** Turns authored values into what a component gets: texts of the locale, bound data, links as paths, defaults (R-PAGE-4). */
import { fallbacksOf, isLocaleCode } from '#i18n/locales.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { PublicConfig } from '#kernel/public-config.ts';
import type { LocaleCode } from '#kernel/segment.ts';

/** Everything a `$bind` may reach; a closed set of roots. */
export interface BindingRoots {
  route: { params: Readonly<Record<string, string>>; query: Readonly<Record<string, string>> };
  session: { customerType: string; vatIncluded: boolean };
  market: { alias: string };
  config: PublicConfig;
  data: Readonly<Record<string, unknown>>;
}

export interface ValueTools {
  locale: LocaleCode;
  roots: BindingRoots;
  message(id: string, values?: Record<string, unknown>): string;
  /** `category:talvi` → `/sv/c/vinter`-style path; other addresses unchanged. */
  link(address: string): string;
}

/** Things that each are shown by the route of their name, and pages by theirs. No blanks: `list: all of it` is a sentence. */
export const linkPattern = /^(category|brand|product|page|campaign|list|content):(\S+)$/;

/** Own properties only: a binding can never reach a prototype. */
export function readPath(root: unknown, path: string): unknown {
  let value: unknown = root;
  for (const key of path.split('.')) {
    if (!isRecord(value) && !Array.isArray(value)) return undefined;
    if (!Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

const isLocaleMap = (value: Record<string, unknown>) => {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every(isLocaleCode);
};

function localeText(map: Record<string, unknown>, locale: LocaleCode): unknown {
  const source = fallbacksOf(locale).find(code => Object.hasOwn(map, code)) ?? locale;
  const text = readPath(map, source);
  const value = isRecord(text) && typeof text.$same === 'string' ? readPath(map, text.$same) : text;
  // A text that was left out on purpose is empty, as is a pair whose texts only reuse each other; a missing text is undefined.
  return value === null || (isRecord(value) && '$same' in value) ? '' : value;
}

export function resolveValue(value: unknown, tools: ValueTools): unknown {
  if (typeof value === 'string') return linkPattern.test(value) ? tools.link(value) : value;
  if (Array.isArray(value))
    return value.map(item => resolveValue(item, tools)).filter(item => item !== undefined);
  if (!isRecord(value)) return value;
  if (typeof value.$t === 'string')
    return tools.message(value.$t, isRecord(value.vars) ? resolveObject(value.vars, tools) : undefined);
  if (typeof value.$bind === 'string') {
    const bound = readPath(tools.roots, value.$bind);
    const missing = bound === undefined || bound === null || (bound === '' && value.default !== undefined);
    return missing ? resolveValue(value.default, tools) : bound;
  }
  if (isRecord(value.$at)) return resolveObject(value.$at, tools);
  if (isLocaleMap(value)) return resolveValue(localeText(value, tools.locale), tools);
  return resolveObject(value, tools);
}

function resolveObject(value: Record<string, unknown>, tools: ValueTools): Record<string, unknown> {
  // Entries are defined, never assigned: a key named `__proto__` stays a key.
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, item]) => [key, resolveValue(item, tools)] as const)
      .filter(([, item]) => item !== undefined),
  );
}

/** Props of one instance with everything authored resolved; a fresh object. */
export const resolveProps = (props: Record<string, unknown>, tools: ValueTools): Record<string, unknown> =>
  resolveObject(props, tools);
