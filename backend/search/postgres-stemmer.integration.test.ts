/** The stemmer of the database, and what search makes of its stems. */
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { aSearch } from '#tests/support/test-search.ts';
import { createPostgresStemmer } from './postgres-stemmer.ts';
import { loadSynonyms, readDescriptions } from './search.repository.ts';

it('finds forms that the letters do not give away', async () => {
  const { db, drop } = await createTestDatabase();
  onTestFinished(drop);
  const stemmer = createPostgresStemmer(db);
  expect(await stemmer('fi', ['moottoriöljyn', 'ja'])).toEqual(['moottoriöljy', null]);
  expect(await stemmer('xx', ['word'])).toEqual(['word']);
  const { index, find } = await aSearch(
    [
      { fi: 'talvirengas', sv: 'vinterdäck' },
      { fi: 'ilmansuodatin', sv: 'luftfilter' },
      { fi: 'musta kypärä', sv: 'svart hjälm' },
      { fi: 'ajosaappaat', sv: 'körstövlar' },
      { fi: 'auralevy', sv: 'plogblad' },
    ],
    { stemmer },
  );
  const wanted = [
    ['fi', 'renkaita', 0],
    ['fi', 'kypäriä', 2],
    ['fi', 'talvirenkailla', 0],
    ['fi', 'suodattimet', 1],
    ['fi', 'kypärien', 2],
    ['fi', 'saapas', 3],
    ['fi', 'aurat', 4],
    ['sv', 'däcken', 0],
    ['sv', 'hjälmar', 2],
    ['sv', 'stövel', 3],
  ] as const;
  for (const [code, text, doc] of wanted) {
    await index.prepare(text, code === 'fi' ? 'fi-FI' : 'sv-SE');
    expect([text, ...find(text, code)]).toEqual([text, doc]);
  }
  await index.prepare('ja kypärä', 'fi-FI');
  expect(find('ja kypärä')).toEqual([2]);
});

it('goes on by letters when the database is unavailable', async () => {
  const { index, find } = await aSearch([{ fi: 'musta kypärä' }]);
  await index.learn(async (_, words) => words);
  await expect(index.prepare('kypärällä', 'fi-FI')).resolves.toBeUndefined();
  expect(find('kypärä')).toEqual([0]);
});

it('takes synonyms from the settings, and none from what is not a list of words', async () => {
  const { db, drop } = await createTestDatabase();
  onTestFinished(drop);
  expect(await loadSynonyms(db)).toEqual(new Map());
  const set = (value: unknown) =>
    sql`insert into setting (key, value) values ('search.synonyms', ${JSON.stringify(value)})
        on conflict (key) do update set value = excluded.value`.execute(db);
  await set({ fi: [['vinssi', 'wincha']] });
  expect(await loadSynonyms(db)).toEqual(new Map([['fi', [['vinssi', 'wincha']]]]));
  await set({ fi: 'vinssi' });
  expect(await loadSynonyms(db)).toEqual(new Map());
  for await (const portion of readDescriptions(db, () => 0)) expect(portion).toEqual([]);
});
