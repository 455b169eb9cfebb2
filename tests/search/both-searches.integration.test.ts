/** The two searches, in memory and in PostgreSQL, asked the same: they find the same products by the same rules. */
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Backend, createBackend } from '#backend/index.ts';
import inflections from '../../bench/search/inflections.json' with { type: 'json' };
import { createDemoDatabase } from '../support/demo-database.ts';

interface Listed {
  count: number;
  products: { productId: number; articleNumber: string; name: string }[];
  filters: unknown;
}

const languageIds = { fi: 'fi-FI', sv: 'sv-SE', en: 'en-GB' };
type Code = keyof typeof languageIds;

const LIST = `query ($languageId: String, $filter: FilterInputType) {
  products(take: 200, languageId: $languageId, filter: $filter) {
    count products { productId articleNumber name } filters { facets { type values { facetId count } } }
  }
}`;

const closing: (() => Promise<void>)[] = [];
const shops = new Map<string, Backend>();
let names: Record<Code, string[]>;
let numbers: string[];

async function ask(backend: Backend, text: string, code: Code): Promise<Listed> {
  const variables = { languageId: languageIds[code], filter: { searchText: text, sort: 'RELEVANCE' } };
  const answer = await backend.execute({ documentText: LIST, variables, caller: { requestId: 'both' } });
  expect(answer.errors).toBeUndefined();
  return (JSON.parse(JSON.stringify(answer.data)) as { products: Listed }).products;
}

const idsOf = ({ products }: Listed) => products.map(({ productId }) => productId).sort((a, b) => a - b);

beforeAll(async () => {
  for (const search of ['memory', 'postgres'] as const) {
    const { url, db, drop } = await createDemoDatabase();
    closing.unshift(drop);
    if (search === 'memory') {
      // Of products that lists show themselves.
      const rows = await db
        .selectFrom('product_text')
        .innerJoin('product', 'product.product_id', 'product_text.product_id')
        .where('variant_group_id', 'is', null)
        .select(['language_id', 'name'])
        .orderBy('product.product_id')
        .execute();
      const namesIn = (code: Code) =>
        rows.filter(row => row.language_id === languageIds[code]).map(({ name }) => name);
      names = { fi: namesIn('fi'), sv: namesIn('sv'), en: namesIn('en') };
      // Of products that lists show themselves.
      const skus = await db
        .selectFrom('sku')
        .innerJoin('product', 'product.product_id', 'sku.product_id')
        .where('variant_group_id', 'is', null)
        .select(['product.article_number', 'gtin'])
        .orderBy('sku_id')
        .execute();
      numbers = skus.flatMap(({ article_number, gtin }) => [article_number, gtin ?? article_number]);
    }
    const logger = pino({ level: 'silent' });
    const backend = await createBackend({
      databaseUrl: url,
      logger,
      origin: 'http://shop.test',
      catalogue: { search },
    });
    closing.unshift(() => backend.close());
    shops.set(search, backend);
  }
  // A word of descriptions, which memory reads after its start.
  await vi.waitFor(
    async () => {
      for (const shop of shops.values())
        if ((await ask(shop, 'vesitiivis', 'fi')).count === 0) throw new Error('Descriptions are being read');
    },
    { timeout: 60_000, interval: 500 },
  );
});

const said = (listed: Listed) => ({ count: listed.count, ids: idsOf(listed), filters: listed.filters });

/** What both find: asserted to be equal, so that one answer stands for the two. */
async function find(text: string, code: Code = 'fi'): Promise<Listed> {
  const [memory, postgres] = await Promise.all([...shops.values()].map(shop => ask(shop, text, code)));
  if (!memory || !postgres) throw new Error('Both shops answer');
  expect({ text, ...said(postgres) }).toEqual({ text, ...said(memory) });
  return postgres;
}

afterAll(async () => {
  for (const close of closing) await close();
});

/** Every so manieth, so that the list is the same at every run. */
const some = <Item>(list: readonly Item[], wanted: number): Item[] => {
  const step = Math.max(1, Math.floor(list.length / wanted));
  return list.filter((_, at) => at % step === 0).slice(0, wanted);
};

const wordsIn = (name: string) => name.split(/[\s,]+/).filter(word => /^[\p{L}\d×x/.-]{3,}$/u.test(word));
const different = (code: Code) => [...new Set(names[code].flatMap(wordsIn))];

describe.each(['fi', 'sv', 'en'] as const)('in %s', code => {
  it('finds the same for the words of names, and by their beginnings', async () => {
    for (const word of some(different(code), 15)) expect((await find(word, code)).count).toBeGreaterThan(0);
    for (const word of some(different(code), 6)) await find(word.slice(0, 4), code);
  });

  it('finds only products that have every word, in any order', async () => {
    for (const name of some(names[code], 8)) {
      const [one = '', , other = one] = wordsIn(name);
      const both = await find(`${one} ${other}`, code);
      expect(both.products.map(each => each.name)).toContain(name);
      expect(idsOf(await find(`${other} ${one}`, code))).toEqual(idsOf(both));
      const alone = [await find(one, code), await find(other, code)].map(idsOf);
      for (const id of idsOf(both))
        expect([one, other, alone.every(ids => ids.includes(id))]).toEqual([one, other, true]);
    }
  });

  it('corrects the same typos', async () => {
    const long = different(code).filter(word => /^\p{Ll}{7,}$/u.test(word));
    for (const [at, word] of some(long, 9).entries()) {
      const place = 2 + (at % (word.length - 4));
      const [before, after] = [word.slice(0, place), word.slice(place)];
      const typos = [
        before + after.slice(1),
        `${before}z${after}`,
        before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2),
      ];
      expect((await find(typos[at % typos.length] ?? '', code)).count).toBeGreaterThan(0);
    }
  });
});

it.each([
  [
    'fi',
    'renkaat renkaita talvirenkailla kypärien kypäriä vinssejä akut akkuja öljyä suodattimia saapas käsine takit hihnat jarrupala aurat kippikärryn peilit ketjut',
  ],
  ['fi', 'lumiaura bruteforce canam mönkijä puhelinteline vesitiivis'],
  [
    'sv',
    'däcken vinterdäck hjälmarna vinschar batterier oljan filtret stövel handske jackan remmar bromsbeläggen plogar snöplog kedjor speglar',
  ],
  ['en', 'tyres winches helmet batteries filters boots gloves belts ploughs trailers lights mirrors chains'],
] as const)('finds the same for forms and compounds in %s: %s', async (code, words) => {
  for (const word of words.split(' '))
    expect([word, (await find(word, code)).count > 0]).toEqual([word, true]);
});

/** Cases of both numbers in Finnish, definite forms and genitives in Swedish, of words of the catalogue. */
const forms = Object.entries(inflections).flatMap(([code, words]) =>
  Object.entries(words).map(([word, of]) => ({
    code: code === 'sv' ? ('sv' as const) : ('fi' as const),
    word,
    of,
  })),
);

it.each(forms)(
  'finds for every form of $word in $code what the word finds',
  { timeout: 60_000 },
  async ({ code, word, of }) => {
    const memory = shops.get('memory');
    if (!memory) throw new Error('No shop');
    const found = idsOf(await find(word, code));
    const listed: number[][] = [];
    // The other search costs much more, and finds the same by the same rules.
    for (const [at, form] of of.entries())
      listed.push(idsOf(at % 4 === 0 ? await find(form, code) : await ask(memory, form, code)));
    // What most forms find: some are beginnings of other words as well, as `öljy` is of `öljynsuodatin`.
    const often = (ids: readonly number[]) => listed.filter(each => each.join() === ids.join()).length;
    const usual = listed.toSorted((one, other) => often(other) - often(one))[0] ?? [];
    expect(usual.length).toBeGreaterThan(0);
    for (const [at, ids] of listed.entries()) {
      expect([of[at], usual.filter(id => !ids.includes(id))]).toEqual([of[at], []]);
      expect([of[at], ids.filter(id => !found.includes(id))]).toEqual([of[at], []]);
    }
  },
);

it('finds the same for several words, with stop words, of another language, or with one that nothing has', async () => {
  for (const text of listed(
    'talvi rengas | jarru palat | variaattorin hihna | musta kypärä | kypärä ja lasit | vinssi kypärä | vinssi zzzzzzzz | moottori öljy | can am | king quad | punaiset lasit | musta hjälm | vesitiivis akku',
  ))
    expect((await find(text)).count).toBeGreaterThan(0);
  for (const text of ['svart hjälm', 'snö plog', 'hjälm och glasögon']) await find(text, 'sv');
  for (const text of ['black helmet', 'the helmet', 'snow plough', 'riding jacket red'])
    await find(text, 'en');
});

it('puts the product of a whole number first, with any separators, and takes a piece of a number for none', async () => {
  for (const [at, number] of some(numbers, 15).entries()) {
    const written = [
      number,
      number.toLowerCase(),
      number.replaceAll('-', ''),
      number.replaceAll('-', ' '),
      number.replaceAll('-', '/'),
    ];
    const text = written[at % written.length] ?? number;
    await find(text);
    for (const shop of shops.values()) {
      const { products } = await ask(shop, text, 'fi');
      expect([text, plain(products[0]?.articleNumber ?? '')]).toEqual([text, plain(numberOf(number))]);
    }
  }
  expect((await find('1001')).count).toBe(0);
  for (const text of ['ROU-1001 rengas', 'rou-10', 'kro10', '6430000100']) await find(text);
});

/** Texts between bars. */
const listed = (texts: string): string[] => texts.split(' | ');

const plain = (number: string) => number.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();
/** The article number that a number or a bar code of the list belongs to. */
const numberOf = (number: string): string =>
  numbers[numbers.indexOf(number) - (numbers.indexOf(number) % 2)] ?? number;

it('finds measures however they are written', async () => {
  for (const text of listed(
    '25x8-12 | 25×8-12 | 25 x 8 x 12 | 25×8.00R12 | talvirengas 25x8-12 | 25x8-12 talvirengas | 4/110 | 12x7 4/110 | 30 mm | 30mm | 0,5 l | 0.5l | 20 l | 18ah | 10w-40 | 10w40 | 75W140 | 2″ | 132 cm | ø 132 mm | 48 w | vinssi 2500 | rengas 25 | 15m | 132 | 12',
  ))
    expect([text, (await find(text)).count > 0]).toEqual([text, true]);
});

it('corrects no word with figures, and finds nothing for a machine that does not exist', async () => {
  for (const text of listed(
    'trx500 | trx521 | TRX500 etupuskuri | outlander 651 | outlander651 | rzr 571 | sportsman 571 | mxu 551 jarru | kodiak 460',
  ))
    expect([text, (await find(text)).count]).toEqual([text, 0]);
  for (const text of listed(
    'trx520 | trx 520 | outlander 450 | sportsman570 | mxu 550 | grizzly 700 2014 | h4 | abc999 | öljynsuodatin abc999 | 25x8-13 | 76w-140 | vinssi 2501 | kypärä xl | 25x81',
  ))
    await find(text);
});

it('finds nothing for signs, and takes long and strange texts', async () => {
  for (const text of [
    '%',
    '_',
    '\\',
    "'",
    '!!!',
    '---',
    '&|!',
    '():*',
    '<->',
    '😀',
    'ö'.repeat(500),
    'qwertyuiop',
    'kypärxyzwvuts',
  ])
    expect([text, (await find(text)).count]).toEqual([text, 0]);
  for (const text of [
    'a',
    'ä',
    's',
    '4',
    'ja',
    'ATV:n',
    "vinssi's",
    'vinssi, musta',
    'vinssi+aura',
    'ﬁlter',
    'Ｖｉｎｓｓｉ',
    'vins\u00ADsi',
    '\u202Eakku',
    'vinssi '.repeat(40),
    'hnda',
    'lumiko',
  ])
    await find(text);
});
