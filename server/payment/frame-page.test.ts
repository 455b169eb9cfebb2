/** The page that a provider's form is shown in. */
import { expect, it } from 'vitest';
import { httpWorld } from '#server/testing/http-world.ts';
import { frameRoute } from './frame-page.ts';

it('has an origin of its own, is framed by the shop only, and contains no customer data', async () => {
  const { get } = await httpWorld([frameRoute()]);
  const response = await get('/payments/frame');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^sandbox /);
  expect(policy).not.toContain('allow-same-origin');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(response.headers.get('x-frame-options')).toBeNull();
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(await response.text()).toContain('source !== parent');
});
