/** URLs of the search page for any text. */
import { expect, it } from 'vitest';
import { searchPath } from './search-path.ts';

it.each([
  ['10/20 rengas', '/s/10/20%20rengas'],
  ['//evil.example', '/s/evil.example'],
  ['..', '/s/..%20'],
  ['.', '/s/.%20'],
  ['//', '/s/%20%20%20'],
  ['../../x', '/s/x'],
  ['\\evil', '/s/evil'],
  ['a\r\nSet-Cookie: b', '/s/a%20%20Set-Cookie%3A%20b'],
  ['<svg onload=alert(1)>?#%', '/s/%3Csvg%20onload%3Dalert(1)%3E%3F%23%25'],
  ['😀'.repeat(300), `/s/${'%F0%9F%98%80'.repeat(200)}`],
  ['talvi \ud83d', '/s/talvi%20%EF%BF%BD'],
])('makes a URL of %.30j that browsers do not change', (text, path) => {
  expect(searchPath('/s', text)).toBe(path);
  expect(new URL(path, 'https://shop.example').pathname).toBe(path);
});
