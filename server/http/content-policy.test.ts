/** The content security policy: no third-party hosts unless the configuration names them, one style by its hash. */
import { expect, it } from 'vitest';
import { cachedPage } from '#server/cache/cached-page.ts';
import { sendCached } from '#server/render/send-page.ts';
import { httpWorld } from '#server/testing/http-world.ts';
import { createSecurityHeaders } from './security-headers.ts';

const origin = 'https://shop.example';
const headersOf = (settings = {}) => createSecurityHeaders({ publicOrigin: origin, ...settings });
const policyOf = (settings = {}) => headersOf(settings).always['content-security-policy'] ?? '';
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find(part => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

it('allows only our own host and the framed video players', () => {
  const hosts = policyOf().match(/https:\/\/[^\s;]+/g);
  expect(hosts).toEqual(['https://www.youtube-nocookie.com', 'https://player.vimeo.com']);
});

it.each([
  [{ flowboxActive: true }, 'https://*.getflowbox.com'],
  [{ nostoAccountId: 'shop-1' }, 'https://*.nosto.com https://*.nos.to'],
  [{ scriptOrigins: ['https://forms.example'] }, 'https://forms.example'],
])('adds the hosts of enabled services: %j', (settings, hosts) => {
  const policy = policyOf(settings);
  expect(directive(policy, 'script-src')).toBe(`'self' ${hosts}`);
  expect(directive(policy, 'connect-src')).toBe(`'self' ${hosts}`);
});

it('leaves out the hosts of Nosto while it is disabled', () => {
  expect(policyOf({ nostoAccountId: 'shop-1', nostoActive: false })).not.toContain('nosto');
});

it('allows one style by its hash, where not all of them are allowed', () => {
  const allowed = headersOf().withStyle(policyOf(), 'sha256-abc');
  for (const name of ['style-src', 'style-src-elem'])
    expect(directive(allowed, name)).toBe(`${directive(policyOf(), name)} 'sha256-abc'`);
  expect(directive(allowed, 'script-src')).toBe("'self'");
  const building = { mode: 'development', scriptOrigins: ['https://forms.example'] };
  expect(headersOf(building).withStyle(policyOf(building), 'sha256-abc')).toBe(policyOf(building));
});

it('sends the hash with a cached page, and with a 304', async () => {
  const made = { status: 200, html: '<style>a{}</style>', styleHash: 'sha256-abc', tags: [] };
  const page = cachedPage(made, Date.now(), null);
  const { get } = await httpWorld([], (request, reply) => {
    reply.header('content-security-policy', policyOf());
    return sendCached(request, reply, page, { personal: false, now: Date.now(), headers: headersOf() });
  });
  for (const headers of [{}, { 'if-none-match': page.etag }]) {
    const answer = await get('/', headers);
    expect(answer.headers.get('content-security-policy')).toMatch(/style-src 'self' [^;]*'sha256-abc'/);
  }
});
