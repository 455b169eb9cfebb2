import { expect, it } from 'vitest';
import { withContactLinks } from './contact-links.ts';

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
