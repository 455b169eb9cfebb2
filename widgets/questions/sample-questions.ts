/** Questions about a winch, for stories and tests. */
import type { ProductQuestion, Questions } from '#api/question/types.ts';

const words: readonly [question: string, answer: string][] = [
  ['Sopiiko Honda TRX520:een ilman lisäosia?', 'Sopii, kun tilaat lisäksi vinssilevyn.'],
  ['Kuinka pitkä köysi on?', '15 metriä synteettistä köyttä.'],
  ['Toimiiko kauko-ohjain pakkasessa?', 'Toimii −30 asteeseen asti.'],
  ['Mikä on kotelointiluokka?', 'IP67.'],
  ['Voiko köyden vaihtaa teräsvaijeriin?', 'Voi, mutta vaihda silloin myös ohjuri.'],
  ['Kuuluuko kytkin pakkaukseen?', 'Kuuluu, samoin johtosarja.'],
];

const all: readonly ProductQuestion[] = words.map(([question, answer], index) => ({
  id: index + 1,
  question,
  author: ['Aino', 'Erik', 'Onni'][index % 3] ?? '',
  date: `2026-10-${10 + index}T09:00:00Z`,
  language: 'fi',
  answers: [
    {
      answer,
      author: '',
      date: `2026-10-${11 + index}T09:00:00Z`,
      language: 'fi',
      isShop: true,
      isBuyer: false,
    },
    ...(index === 0
      ? [
          {
            answer: 'Minulla on juuri tämä, ja meni paikalleen tunnissa.',
            author: 'Siiri',
            date: '2026-10-14T09:00:00Z',
            language: 'fi',
            isShop: false,
            isBuyer: true,
          },
        ]
      : []),
  ],
}));

/** @param searchText one word */
export function sampleQuestions(skip = 0, take = 5, searchText = ''): Questions {
  const found = all.filter(({ question }) => question.toLowerCase().includes(searchText.toLowerCase()));
  return { count: found.length, total: all.length, questions: found.slice(skip, skip + take) };
}
