/** Typical queries and their results, by letters alone, without a stemmer. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addBits, allBits, noBits, removeBit } from '#backend/kernel/bits.ts';
import { aSearch, type Named, textsOf } from '#tests/support/test-search.ts';

const shop: readonly Named[] = [
  {
    fi: 'Voitelo Talvi moottoriöljy 5W-40 4 l',
    sv: 'Voitelo Talvi motorolja 5W-40 4 l',
    numbers: ['VOI-2601'],
  },
  {
    fi: 'Routakita Suokki mutarengas 26x9-12',
    sv: 'Routakita Suokki lerdäck 26x9-12',
    numbers: ['ROU 1001'],
  },
  { fi: 'Mudvarg Halla talvirengas 25x8-12', sv: 'Mudvarg Halla vinterdäck 25x8-12', numbers: ['MUD-1002'] },
  {
    fi: 'Motorvik AF ilmansuodatin, Can-Am Outlander 450',
    sv: 'Motorvik AF luftfilter, Can-Am Outlander 450',
  },
  { fi: 'Ahmavolt Kylmä akku 12 V 20 Ah', sv: 'Ahmavolt Kylmä batteri 12 V 20 Ah' },
  { fi: 'Ahmavolt Vahti akkulaturi 4 A', sv: 'Ahmavolt Vahti batteriladdare 4 A' },
  { fi: 'Tarmovinssi Kanta vinssin asennuslevy', sv: 'Tarmovinssi Kanta fäste till vinsch' },
  { fi: 'Tarmovinssi Karju vinssi 2000', sv: 'Tarmovinssi Karju vinsch 2000' },
  { fi: 'Huoltola renkaan paikkaussarja', sv: 'Huoltola reparationssats för däck' },
];
const search = await aSearch(shop);

it.each([
  ['a compound by its last part', 'öljy', 'fi', [0]],
  ['a compound by its first part', 'moottori', 'fi', [0]],
  ['a compound by its parts, written apart', 'talvi rengas', 'fi', [2]],
  ['words written together that the name has apart', 'canam', 'fi', [3]],
  ['words written apart that the name joins', 'can am', 'fi', [3]],
  ['figures joined by a mark, without it', '5w40', 'fi', [0]],
  ['a figure with its unit, apart or together', '12v akku', 'fi', [4]],
  ['a size as it stands', '26x9-12', 'fi', [1]],
  ['letters without their dots', 'moottorioljy', 'fi', [0]],
  ['what is typed so far', 'ilmansuod', 'fi', [3]],
  ['an article number without its hyphen', 'voi2601', 'fi', [0]],
  ['an article number with a space', 'mud 1002', 'fi', [2]],
  ['an article number by its beginning', 'ROU-10', 'fi', [1]],
  ['a swapped pair of letters', 'mootoroiljy', 'fi', [0]],
  ['a letter too few in the end of a compound', 'rengs', 'fi', [1, 2, 8]],
  ['a Swedish compound', 'däck', 'sv', [1, 2, 8]],
] as const)('finds %s: %s', async (_, text, language, wanted) => {
  expect([...search.find(text, language)].sort()).toEqual([...wanted].sort());
});

it('ranks a product above its accessories, and exact matches above similar ones', () => {
  expect(search.find('vinssi')).toEqual([7, 6]);
  expect(search.find('vinsch', 'sv')).toEqual([7, 6]);
  expect(search.find('akku')).toEqual([4, 5]);
});

it('requires every word, and otherwise uses the documents with the most words', () => {
  expect(search.find('akku talvirengas')).toEqual(expect.arrayContaining([2, 4]));
  expect(search.find('talvirengas 25x8-12 punainen')).toEqual([2]);
  expect(search.find('vinssi 2000')).toEqual([7]);
});

it('ignores a word that only hidden products have', () => {
  const shown = allBits(shop.length);
  removeBit(shown, 5);
  const found = search.index.match('akku laturi', 'fi-FI', shown);
  expect(found.members).toEqual(addBits(noBits(shop.length), [4]));
});

it('uses the current documents of a label, and prefers a label without other words', async () => {
  const docs = [Uint32Array.of(1), Uint32Array.of(0, 1)];
  const { find } = await aSearch([{ fi: 'Suokki' }, { fi: 'Halla' }], {
    labels: [
      { kind: 'category', value: 0, texts: new Map([['fi-FI', 'Renkaat']]) },
      { kind: 'category', value: 1, texts: new Map([['fi-FI', 'Renkaat ja vanteet']]) },
    ],
    docsOf: value => docs[value] ?? new Uint32Array(),
  });
  expect(find('renkaat')).toEqual([1, 0]);
  docs[0] = Uint32Array.of();
  expect(find('renkaat')).toEqual([0, 1]);
});

it('finds synonyms in any of their forms', async () => {
  const synonyms = new Map([['fi', [['vinssi', 'wincha']]]]);
  const stemmer = async (_: string, words: readonly string[]) => words.map(word => word.replace(/t$/, ''));
  const { index, find } = await aSearch(shop, { synonyms, stemmer });
  expect(find('wincha')).toEqual([7, 6]);
  await index.prepare('winchat', 'fi-FI');
  expect(find('winchat')).toEqual([7, 6]);
});

it('finds the last word of a compound by its synonym', async () => {
  const synonyms = new Map([['sv', [['vagn', 'kärra']]]]);
  const { find } = await aSearch(
    [{ sv: 'Kuormari tippvagn' }, { sv: 'Kuormari timmervagn' }, { sv: 'Lumikko plogblad' }],
    { synonyms },
  );
  expect(find('timmerkärra', 'sv')).toEqual([1]);
  expect(find('timmerkärran', 'sv')).toEqual([1]);
  expect(find('skottkärra', 'sv')).not.toContain(2);
});

it('searches descriptions for words that are nowhere else', async () => {
  const { index, find } = await aSearch(shop);
  expect(find('vesitiivis')).toEqual([]);
  await index.describe(
    (async function* () {
      yield [{ doc: 4, languageId: 'fi-FI', text: '<p>Vesitiivis kotelo&nbsp;ja vinssi</p>' }];
    })(),
  );
  expect(find('vesitiivis')).toEqual([4]);
  expect(find('vesitiivis akku')).toEqual([4]);
  expect(find('vinssi')).not.toContain(4);
});

it('replaces, adds and removes single documents', async () => {
  const { index, find } = await aSearch(shop);
  index.put(7, textsOf({ fi: 'Tarmovinssi Karju sivupeili' }), ['TAR-1']);
  expect(find('2000')).toEqual([]);
  expect(find('sivupeili')).toEqual([7]);
  expect(find('tar1')).toEqual([7]);
  index.put(20, textsOf({ fi: 'Hankiharja' }), []);
  expect(find('hankiharja')).toEqual([20]);
  index.put(20, null, []);
  expect(find('hankiharja')).toEqual([]);
});

const letters = 'abcdefghijklmnoprstuvyäö';
const name = fc
  .array(fc.string({ unit: fc.constantFrom(...letters), minLength: 3, maxLength: 12 }), {
    minLength: 1,
    maxLength: 5,
  })
  .map(words => words.join(' '));
const names = fc.array(name, { minLength: 1, maxLength: 20 });

it('finds a product by every word of its name, with and without umlauts', async () => {
  await fc.assert(
    fc.asyncProperty(names, async list => {
      const { find } = await aSearch(list.map(fi => ({ fi })));
      list.forEach((text, doc) => {
        for (const word of text.split(' ')) {
          expect(find(word)).toContain(doc);
          const bare = word.replaceAll('ä', 'a').replaceAll('ö', 'o');
          expect(new Set(find(bare))).toEqual(new Set(find(word)));
        }
      });
    }),
    { numRuns: 15 },
  );
});

/** What the shop calls its products, in two languages; shoppers write otherwise. */
const misspelt = await aSearch([
  { fi: 'Nietos aura 150', sv: 'Nietos plog 150' },
  { fi: 'Ote lumiketju', sv: 'Ote snökedja' },
  { fi: 'Karju vinssi', sv: 'Karju vinsch' },
  { fi: 'Halla rengas', sv: 'Halla däck' },
  { fi: 'Puhdas lumi harja', sv: 'Ren snö borste' },
  { fi: 'Ura johtosarja', sv: 'Ura kabelsats' },
  { fi: 'Auma kotelo', sv: 'Auma låda' },
]);

it.each([
  ['a typo in the last word of an unknown compound', 'lumiara', 'fi', [0]],
  ['the same with a letter too few', 'snöplg', 'sv', [0]],
  ['a slip in its first word', 'lummiharja', 'fi', [4]],
  ['a word of the shop’s other language', 'vinsch', 'fi', [2]],
  ['the other language the other way', 'lumiketju', 'sv', [1]],
  ['three letters that lack a fourth', 'däk', 'sv', [3]],
  ['four letters with one slip', 'viinssi', 'fi', [2]],
  ['two neighbours swapped, which is one slip', 'lumiketuj', 'fi', [1]],
] as const)('finds %s: %s', (_, text, language, wanted) => {
  expect(misspelt.find(text, language)).toEqual(wanted);
});

it('forgets a word with its last document: other languages and typos match as in a new index', async () => {
  const { index, find } = await aSearch([{ fi: 'Vinssi' }, { fi: 'Akseli', sv: 'Vinssi' }, { fi: 'Vanssi' }]);
  expect(find('vinssi')).toEqual([0]);
  index.put(0, textsOf({ fi: 'Kela' }), []);
  expect(find('vinssi')).toContain(1);
  expect(find('vinsi')).toContain(2);
});

it('corrects words of three letters only rarely, and never adds typos to exact matches', () => {
  expect(misspelt.find('täk', 'sv')).toEqual([]);
  expect(misspelt.find('ääk', 'sv')).toEqual([]);
  expect(misspelt.find('aura')).toEqual([0]);
  expect(misspelt.find('kyltti')).toEqual([]);
});

it('asks for another number instead of taking it for the one that was asked', async () => {
  const { index, find } = await aSearch([
    { fi: 'Öljynsuodatin Honda TRX520 Foreman' },
    { fi: 'Öljynsuodatin Yamaha Kodiak' },
    { fi: 'Vinssi', numbers: ['TRX511'] },
  ]);
  expect(find('trx520')).toEqual([0]);
  expect(find('trx 520')).toEqual([0]);
  for (const asked of ['trx500', 'TRX500 öljynsuodatin', 'öljynsuodatin trx500']) {
    expect([asked, find(asked)]).toEqual([asked, []]);
    expect(await index.similar(asked, 'fi-FI')).toContain('trx520');
  }
  expect(find('trx511')).toEqual([2]);
  // Nothing resembles it: the other words answer.
  expect(find('öljynsuodatin abc999')).toHaveLength(2);
});

it('splits a compound where both words are whole: `lumi aura`, not `lumia ura`', async () => {
  const { find } = await aSearch([{ fi: 'Ura lumia' }, { fi: 'Lumikko aura' }, { fi: 'Lumi harja' }]);
  expect(find('lumiaura')[0]).toBe(1);
});

it('corrects a word by a description, and finds it in other names', async () => {
  const { index, find } = await aSearch([{ fi: 'Keinu iskunvaimennin' }, { fi: 'Talvi moottoriöljy' }]);
  await index.describe(
    (async function* () {
      yield [{ doc: 0, languageId: 'fi-FI', text: 'Täynnä öljy ja kaasu, moottori' }];
    })(),
  );
  expect(find('öjly')).toEqual([1]);
});

const typo = fc.record({
  kind: fc.constantFrom('drop', 'add', 'swap', 'change'),
  at: fc.nat(),
  letter: fc.constantFrom(...letters),
});

function misspelled(
  word: string,
  { kind, at, letter }: { kind: string; at: number; letter: string },
): string {
  const place = at % (word.length - 1);
  const [before, after] = [word.slice(0, place), word.slice(place)];
  if (kind === 'drop') return before + after.slice(1);
  if (kind === 'add') return before + letter + after;
  if (kind === 'change') return before + letter + after.slice(1);
  return before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2);
}

it('finds a word of six letters or more with one typo, unless that makes another word of the shop', async () => {
  const words = [
    'moottori',
    'rengas',
    'kypärä',
    'saappaat',
    'variaattori',
    'peräkoukku',
    'lumiketju',
    'tuulilasi',
  ];
  const { find } = await aSearch(words.map(fi => ({ fi })));
  fc.assert(
    fc.property(fc.nat({ max: words.length - 1 }), typo, (doc, mistake) => {
      expect(find(misspelled(words[doc] ?? '', mistake))).toContain(doc);
    }),
    { numRuns: 100 },
  );
});

it('finds sizes by their beginning after another word, though another name holds that number', async () => {
  const { find } = await aSearch([
    { fi: 'Kromeborg pyöränmutterit 25 kpl', sv: 'Kromeborg hjulmuttrar till däck 25 st' },
    { fi: 'Sorkka mutarengas 25x8-12', sv: 'Sorkka lerdäck 25x8-12' },
    { fi: 'Sorkka mutarengas 26x9-12', sv: 'Sorkka lerdäck 26x9-12' },
  ]);
  expect([...find('däck 25', 'sv')].sort()).toEqual([0, 1]);
  expect([...find('mutarengas 25', 'fi')]).toEqual([1]);
});

it('never throws, and treats wildcards literally', async () => {
  for (const text of [
    '',
    ' ',
    '%',
    '_',
    '\\',
    '%öl_y%',
    "' or 1=1 --",
    '\u0000',
    '\uD800',
    '😀',
    '\u202Eakku',
    'a\u0301'.repeat(5000),
  ])
    expect(() => search.find(text)).not.toThrow();
  expect(search.find('%')).toEqual([]);
  expect(search.find('\u202Eakku\u200B')).toEqual(search.find('akku'));
  expect(search.find('ö'.repeat(1_000_000))).toEqual([]);
  fc.assert(
    // The library's own `binary` unit takes a second to make.
    fc.property(
      fc.array(fc.nat(0x10_ff_ff), { maxLength: 60 }),
      points => void search.find(String.fromCodePoint(...points)),
    ),
    { numRuns: 100 },
  );
});
