/** A change of the database in one line, for people. */
import type { Change } from './sync-rows.ts';

const short = (value: unknown): string => {
  const text = JSON.stringify(value ?? null);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

/** `market fi changed: currency_code "EUR" → "SEK"`. */
export function describeChange({ entity, name, kind, fields }: Change): string {
  const details = fields.map(({ column, before, after }) => `${column} ${short(before)} → ${short(after)}`);
  return `${entity.replaceAll('_', ' ')} ${name} ${kind}${details.length > 0 ? `: ${details.join(', ')}` : ''}`;
}
