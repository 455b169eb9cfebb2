/** The content security policy: no third-party hosts unless the configuration names them, one style by its hash. */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { firstScript } from '#kernel/first-script.ts';
import { thirdParties } from '#kernel/third-party.ts';
import { cachedPage } from '#server/cache/cached-page.ts';
import { sendCached } from '#server/render/send-page.ts';
import { fakeEdge } from '#server/testing/fake-edge.ts';
import { httpWorld } from '#server/testing/http-world.ts';
import { createSecurityHeaders } from './security-headers.ts';

const origin = 'https://shop.example';
const headersOf = (settings = {}) => createSecurityHeaders({ publicOrigin: origin, ...settings });
const policyOf = (settings = {}, used = thirdParties) => headersOf(settings).pagePolicy(used);
const firstHash = `'sha256-${createHash('sha256').update(firstScript).digest('base64')}'`;
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
  expect(directive(policy, 'script-src')).toBe(`'self' ${firstHash} ${hosts}`);
  expect(directive(policy, 'connect-src')).toBe(`'self' ${hosts}`);
});

it('names on a page the services that it uses, and those that measure every page', () => {
  const settings = {
    flowboxActive: true,
    nostoAccountId: 'shop-1',
    scriptOrigins: ['https://forms.example'],
  };
  const hosts = (used: typeof thirdParties) =>
    ['getflowbox', 'nosto.com', 'forms.example', 'player.vimeo.com'].filter(host =>
      policyOf(settings, used).includes(host),
    );
  expect(hosts([])).toEqual(['nosto.com']);
  expect(hosts(['flowbox'])).toEqual(['getflowbox', 'nosto.com']);
  expect(hosts(['scripts', 'videos'])).toEqual(['nosto.com', 'forms.example', 'player.vimeo.com']);
  const trusted = 'require-trusted-types-for';
  expect(policyOf({ flowboxActive: true }, [])).toContain(trusted);
  expect(headersOf(settings).policyWithNonce('n')).not.toContain('getflowbox');
  expect(headersOf(settings).previewPolicy('n')).toContain('getflowbox');
});

it('names third parties on pages only, and only where their scripts load from', () => {
  const settings = { gtmId: 'GTM-ABC123', gtmSources: ['https://tags.example'], flowboxActive: true };
  const everything = headersOf(settings).always['content-security-policy'] ?? '';
  expect(everything).not.toMatch(/tags\.example|getflowbox/);
  const policy = policyOf(settings);
  const named = (host: string) =>
    policy.split('; ').flatMap(part => (part.includes(host) ? [part.split(' ', 1)[0]] : []));
  expect(named('tags.example')).toEqual(['script-src', 'img-src', 'connect-src']);
  expect(named('getflowbox')).toContain('media-src');
  expect(named('getflowbox')).not.toContain('frame-src');
});

it('requires trusted types where no third party runs scripts', () => {
  const trusted = /; require-trusted-types-for 'script'; trusted-types default shop dompurify;/;
  expect(policyOf()).toMatch(trusted);
  expect(headersOf().policyWithNonce('n')).toMatch(trusted);
  for (const policy of [
    policyOf({ flowboxActive: true }),
    policyOf({ mode: 'development' }),
    headersOf().previewPolicy('n'),
  ])
    expect(policy).not.toContain('trusted-types');
});

it('leaves out the hosts of Nosto while it is disabled', () => {
  expect(policyOf({ nostoAccountId: 'shop-1', nostoActive: false })).not.toContain('nosto');
});

it('allows one style by its hash, where not all of them are allowed', () => {
  const allowed = headersOf().withStyle(policyOf(), 'sha256-abc');
  for (const name of ['style-src', 'style-src-elem'])
    expect(directive(allowed, name)).toBe(`${directive(policyOf(), name)} 'sha256-abc'`);
  expect(directive(allowed, 'script-src')).toBe(`'self' ${firstHash}`);
  const building = { mode: 'development', scriptOrigins: ['https://forms.example'] };
  expect(headersOf(building).withStyle(policyOf(building), 'sha256-abc')).toBe(policyOf(building));
});

it('sends the hash and the services of a cached page with it, and with a 304', async () => {
  const made = {
    status: 200,
    html: '<style>a{}</style>',
    styleHash: 'sha256-abc',
    thirdParties: ['flowbox'] as const,
    tags: [],
  };
  const page = cachedPage(made, Date.now(), null);
  const { get } = await httpWorld([], (request, reply) => {
    return sendCached(request, reply, page, {
      personal: false,
      now: Date.now(),
      headers: headersOf({ flowboxActive: true, scriptOrigins: ['https://forms.example'] }),
      isPaused: false,
      edge: fakeEdge(),
      isNamedByEdge: false,
    });
  });
  for (const headers of [{}, { 'if-none-match': page.etag }]) {
    const answer = await get('/', headers);
    expect(answer.headers.get('content-security-policy')).toMatch(/style-src 'self' [^;]*'sha256-abc'/);
    expect(answer.headers.get('content-security-policy')).toContain('getflowbox');
    expect(answer.headers.get('content-security-policy')).not.toContain('forms.example');
  }
});
