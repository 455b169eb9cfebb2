import { expect, it } from 'vitest';
import { factsOf } from '#kernel/shop-profile.ts';
import { demoProfile } from '#tests/support/demo-profile.ts';
import { languages } from '../words.ts';
import { withContactLinks } from './contact-links.ts';
import { pages } from './pages.ts';

it('links an email address and lets it break after @ and dots', () => {
  expect(withContactLinks('<p>Kirjoita: apua@kauppa.example.</p>')).toBe(
    '<p>Kirjoita: <a href="mailto:apua@kauppa.example">apua@<wbr>kauppa.<wbr>example</a>.</p>',
  );
});

it('links a phone number and keeps it on one line', () => {
  expect(withContactLinks('Puhelin: 020 123 4567, arkisin')).toBe(
    'Puhelin: <a href="tel:+358201234567">020\u00A0123\u00A04567</a>, arkisin',
  );
});

it('links a web address', () => {
  expect(withContactLinks('(www.viranomainen.example)')).toBe(
    '(<a href="https://www.viranomainen.example">www.<wbr>viranomainen.<wbr>example</a>)',
  );
});

it('links a phone number as readers abroad call it', () => {
  expect(withContactLinks('Phone: +358 20 123 4567')).toBe(
    'Phone: <a href="tel:+358201234567">+358\u00A020\u00A0123\u00A04567</a>',
  );
});

it('gives one address and one number in all pages of a language: those of the footer', () => {
  const found = languages.map(({ index, code }) => {
    const text = pages.flatMap(({ body }) => body.map(line => line[index])).join(' ');
    const own = [
      text.match(/[\w-]+@atvhuset[\w.]*\w/g) ?? [],
      text.match(/(?:\+358 |\b0)\d\d \d{3} \d{4}/g) ?? [],
    ];
    return [code, ...own.map(all => [...new Set<string>(all)])];
  });
  expect(found).toEqual(
    languages.map(({ code }) => [
      code,
      [factsOf(demoProfile, code).mail],
      [factsOf(demoProfile, code).phone],
    ]),
  );
});
