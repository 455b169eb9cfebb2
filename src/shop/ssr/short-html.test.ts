// @vitest-environment jsdom
/** Shorter HTML of which browsers make the same nodes. */
import { expect, it } from 'vitest';
import { shortHtml } from './short-html.ts';

const nodesOf = (html: string): string => {
  const host = document.createElement('div');
  host.innerHTML = html;
  return host.innerHTML;
};

it.each([
  ['<p class="a" id="x">t</p>', '<p class=a id=x>t</p>'],
  ['<a href="/p/a" class="a b">t</a>', '<a href="/p/a" class="a b">t</a>'],
  ['<input type="hidden" name="q" value=""/>', '<input type=hidden name=q value>'],
  ['<img alt="" src="/i.webp"/><br/>', '<img alt src="/i.webp"><br>'],
  ['<svg><path d="M1 2"></path><path class="p"></path></svg>', '<svg><path d="M1 2"/><path class=p /></svg>'],
  ['<ul><li>a</li><li class="b">c</li></ul>', '<ul><li>a<li class=b>c</ul>'],
  ['<b title="a &gt; b">x="y"</b>', '<b title="a &gt; b">x="y"</b>'],
  ['<b title="a > b" lang="fi">t</b>', '<b title="a > b" lang=fi>t</b>'],
  ['<b data-a="x/">t</b><i data-b="a=b">u</i>', '<b data-a="x/">t</b><i data-b="a=b">u</i>'],
  ['<p>class="a" 1 < 2</p>', '<p>class="a" 1 < 2</p>'],
])('writes %s shorter', (html, short) => {
  expect(shortHtml(html)).toBe(short);
  // Parts of a page are written into others, which are then written shorter.
  expect(shortHtml(short)).toBe(short);
  expect(nodesOf(short)).toBe(nodesOf(html));
});

it.each([
  '<script>if (a) b = `<b class="c">`</script>',
  '<style>a[b="c"] {}</style>',
  '<textarea><b class="a"></textarea>',
])('leaves what is no HTML as it is: %s', html => {
  expect(shortHtml(html)).toBe(html);
});

it('makes the same nodes of generated markup', () => {
  let state = 7;
  const random = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return state % below;
  };
  const pick = <T>(all: readonly [T, ...T[]]): T => all[random(all.length)] ?? all[0];
  const value = () =>
    Array.from({ length: random(4) }, () =>
      pick(['a', '-', '/', ' ', '=', '>', '<', '&amp;', 'ä', "'", '`', '1']),
    ).join('');
  const node = (depth: number): string => {
    const attributes = Array.from(
      { length: random(4) },
      (_, at) => ` ${pick(['id', 'href', 'data-x', 'class'])}${at}="${value()}"`,
    );
    if (random(5) === 0) return `<img${attributes.join('')}/>`;
    if (random(5) === 0) return `<svg><path${attributes.join('')}></path></svg>`;
    const inside =
      depth === 0
        ? pick(['t', 'x="y"', ''])
        : Array.from({ length: random(3) }, () => node(depth - 1)).join('');
    return random(3) === 0
      ? `<ul><li${attributes.join('')}>${inside}</li><li>z</li></ul>`
      : `<div${attributes.join('')}>${inside}</div>`;
  };
  for (let turn = 0; turn < 300; turn += 1) {
    const html = node(3);
    expect(nodesOf(shortHtml(html))).toBe(nodesOf(html));
    expect(nodesOf(shortHtml(shortHtml(html)))).toBe(nodesOf(html));
  }
});
