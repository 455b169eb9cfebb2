/** A complete backend over a database of the test, queried through GraphQL in process. Closed when the test ends. */
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, onTestFinished } from 'vitest';
import { type Backend, createBackend } from '#backend/index.ts';
import type { BackendOptions, Caller } from '#backend/testing.ts';
import { createTestDatabase } from './test-database.ts';
import { openTransactionPooler } from './transaction-pooler.ts';
import { createWorld, type World } from './worlds/world.ts';

/** Untyped: tests know the shape of what they query. */
export type Answer = Record<string, unknown>;

export interface TestBackend {
  backend: Backend;
  world: World;
  /** Errors that the backend logged. */
  logged: string[];
  /** Data of an operation that must not have errors. */
  query<Data = Answer>(
    document: string,
    variables?: Record<string, unknown>,
    caller?: Partial<Caller>,
  ): Promise<Data>;
  /** `{ message, code }` of the errors of an operation, and its data. */
  attempt(
    document: string,
    variables?: Record<string, unknown>,
    caller?: Partial<Caller>,
  ): Promise<{ data: unknown; errors: { message: string; code: unknown; field: unknown }[] }>;
  /** Notifies instances as code that changes the catalogue must, and waits until lists include the changes. */
  announce(kind: 'price' | 'stock' | 'product' | 'sales' | 'all', productId?: number): Promise<void>;
}

type SetUp = (world: World) => Promise<void>;

export async function createTestBackend(
  setUp: SetUp = async () => {},
  options: Partial<BackendOptions> = {},
): Promise<TestBackend> {
  const { db, url, drop } = await createTestDatabase();
  onTestFinished(drop);
  const world = await createWorld(db);
  await setUp(world);
  const logged: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) });
  const backend = await createBackend({
    databaseUrl: options.pooling === 'transaction' ? await openTransactionPooler(url) : url,
    logger,
    origin: 'http://shop.test',
    connections: 15,
    ...options,
  });
  onTestFinished(() => backend.close());

  const run = (documentText: string, variables: Record<string, unknown> = {}, caller: Partial<Caller> = {}) =>
    backend.execute({ documentText, variables, caller: { requestId: 'request-1', ...caller } });

  return {
    backend,
    world,
    logged,
    async query<Data = Answer>(
      document: string,
      variables?: Record<string, unknown>,
      caller?: Partial<Caller>,
    ) {
      const answer = await run(document, variables, caller);
      expect(answer.errors).toBeUndefined();
      // Objects of graphql-js have no prototype, so they do not equal literals.
      return JSON.parse(JSON.stringify(answer.data)) as Data;
    },
    async attempt(document, variables, caller) {
      const { data, errors = [] } = await run(document, variables, caller);
      const plain = errors.map(({ message, extensions }) => ({
        message,
        code: extensions['code'],
        field: extensions['field'],
      }));
      return { data, errors: plain };
    },
    async announce(kind, productId) {
      await sql`select announce_catalogue(${kind}, ${productId ?? null})`.execute(db);
      await backend.catalogue.catalogue.catchUp();
    },
  };
}
