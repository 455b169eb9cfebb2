/** Two changes of one formatted text. */
import { array, assert, constantFrom, nat, property, record, string } from 'fast-check';
import { expect, it } from 'vitest';
import { mergeFormatted, textBlocks } from './merge-formatted.ts';

it.each([
  ['<p>One</p><p>Two</p>', ['<p>One</p>', '<p>Two</p>']],
  [
    '<h2>A</h2>\n<ul><li>x <ul><li>in</li></ul></li><li>y</li></ul>',
    ['<h2>A</h2>', '\n', '<ul>', '<li>x <ul><li>in</li></ul></li>', '<li>y</li>', '</ul>'],
  ],
  [
    '<table><tbody><tr><td>1</td></tr><tr><td>2</td></tr></tbody></table>',
    ['<table>', '<tbody>', '<tr><td>1</td></tr>', '<tr><td>2</td></tr>', '</tbody>', '</table>'],
  ],
  ['<p>a <br /> b &lt; c</p><hr /><p></p>', ['<p>a <br /> b &lt; c</p>', '<hr />', '<p></p>']],
])('takes %s apart', (html, blocks) => {
  expect(textBlocks(html)).toEqual(blocks);
});

it.each([['plain'], [''], ['<b>bold</b>'], ['<p>open'], ['<p>a</div>'], ['a <p>b</p>']])(
  'takes %s for no formatted text',
  text => {
    expect(textBlocks(text)).toBeNull();
  },
);

const was = '<p>1</p><p>2</p><ul><li>a</li><li>b</li></ul>';
it.each([
  [
    'neighbouring paragraphs',
    '<p>1</p><p>T</p><ul><li>a</li><li>b</li></ul>',
    '<p>M</p><p>2</p><ul><li>a</li><li>b</li></ul>',
    '<p>M</p><p>T</p><ul><li>a</li><li>b</li></ul>',
  ],
  [
    'entries of a list',
    '<p>1</p><p>2</p><ul><li>a</li><li>T</li></ul>',
    '<p>1</p><p>2</p><ul><li>M</li><li>b</li></ul>',
    '<p>1</p><p>2</p><ul><li>M</li><li>T</li></ul>',
  ],
  [
    'an entry, and the kind of its list',
    '<p>1</p><p>2</p><ol><li>a</li><li>b</li></ol>',
    '<p>1</p><p>2</p><ul><li>M</li><li>b</li></ul>',
    '<p>1</p><p>2</p><ol><li>M</li><li>b</li></ol>',
  ],
  ['additions at the end', `${was}<p>T</p>`, `${was}<p>M</p>`, `${was}<p>T</p><p>M</p>`],
  [
    'the same change',
    '<p>S</p><p>2</p><ul><li>a</li><li>b</li></ul>',
    '<p>S</p><p>2</p><ul><li>a</li><li>M</li></ul>',
    '<p>S</p><p>2</p><ul><li>a</li><li>M</li></ul>',
  ],
  [
    'a removed and a changed paragraph',
    '<p>1</p><ul><li>a</li><li>b</li></ul>',
    '<p>M</p><p>2</p><ul><li>a</li><li>b</li></ul>',
    '<p>M</p><ul><li>a</li><li>b</li></ul>',
  ],
])('keeps both: %s', (_, theirs, mine, both) => {
  expect(mergeFormatted(was, theirs, mine)).toBe(both);
});

it.each([
  ['the same paragraph', '<p>T</p><p>2</p>', '<p>M</p><p>2</p>'],
  ['a removed paragraph that was changed', '<p>2</p>', '<p>M</p><p>2</p>'],
  ['a text that is plain now', 'plain', '<p>M</p><p>2</p>'],
])('asks about %s', (_, theirs, mine) => {
  expect(mergeFormatted('<p>1</p><p>2</p>', theirs, mine)).toBeNull();
});

const words = string({ unit: constantFrom('a', 'b', ' ', 'ä'), minLength: 1, maxLength: 4 });
const edits = array(record({ at: nat(7), kind: constantFrom('set', 'remove', 'insert'), text: words }), {
  maxLength: 4,
});

/** Paragraphs with a mark of their author, so that each can be recognised. */
function edited(
  blocks: readonly string[],
  author: string,
  changes: ReturnType<typeof edits.generate>['value'],
) {
  const next = [...blocks];
  for (const [index, { at, kind, text }] of changes.entries()) {
    const block = `<p>${author}${index} ${text}</p>`;
    if (kind === 'insert') next.splice(at, 0, block);
    else if (kind === 'remove') next.splice(at, 1);
    else if (at < next.length) next[at] = block;
  }
  return next;
}

it('loses no paragraph that either wrote, keeps none that either removed, and repeats none', () => {
  const start = ['<p>0</p>', '<p>1</p>', '<p>2</p>', '<p>3</p>', '<p>4</p>', '<p>5</p>'];
  assert(
    property(edits, edits, (their, my) => {
      const theirs = edited(start, 'T', their);
      const mine = edited(start, 'M', my);
      const merged = mergeFormatted(start.join(''), theirs.join(''), mine.join(''));
      if (merged === null) return;
      const expected = [
        ...start.filter(block => theirs.includes(block) && mine.includes(block)),
        ...theirs.filter(block => !start.includes(block)),
        ...mine.filter(block => !start.includes(block)),
      ];
      expect(textBlocks(merged)?.toSorted()).toEqual(expected.toSorted());
    }),
  );
});
