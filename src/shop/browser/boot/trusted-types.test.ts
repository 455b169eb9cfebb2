/** @vitest-environment jsdom */
/** Which texts may become markup in browsers with Trusted Types. */
import { afterEach, expect, it, vi } from 'vitest';
import { serverSafeHtml } from '#app/safe-html/server-safe-html.ts';
import { browserSafeHtml } from '#kernel/html/browser-safe-html.ts';
import { hostileMarkup } from '#tests/support/hostile/hostile-markup.ts';
import { isAllowedMarkup, requireTrustedTypes } from './trusted-types.ts';

afterEach(() => vi.unstubAllGlobals());

const good = `<h2 class="a">Otsikko</h2><p>Teksti &amp; <strong>lisää</strong><br><a href="/c/vinssit" target="_blank" rel="noopener">linkki</a></p>
<table><tbody><tr><td colspan="2">1</td></tr></tbody></table><img src="/images/x.jpg" alt="" loading="lazy">`;

/** @proves FAULT-76 */
it('accepts what the sanitisers of server and browser let through, whatever they were given', async () => {
  // Some of the many: each is parsed three times.
  const hostile = hostileMarkup.filter((_, index) => index % 7 === 0);
  for (const html of ['', 'plain text', '[data-a]{color:red}', good, '<p is="x-y">x</p>', ...hostile]) {
    for (const safe of [await serverSafeHtml(html), await browserSafeHtml(html)])
      expect([html, safe, isAllowedMarkup(safe)]).toEqual([html, safe, true]);
  }
});

/** @proves FAULT-76 */
it.each([
  '<img src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<script src="https://evil.example/x.js"></script>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<base href="https://evil.example/">',
  '<form action="https://evil.example/"><input></form>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<style>@import "https://evil.example/x.css"</style>',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<a href="java&#9;script:alert(1)">x</a>',
  '<a id="config" href="/">x</a>',
  '<img name="cookie" alt="">',
  '<p style="position:fixed">x</p>',
  '<template><img src=x onerror=alert(1)></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
])('refuses %s', html => {
  expect(isAllowedMarkup(html)).toBe(false);
});

it('is the default policy of browsers that have Trusted Types', () => {
  const created = new Map<string, { createHTML(html: string): string | null; createScriptURL?: unknown }>();
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, rules: { createHTML(html: string): string | null }) {
      created.set(name, rules);
      return rules;
    },
  });
  requireTrustedTypes();
  const rules = created.get('default');
  expect(rules?.createHTML('<p>x</p>')).toBe('<p>x</p>');
  expect(rules?.createHTML('<p onclick="x()">x</p>')).toBeNull();
  expect(rules?.createScriptURL).toBeUndefined();
});
