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
  vehicle: index === 2 ? 'Honda TRX520 2019' : null,
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

const model = 'Honda TRX520';

interface Wanted {
  skip?: number;
  take?: number;
  /** One word. */
  searchText?: string;
  /** Any facet: the questions of who has the one model of the sample. */
  vehicle?: string | null;
}

export function sampleQuestions({
  skip = 0,
  take = 5,
  searchText = '',
  vehicle = null,
}: Wanted = {}): Questions {
  const found = all.filter(
    each =>
      each.question.toLowerCase().includes(searchText.toLowerCase()) &&
      (!vehicle || each.vehicle?.startsWith(model)),
  );
  const questions = found.slice(skip, skip + take);
  return { count: found.length, total: all.length, questions, ...(vehicle ? { vehicle: model } : {}) };
}
