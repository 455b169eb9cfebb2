type Plain = Readonly<Record<string, unknown>>;

export interface ReadGrammar {
  shared: Readonly<Record<string, Plain>>;
  sources: Readonly<Record<string, Plain>>;
  widgets: Readonly<Record<string, { schema: Plain; version: number; oldest: number }>>;
}

export function readGrammar(places: { schemas: string; widgets: string }): ReadGrammar;
