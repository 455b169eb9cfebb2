/** The statements that one piece of work sends to PostgreSQL: each is a round trip. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { Client } from 'pg';
import { vi } from 'vitest';

const sent = new AsyncLocalStorage<string[]>();

/** The first words of a statement: `with cart_read as`. */
const inShort = (text: string): string => text.trim().split(/\s+/, 3).join(' ').replaceAll('"', '');

/** The statements of `work` by their first words, without those of background jobs that run meanwhile. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const send = Client.prototype.query;
  const asked = vi.spyOn(Client.prototype, 'query').mockImplementation(function (
    this: Client,
    ...args: unknown[]
  ) {
    const [query] = args;
    const text = typeof query === 'string' ? query : textOf(query);
    // Settings of a new connection belong to no operation.
    if (!text.startsWith('set ')) sent.getStore()?.push(inShort(text));
    return Reflect.apply(send, this, args);
  });
  const statements: string[] = [];
  try {
    await sent.run(statements, work);
    return statements;
  } finally {
    asked.mockRestore();
  }
}

const textOf = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
