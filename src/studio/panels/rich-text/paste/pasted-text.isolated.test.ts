// @vitest-environment jsdom
/** Text without markup: lines, typed lists and Markdown (R-STUDIO-266). */
import { expect, it } from 'vitest';
import { readPlainText } from './pasted-text.ts';

function read(text: string, isPlain = false): string {
  const root = document.implementation.createHTMLDocument('').createElement('div');
  readPlainText(text, isPlain, root);
  return root.innerHTML;
}

const markdown = `# Talvihuolto

Vaihda **öljy** ja *suodatin*, ~~ei~~ \`25x8-12\`:
katso [ohje](https://example.org/).

## Osat

- Renkaat
  - 25x8-12
  - 25x10-12
- Ketjut

1. Irrota
2. Kiinnitä

> Ensin ketjut,
> sitten renkaat.

---

\`\`\`
a
  b
\`\`\``;

it('reads Markdown', () => {
  expect(read(markdown)).toBe(
    '<h2>Talvihuolto</h2>' +
      '<p>Vaihda <strong>öljy</strong> ja <em>suodatin</em>, <s>ei</s> <code>25x8-12</code>:<br>katso <a href="https://example.org/">ohje</a>.</p>' +
      '<h3>Osat</h3>' +
      '<ul><li><p>Renkaat</p><ul><li><p>25x8-12</p></li><li><p>25x10-12</p></li></ul></li><li><p>Ketjut</p></li></ul>' +
      '<ol><li><p>Irrota</p></li><li><p>Kiinnitä</p></li></ol>' +
      '<blockquote><p>Ensin ketjut,</p><p>sitten renkaat.</p></blockquote>' +
      '<hr><pre>a\n  b</pre>',
  );
});

it.each([
  ['lines and paragraphs', 'Rivi 1\r\nRivi 2\r\n\r\n\r\nKappale', '<p>Rivi 1<br>Rivi 2</p><p>Kappale</p>'],
  [
    'bullets of any kind',
    'Mukana:\n• renkaat\n•\tketjut\n\uf0b7 öljy',
    '<p>Mukana:</p><ul><li><p>renkaat</p></li><li><p>ketjut</p></li><li><p>öljy</p></li></ul>',
  ],
  ['a date, which is no list', '1. tammikuuta 2026 alkaen', '<p>1. tammikuuta 2026 alkaen</p>'],
  ['a remark after a dash', '- vain jäsenille', '<p>- vain jäsenille</p>'],
  [
    'a sum, a footnote and names',
    '2*3*4 = 24*\nsee some_file_name',
    '<p>2*3*4 = 24*<br>see some_file_name</p>',
  ],
  [
    'an unsafe link',
    '[a](javascript:alert(1)) [b](data:text/html,x)',
    '<p>[a](javascript:alert(1)) [b](data:text/html,x)</p>',
  ],
  [
    'markup as words',
    '<b>x</b> & <script>alert(1)</script>',
    '<p>&lt;b&gt;x&lt;/b&gt; &amp; &lt;script&gt;alert(1)&lt;/script&gt;</p>',
  ],
  ['lines of a table of numbers', '5. rivi\n7. rivi', '<p>5. rivi<br>7. rivi</p>'],
])('keeps %s', (_what, text, expected) => {
  expect(read(text)).toBe(expected);
});

it('takes plain text as it is where that is asked for', () => {
  expect(read('# a\n- b\n- **c**', true)).toBe('<p># a<br>- b<br>- **c**</p>');
});
