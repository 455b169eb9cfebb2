// @vitest-environment jsdom
/** What the browser's sanitiser parses and what it keeps. */
import { expect, it } from 'vitest';
import { browserSafeHtml, withoutReports } from './browser-safe-html.ts';

it.each([
  '<p style="color:red">a</p>',
  "<p class=x STYLE = 'color:red'>a</p>",
  '<p/style=color:red>a</p>',
  '<p title="a"style="b">a</p>',
  '<style>p { color: red }</style><p>a</p>',
  '<STYLE media=all>p { color: red }</STYLE><p>a</p>',
  '<script>x()</script><p>a</p>',
])('parses %s without anything that the policy reports, and keeps what it says', async html => {
  const { head, body } = new DOMParser().parseFromString(withoutReports(html), 'text/html');
  for (const part of [head, body]) expect(part.querySelectorAll('[style], style, script')).toHaveLength(0);
  const kept = await browserSafeHtml(html);
  expect(kept).toMatch(/^<p[^>]*>a<\/p>$/);
  expect(kept).not.toContain('style');
});

it('leaves words of a text alone', async () => {
  expect(await browserSafeHtml('<p>a style = b, &lt;style&gt;</p>')).toBe(
    '<p>a style = b, &lt;style&gt;</p>',
  );
});
