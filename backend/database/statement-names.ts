/** Which statements the server may keep prepared: those asked again and again, so that it parses and plans them once per connection. */

/** Statements kept per connection; lists of every length would fill the server's memory. */
const MAX_NAMED = 300;
/** Asked so often, a statement is worth a name. */
const OFTEN = 3;
/** Texts that are counted at a time. */
const MAX_COUNTED = 2000;

export interface StatementNames {
  /** Undefined: prepare it for this once. */
  of(sql: string): string | undefined;
  /** Tables have changed under the kept plans: every statement gets another name. */
  renew(): void;
}

/** Every statement is prepared for once. */
export const noStatementNames: StatementNames = { of: () => undefined, renew: () => undefined };

export function createStatementNames(): StatementNames {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  let generation = 0;
  return {
    of(sql) {
      const known = names.get(sql);
      if (known !== undefined) return known;
      if (names.size >= MAX_NAMED) return undefined;
      const count = (counts.get(sql) ?? 0) + 1;
      if (count < OFTEN) {
        if (counts.size >= MAX_COUNTED) counts.clear();
        counts.set(sql, count);
        return undefined;
      }
      counts.delete(sql);
      const name = `shop_${generation}_${names.size}`;
      names.set(sql, name);
      return name;
    },
    renew() {
      generation += 1;
      names.clear();
    },
  };
}

/** What PostgreSQL says when a kept `select *` would answer with other columns than it did. */
export const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '0A000' &&
  error.message.includes('cached plan must not change result type');
