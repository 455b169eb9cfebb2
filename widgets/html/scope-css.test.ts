/** An author's CSS applies only to the markup of its own widget. */
import { afterEach, expect, it } from 'vitest';
import { scopeCss } from './scope-css.ts';

const { stackTraceLimit } = Error;
afterEach(() => {
  Error.stackTraceLimit = stackTraceLimit;
});

const scope = '[data-css="k"]';
const scoped = (css: string) => scopeCss(css, scope, 'k').replaceAll(scope, 'S');

it.each([
  ['.a{color:red}', 'S .a{color:red}'],
  ['.a, p > b { color : red ; margin:0 }', 'S .a,S p>b{color:red;margin:0}'],
  ['> p{margin:0}', 'S>p{margin:0}'],
  ['body{margin:0} :root{--x:1px} html body .a{top:0}', 'S{margin:0}S{--x:1px}S .a{top:0}'],
  ['/* a */ .a/**/.b { /* } */ color: red }', 'S .a.b{color:red}'],
  ['@media (min-width: 700px) { .a { color: red } }', '@media (min-width:700px){S .a{color:red}}'],
  ['.a{background:url("/images/raw/a.png") no-repeat}', 'S .a{background:url(/images/raw/a.png)no-repeat}'],
  ['.a::before{content:"\\201C"}', 'S .a::before{content:"“"}'],
  [
    '@keyframes in{from{opacity:0}to{opacity:1}} .a{animation:in 1s}',
    '@keyframes k-in{from{opacity:0}to{opacity:1}}S .a{animation:k-in 1s}',
  ],
  ['.a{width:calc(100% - var(--gutter))}', 'S .a{width:calc(100% - var(--gutter))}'],
])('scopes %j to the widget', (css, expected) => {
  expect(scoped(css)).toBe(expected);
});

it.each([
  '+ p{color:red}',
  '~ p{color:red}',
  'body + p{color:red}',
  'body  ~ p{color:red}',
  ':not(&){color:red}',
  '.a{ & + p{color:red} }',
  '@import "https://evil.example/a.css";',
  '@font-face{font-family:x;src:url(https://evil.example/x.woff)}',
  '@namespace svg url(http://www.w3.org/2000/svg);',
  '.a{background:url(https://evil.example/x)}',
  '.a{background:url(//evil.example/x)}',
  '.a{background:URL( "//evil.example" )}',
  '.a{background:u\\72l(//evil.example)}',
  '.a{background:image-set("https://evil.example/x" 1x)}',
  '.a{background:url(javascript:alert(1))}',
  '.a{background:url(data:image/svg+xml,x)}',
  '.a{width:expression(alert(1))}',
  '.a{behavior:url(/x.htc)}',
  '.a{-moz-binding:url(/x.xml#a)}',
  '</style><script>xss()</script>',
  '.a</style>{color:red}',
  '.a{color:</style><script>xss()</script>}',
  '.a{content:"x\n}',
  '.a\\ {color:red}',
  '[title="x\n]{color:red}',
  '}',
])('leaves %j out', css => {
  expect(scoped(css)).toBe('');
});

it.each([
  ['} body{display:none} .a{color:red}', 'S .a{color:red}'],
  ['.a{color:red', 'S .a{color:red}'],
  ['<!-- .a{color:red} -->', 'S .a{color:red}'],
  ['.a{color:red}} body{display:none}', 'S .a{color:red}'],
  ['.a{color:red;x:url(//evil)} .b{top:0}', 'S .a{color:red}S .b{top:0}'],
  ['.a{top:0;.b{left:0} right:0}', 'S .a{top:0}'],
  ['.a{top:0;&.b{left:0} right:0}', 'S .a{top:0;right:0}'],
  ['@media all { } } body{display:none} {', '@media all'],
])('cannot be escaped by %j', (css, expected) => {
  expect(scoped(css)).toBe(expected === '@media all' ? '' : expected);
});

it('writes only selectors that start at the widget, for any input', () => {
  const letters = [
    'a',
    '.b',
    ' ',
    '{',
    '}',
    ';',
    ':',
    '"',
    "'",
    '\\',
    '\n',
    '+',
    '~',
    '(',
    ')',
    '[',
    ']',
    ',',
    '@media x',
    '/*',
    '*/',
    'body',
    '&',
    'color:red',
    '<',
  ];
  let seed = 7;
  const next = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return letters[seed % letters.length] ?? '';
  };
  // The parser throws inside for every syntax error; the stack traces would take most of the time.
  Error.stackTraceLimit = 0;
  const escaped: string[] = [];
  for (let round = 0; round < 20_000; round += 1) {
    const css = Array.from({ length: 14 }, next).join('');
    const out = scopeCss(css, 'S', 'k');
    // Read as a browser reads it, every brace and quote is closed.
    const isClosed = out === '' || scopeCss(out, 'T', 'k') !== '';
    if (out.includes('<') || !isClosed || !selectorsOf(out).every(one => /^S(?![\w-])\s*(?![+~])/.test(one)))
      escaped.push(css);
  }
  expect(escaped).toEqual([]);
});

/** A rule's selector list is at the start or behind a brace. */
const selectorsOf = (css: string): string[] =>
  [...css.matchAll(/(?:^|[{}])([^{};]*)\{/g)]
    .map(([, selectors = '']) => selectors)
    .filter(selectors => !selectors.startsWith('@'))
    .flatMap(selectors => selectors.split(/,(?=S)/));
