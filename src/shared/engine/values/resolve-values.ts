/** Resolves authored values for components: localised texts, bound data, links as paths, defaults (R-PAGE-4). */
import { fallbacksOf, isLocaleCode } from '#i18n/locales.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { PublicConfig } from '#kernel/public-config.ts';
import type { LocaleCode } from '#kernel/segment.ts';

/** Roots that a `$bind` may start from. */
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
  /** `category:talvi` → `/sv/c/vinter`; other addresses are unchanged. */
  link(address: string): string;
}

/** Named references; the kind is the name of the route, except for `page`. Without spaces, because `list: all of it` is ordinary text. */
export const linkPattern = /^(category|brand|product|page|campaign|list|content):(\S+)$/;

/** Reads own properties only, so that a binding cannot reach a prototype. */
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
  // A deliberately omitted text is empty, as are texts that only refer to each other; a missing text is undefined.
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
    const isBlank = typeof bound === 'string' && bound.trim() === '';
    const missing = bound === undefined || bound === null || (isBlank && value.default !== undefined);
    return missing ? resolveValue(value.default, tools) : bound;
  }
  if (isRecord(value.$at)) return resolveObject(value.$at, tools);
  if (isLocaleMap(value)) return resolveValue(localeText(value, tools.locale), tools);
  return resolveObject(value, tools);
}

function resolveObject(value: Record<string, unknown>, tools: ValueTools): Record<string, unknown> {
  // `fromEntries` defines keys instead of assigning them, so `__proto__` stays an ordinary key.
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, item]) => [key, resolveValue(item, tools)] as const)
      .filter(([, item]) => item !== undefined),
  );
}

/** Resolves the props of one instance into a new object. */
export const resolveProps = (props: Record<string, unknown>, tools: ValueTools): Record<string, unknown> =>
  resolveObject(props, tools);
