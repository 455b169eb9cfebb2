/** Authors see exactly what the sanitiser removes. */
import { expect, it } from 'vitest';
import { serverSafeHtml } from './server-safe-html.ts';
import { strippedFrom } from './stripped-from.ts';

it.each([
  ['<script>alert(1)</script><p>Teksti</p>', ['<script>']],
  ['<p style="color:red" onclick="x()" class="note">Teksti</p>', ['style of <p>', 'onclick of <p>']],
  ['<iframe src="https://example.org"></iframe><iframe></iframe>', ['<iframe>']],
  ['<a href="javascript:alert(1)" title="x">Pois</a>', ['href of <a>']],
  ['<h2 id="koko">Koko</h2>', ['id of <h2>']],
])('lists what is removed from %s', (html, lost) => {
  expect(strippedFrom(html)).toEqual(lost);
});

it.each([
  '<h1>Otsikko</h1><p class="lead">Teksti <a href="/s/vinssi" target="_blank">hae</a></p>',
  '<table><caption>Koot</caption><tr><th scope="col">A</th><td colspan="2">1</td></tr></table>',
  '<img src="/images/cms/raw/a.jpg" alt="Mönkijä" width="10" height="10">',
])('lists nothing for allowed HTML: %s', async html => {
  expect(strippedFrom(html)).toEqual([]);
  expect((await serverSafeHtml(html)).length).toBeGreaterThanOrEqual(html.replaceAll('h1', 'h2').length);
});
