/** The page that a provider's form is shown in. */
import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import type { Exchange } from '#server/http/exchange.ts';
import { frameRoute } from './frame-page.ts';

it('has an origin of its own, is framed by the shop only, and holds nothing of a shopper (R-CHECKOUT-19)', async () => {
  const server = createServer((req, res) => {
    res.setHeader('x-frame-options', 'DENY');
    void frameRoute().handle({ req, res } as Exchange);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const response = await fetch(`http://127.0.0.1:${port}/payments/frame`);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^sandbox /);
  expect(policy).not.toContain('allow-same-origin');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(response.headers.get('x-frame-options')).toBeNull();
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(await response.text()).toContain('source !== parent');
  await new Promise(resolve => server.close(resolve));
});
