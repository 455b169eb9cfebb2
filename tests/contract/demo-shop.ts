/** The demo shop, used through the API contract alone. */
import { pino } from 'pino';
import { expect, onTestFinished } from 'vitest';
import { createBackend } from '#backend/index.ts';
import type { Caller, PaymentsSetup } from '#backend/testing.ts';
import { createDemoDatabase } from '#tests/support/demo-database.ts';
import { wholeDocument } from './contract-documents.ts';

export type Fields = Record<string, unknown>;

export interface Listed {
  count: number;
  products: (Fields & {
    productId: number;
    alias: string;
    articleNumber: string;
    type: string;
    skus: { skuId: number }[];
  })[];
  filters: { price: Fields; facets: (Fields & { values: { facetId: string }[] })[] };
}

/**
 * @param caller identity of the caller; a guest when left out.
 * @param payments payment provider; without one only the shop's own payments are offered.
 * @param createDatabase 400 products when left out
 */
export async function openDemoShop(
  caller: Partial<Caller> = {},
  payments: PaymentsSetup | null = null,
  createDatabase = createDemoDatabase,
) {
  const { db, url, drop } = await createDatabase();
  onTestFinished(drop);
  const backend = await createBackend({
    databaseUrl: url,
    logger: pino({ level: 'silent' }),
    origin: 'http://shop.test',
    connections: 15,
    // Every field at once, which no client requests: far above the limits of a shop.
    api: { limits: { cost: 5_000_000, entries: 10_000 } },
    orders: { payments },
  });
  onTestFinished(() => backend.close());

  function askAs(caller: Partial<Caller>) {
    async function attempt(kind: 'query' | 'mutation', field: string, variables: Fields = {}, depth = 4) {
      const documentText = wholeDocument(kind, field, depth);
      return backend.execute({ documentText, variables, caller: { requestId: 'r', ...caller } });
    }

    /** The response of one operation with all its fields; an error fails the test. */
    async function ask<Data = unknown>(
      ...[kind, field, variables, depth]: Parameters<typeof attempt>
    ): Promise<Data> {
      const { data, errors } = await attempt(kind, field, variables, depth);
      expect({ field, variables, errors }).toEqual({ field, variables, errors: undefined });
      return (JSON.parse(JSON.stringify(data)) as Record<string, Data>)[field] as Data;
    }
    return { ask, attempt };
  }
  return { db, ...askAs(caller), askAs };
}

export type DemoShop = Awaited<ReturnType<typeof openDemoShop>>;
