/** The small shop queried through GraphQL in process: returns data of successful operations and error codes of failed ones. */
import { pino } from 'pino';
import { expect, onTestFinished } from 'vitest';
import { createBackend } from '#backend/index.ts';
import type { Caller } from '#backend/testing.ts';
import { openSmallShop } from './small-shop.ts';

export async function openSmallShopApi() {
  const shop = await openSmallShop();
  const loggedErrors: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line: string) => void loggedErrors.push(line) });
  const backend = await createBackend({
    databaseUrl: shop.url,
    logger,
    origin: 'http://shop.test',
    connections: 15,
  });
  onTestFinished(() => backend.close());
  const run = (documentText: string, variables: Record<string, unknown>, caller: Partial<Caller>) =>
    backend.execute({ documentText, variables, caller: { requestId: 'request-1', ...caller } });
  return {
    shop,
    backend,
    /** Logged errors. */
    loggedErrors,
    async ask<Data>(
      documentText: string,
      variables: Record<string, unknown> = {},
      caller: Partial<Caller> = {},
    ): Promise<Data> {
      const { data, errors } = await run(documentText, variables, caller);
      expect(errors).toBeUndefined();
      return JSON.parse(JSON.stringify(data)) as Data;
    },
    /** Code and field of the first error; its data must be null. */
    async rejection(documentText: string, variables: Record<string, unknown> = {}) {
      const { data, errors = [] } = await run(documentText, variables, {});
      expect(Object.values(data ?? {}).every(value => value === null)).toBe(true);
      return { code: errors[0]?.extensions['code'], field: errors[0]?.extensions['field'] };
    },
  };
}
