/** What is said of the shop's answers, from a server that gives them (R-STUDIO-157). */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { askShop } from './ask-shop.ts';

async function shopThatAnswers(status: number): Promise<string> {
  const server = createServer((_request, reply) =>
    reply.writeHead(status, { location: '/elsewhere' }).end('page'),
  );
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/campaign`;
}

it.each([
  [200, 'shown'],
  [302, 'missing'],
  [404, 'missing'],
  [503, 'unknown'],
])('%i: %s', async (status, is) => {
  const url = await shopThatAnswers(status);
  expect(await askShop(url)).toEqual({ url, is });
});

it('knows nothing of a shop that cannot be reached', async () => {
  const url = 'http://127.0.0.1:1/';
  expect(await askShop(url)).toEqual({ url, is: 'unknown' });
});
