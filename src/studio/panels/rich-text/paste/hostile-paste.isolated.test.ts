// @vitest-environment jsdom
/** Whatever is on the clipboard, a text has only what it may have, at a cost that grows as the clipboard (R-STUDIO-267). */

import purifier from 'dompurify';
import { array, assert, constantFrom, property, record, string, tuple } from 'fast-check';
import { expect, it, vi } from 'vitest';
import { safeAddress } from '#kernel/address/safe-address.ts';
import { allowedTags } from '#kernel/html/allowed-html.ts';
import { hostileMarkup } from '#tests/support/hostile/hostile-markup.ts';
import { fromHtml } from '../from-html.ts';
import { toHtml } from '../to-html.ts';
import { cleanPaste } from './clean-paste.ts';
import { readMarkup } from './pasted-markup.ts';

/** What is written, before and after the editor, that no text may have. */
function forbiddenIn(clipboard: string): string[] {
  const { html } = cleanPaste(clipboard);
  return [html, toHtml(fromHtml(html))].flatMap(written => {
    const { body, head } = new DOMParser().parseFromString(written, 'text/html');
    return [...head.children, ...body.querySelectorAll('*')].flatMap(({ localName, attributes }) => [
      ...(allowedTags.includes(localName) ? [] : [localName]),
      ...[...attributes]
        .filter(({ name, value }) =>
          name === 'href' ? safeAddress(value) !== value : !['colspan', 'rowspan', 'scope'].includes(name),
        )
        .map(({ name, value }) => `${name}=${value}`),
    ]);
  });
}

it.each(hostileMarkup)('takes only text from hostile markup, %#', html => {
  expect(forbiddenIn(html)).toEqual([]);
  expect(
    forbiddenIn(`<p style="font-weight:700">a</p>${html}<ul>${html}<li>${html}</ul><table><tr><td>${html}`),
  ).toEqual([]);
});

it.each([
  '<a href="javascript:alert(1)">a</a>',
  '<a href=" JAVA&#10;SCRIPT:alert(1)">a</a>',
  '<a href="vbscript:x">a</a>',
  '<a href="data:text/html,x">a</a>',
  '<a href="https://www.google.com/url?q=javascript%3Aalert(1)">a</a>',
  '<a href="https://eur01.safelinks.protection.outlook.com/?url=data%3Atext%2Fhtml%2Cx">a</a>',
  '<a href="//evil.example">a</a>',
  '<a href="file:///C:/a.docx">a</a>',
  '<a href="#_Toc1">a</a>',
  '<p onclick="x()" style="background:url(javascript:x)">a</p>',
  'a<script>x()</script><style>b{}</style><iframe src="/x">b</iframe><template>b</template>',
  'a<span hidden>b</span><span style="display:none">b</span><span data-style="DISPLAY : none !important">b</span>',
  'a<span style="mso-hide:all">b</span><span style="font-size:0">b</span><span style="visibility: hidden">b</span>',
  '<style>.x{display:none}</style>a<p class="x">b</p><p style="opacity:0.0">b</p>',
])('keeps the words of %s alone', html => {
  expect(toHtml(fromHtml(cleanPaste(html).html))).toBe('<p>a</p>');
});

const name = constantFrom(
  ...[
    'p',
    'div',
    'span',
    'b',
    'i',
    'a',
    'ul',
    'ol',
    'li',
    'table',
    'tr',
    'td',
    'th',
    'thead',
    'caption',
    'h1',
    'h3',
  ],
  ...[
    'br',
    'hr',
    'img',
    'blockquote',
    'pre',
    'dl',
    'dt',
    'dd',
    'details',
    'summary',
    'script',
    'style',
    'svg',
    'math',
  ],
  ...[
    'iframe',
    'form',
    'o:p',
    'font',
    'template',
    'input',
    'x-y',
    'body',
    '!--',
    '/p',
    '/li',
    '/table',
    '/td',
    '/div',
  ],
);
const attribute = constantFrom(
  ...[
    'href="javascript:x"',
    'href="https://a.example"',
    'onclick=x()',
    'style="font-weight:700"',
    'hidden',
    'class=x',
  ],
  ...[
    'style="mso-list:l0 level3 lfo1"',
    'style="mso-list:Ignore"',
    'style="display:block"',
    'style=\'"',
    'src=data:x',
  ],
  ...[
    'aria-level=7',
    'role=heading',
    'data-aria-level=2',
    'colspan=99999',
    'style="white-space:pre;font-family:mono"',
  ],
);
const piece = record({
  tag: tuple(name, array(attribute, { maxLength: 2 })).map(([tag, said]) => `<${tag} ${said.join(' ')}>`),
  text: constantFrom('', ' ', 'a', '\n', '\u00a0', '• b', '1.', '-->', '</', '<', '&lt;'),
  noise: string({ maxLength: 3 }),
});

it('never throws, and writes only text, whatever the markup', () => {
  assert(
    property(array(piece, { maxLength: 25 }), pieces => {
      const clipboard = pieces.map(({ tag, text, noise }) => tag + text + noise).join('');
      expect(forbiddenIn(clipboard)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

it('reads what stands deeper than any document', () => {
  for (const tag of ['div', 'b', 'ul><li', 'blockquote', 'table><tr><td'])
    expect(toHtml(fromHtml(cleanPaste(`${`<${tag}>`.repeat(600)}a`).html))).toContain('a');
});

it('parses of two megabytes of Word what is written in it', () => {
  const style = `<style>${'@list l0:level1 {mso-level-text:o;} p.MsoNormal {margin:0cm;}\n'.repeat(14_000)}</style>`;
  const settings = `<!--[if gte mso 9]><xml>${'<w:LsdException Locked="false" Name="index 1"/>'.repeat(20_000)}</xml><![endif]--><xml>${'<o:a/>'.repeat(900)}</xml><!--[if gte vml 1]>${'<v:path/>'.repeat(900)}<![endif]-->`;
  const picture = `<img src="data:image/png;base64,${'A'.repeat(300_000)}">`;
  const clipboard = `<html><head>${settings}${style}</head><body>${settings}<p class=MsoNormal>Huolto</p>${picture}${style}</body></html>`;
  expect(clipboard.length).toBeGreaterThan(2_000_000);
  const parse = vi.spyOn(purifier, 'sanitize');
  const { html, loss } = cleanPaste(clipboard);
  expect(html).toBe('<p>Huolto</p>');
  expect(loss.pictures).toEqual(['document']);
  expect(parse.mock.calls.map(([parsed]) => String(parsed).length < 200)).toEqual([true]);
});

/** How often an element is looked at: what the cost of a paste consists of. */
function looks(clipboard: string): number {
  const spies = [
    vi.spyOn(Element.prototype, 'getAttribute'),
    vi.spyOn(Element.prototype, 'querySelector'),
    vi.spyOn(Element.prototype, 'querySelectorAll'),
    vi.spyOn(Node.prototype, 'appendChild'),
    vi.spyOn(Element.prototype, 'append'),
  ];
  cleanPaste(clipboard);
  const count = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  for (const spy of spies) spy.mockRestore();
  return count;
}

it.each([
  ['paragraphs', '<p class=MsoNormal style="font-weight:700">a <b>b</b></p>'],
  ['entries of a list', '<li style="font-weight:400" aria-level="1"><p>a</p></li>'],
  [
    'paragraphs that are entries',
    '<p style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">1.</span>a</p>',
  ],
  ['rows', '<table><tr><td>a</td><td style="font-weight:700">b</td></tr></table>'],
  ['spans that are never closed', '<span style="font-weight:700">a'],
])('looks at twice as many %s twice as often', (_what, one) => {
  const [few, many] = [looks(one.repeat(150)), looks(one.repeat(300))];
  expect(many).toBeLessThan(few * 2.2);
});

it.each(['<style', '<style>', '<!--', '<script>', '<xml>', '<a ', '<a style', 'src="data:', '<body'])(
  'leaves a text of many %s as it is',
  piece => {
    // A hundred thousand of them end at once only where each is looked at once.
    expect(readMarkup(piece.repeat(100_000)).html.length).toBeGreaterThan(0);
  },
);
