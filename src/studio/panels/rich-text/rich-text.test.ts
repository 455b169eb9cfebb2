// @vitest-environment jsdom
/** The editor's text and the shop's sanitisers agree. */

import type { JSONContent } from '@tiptap/react';
import { array, assert, asyncProperty, constantFrom, oneof, record, string, uniqueArray } from 'fast-check';
import { expect, it } from 'vitest';
import { serverSafeHtml } from '#app/safe-html/server-safe-html.ts';
import { allowedTags } from '#kernel/html/allowed-html.ts';
import { browserSafeHtml } from '#kernel/html/browser-safe-html.ts';
import { hostileMarkup } from '#tests/support/hostile/hostile-markup.ts';
import { knownTags } from './extensions.ts';
import { fromHtml, isEditable, lostElements } from './from-html.ts';
import { cleanPaste } from './paste/clean-paste.ts';
import { toHtml } from './to-html.ts';

const marks = ['bold', 'italic', 'underline', 'strike', 'small', 'sub', 'sup', 'link', 'span'];
const markJson = (type: string) =>
  type === 'link'
    ? { type, attrs: { href: '/sv/tuki?a=1&b=2', title: null, target: '_blank', class: null } }
    : { type, attrs: { class: type === 'span' ? 'lead' : null } };

const text = record({
  text: string({ minLength: 1, unit: 'grapheme-composite' }),
  marks: uniqueArray(constantFrom(...marks), { maxLength: 3 }),
}).map(
  ({ text: words, marks: chosen }): JSONContent => ({
    type: 'text',
    text: words,
    marks: marks.filter(mark => chosen.includes(mark)).map(markJson),
  }),
);
const paragraph = array(text, { maxLength: 3 }).map(
  (content): JSONContent => ({ type: 'paragraph', attrs: { class: null }, content }),
);
const block = oneof(
  paragraph,
  array(text, { maxLength: 2 }).map(
    (content): JSONContent => ({ type: 'heading', attrs: { level: 3, class: 'a"b' }, content }),
  ),
  array(paragraph, { minLength: 1, maxLength: 3 }).map(
    (entries): JSONContent => ({
      type: 'bulletList',
      content: entries.map(entry => ({ type: 'listItem', content: [entry] })),
    }),
  ),
  paragraph.map((content): JSONContent => ({ type: 'blockquote', content: [content] })),
  constantFrom<JSONContent>(
    { type: 'horizontalRule' },
    {
      type: 'paragraph',
      content: [{ type: 'img', attrs: { src: '/images/a.jpg', alt: null, width: '10' } }],
    },
  ),
);
const document = array(block, { minLength: 1, maxLength: 4 }).map(
  (content): JSONContent => ({ type: 'doc', content }),
);

it('writes exactly what the sanitiser keeps', async () => {
  await assert(
    asyncProperty(document, async written => {
      const html = toHtml(written);
      expect(await serverSafeHtml(html)).toBe(html);
    }),
  );
});

it('writes again what it has read', async () => {
  await assert(
    asyncProperty(document, async written => {
      const html = toHtml(fromHtml(toHtml(written)));
      expect(toHtml(fromHtml(html))).toBe(html);
    }),
    { numRuns: 50 },
  );
});

it('has every element that the sanitisers keep', () => {
  expect(allowedTags.filter(tag => !knownTags.includes(tag))).toEqual([]);
});

it.each([
  '<p>Toimitus <strong>heti</strong> ja <em>nopeasti</em></p>',
  '<h2>Palautus</h2><ul><li>30 päivää</li><li>maksutta<ol><li>sisällä</li></ol></li></ul>',
  '<p class="lead">a <a class="button" title="t" href="/tuki">b</a> <sup>1</sup><br />c</p>',
  '<table class="sizes"><caption>Koot</caption><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
  '<dl><dt>Paino</dt><dd>2 kg</dd></dl><details><summary>Lisää</summary><p>x</p></details>',
  '<div class="box"><p>a</p></div><figure><p><img alt="x" loading="lazy" src="/images/cms/a.jpg" /></p><figcaption>b</figcaption></figure>',
  '<p>moottori<wbr />öljyn<wbr />suodatin</p>',
  '<pre><code>a &lt; b</code></pre><hr /><blockquote><p>q</p></blockquote>',
])('keeps %s', html => {
  expect(isEditable(html)).toBe(true);
  expect(toHtml(fromHtml(html))).toBe(html);
});

it('reads older elements as today’s, and an empty text as none', () => {
  expect(toHtml(fromHtml('<h1>a</h1><p><b>b</b> <i>c</i></p><ul><li><p>d</p></li></ul>'))).toBe(
    '<h2>a</h2><p><strong>b</strong> <em>c</em></p><ul><li>d</li></ul>',
  );
  expect(toHtml(fromHtml(''))).toBe('');
  expect(toHtml(fromHtml('vain tekstiä'))).toBe('<p>vain tekstiä</p>');
});

it('knows texts that it would change', () => {
  expect(isEditable('<div>a<p>b</p></div>')).toBe(false);
  expect(isEditable('<table><tr><td><p>a</p></td></tr></table>')).toBe(false);
});

it.each(hostileMarkup)('drops what is hostile, %#', async html => {
  const written = toHtml(fromHtml(html));
  expect(await serverSafeHtml(written)).toBe(written);
  expect(await browserSafeHtml(written).then(safe => safe.length)).toBeGreaterThanOrEqual(0);
  expect(written).not.toMatch(/<script|javascript:|onerror|<iframe/i);
});

it('pastes structure and emphasis without foreign styles and pictures', () => {
  const word =
    '<p class="MsoNormal" style="color:red"><span style="font-family:X">Hei <b>sinä</b></span><img src="https://a.example/x.png"></p><o:p></o:p>';
  expect(cleanPaste(word)).toEqual({
    html: '<p>Hei <strong>sinä</strong></p>',
    loss: { pictures: ['website'], elements: [] },
  });
  expect(cleanPaste('<p>a</p><video src="x"></video><style>p{}</style>').loss.elements).toEqual(['video']);
});

it.each([
  ['<p>a</p><iframe src="https://video.example/1"></iframe>', ['iframe']],
  ['<p>a <button>b</button></p><video controls></video>', ['button', 'video']],
  ['<form action="/x"><input name="a"><p>b</p></form>', ['form', 'input']],
])('edits %s as HTML and names what the page will not show', (html, lost) => {
  expect(isEditable(html)).toBe(false);
  expect(lostElements(html).toSorted()).toEqual(lost);
});
