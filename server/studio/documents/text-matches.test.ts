/** What a search of the texts of documents finds, and what it shows. */
import { expect, it } from 'vitest';
import { textMatches } from './text-matches.ts';

const service = {
  id: 'content:service' as const,
  body: {
    id: 'service',
    label: 'Asiakaspalvelu',
    aliases: { fi: 'aukiolo', sv: 'oppet' },
    regions: [
      {
        id: 'r1',
        widgets: [
          {
            id: 'w1',
            type: 'text',
            props: {
              text: {
                fi: '<p>Olemme täällä sinua varten.</p><p>Puhelimen <b>aukiolo</b>&nbsp;arkisin klo 9–16, lauantaisin emme vastaa puheluihin emmekä viesteihin.</p>',
                sv: '<p>Telefonen är öppen vardagar.</p>',
              },
            },
          },
        ],
      },
    ],
  },
};
const found = (words: string) => textMatches([service], words);

it('finds words in the texts of every language, whatever their case and markup, with the words around', () => {
  expect(found('AUKIOLO arkisin')).toEqual([
    {
      id: 'content:service',
      locale: 'fi',
      before: '… täällä sinua varten. Puhelimen ',
      found: 'aukiolo arkisin',
      after: ' klo 9–16, lauantaisin emme vastaa puheluihin emmekä viesteihin.',
    },
  ]);
  expect(found('öppen')).toMatchObject([{ locale: 'sv', before: 'Telefonen är ', after: ' vardagar.' }]);
});

it('finds nothing in addresses, types and ids, and nothing for a single letter', () => {
  for (const words of ['oppet', 'w1', 'text', 'a', ' ']) expect(found(words)).toEqual([]);
});
