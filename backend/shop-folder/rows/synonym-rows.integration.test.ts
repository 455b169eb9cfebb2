import { expect, test } from 'vitest';
import { loadSynonyms } from '#backend/search/search.repository.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { applyShop, planShop } from '../apply-shop.ts';
import { describeChange } from '../describe-change.ts';
import { shopOf } from '../testing-folder.ts';

const file = 'catalogue/synonyms.csv';
const table = `language,words
fi,vene|paatti
fi,moottori | kone | perämoottori
`;

test('the search knows the synonyms of the file; plan names each list', async () => {
  const { db } = await openTestDatabase();
  const { read, write, edit, findings } = await shopOf();
  await write(file, table);
  expect(await findings()).toEqual([]);
  await applyShop(await read(), { db });
  expect(await loadSynonyms(db)).toEqual(
    new Map([
      [
        'fi',
        [
          ['vene', 'paatti'],
          ['moottori', 'kone', 'perämoottori'],
        ],
      ],
    ]),
  );
  expect(await planShop(await read(), { db })).toEqual([]);
  await edit(file, text => text.replace('vene|paatti', 'vene|jolla'));
  const lines = (await planShop(await read(), { db })).map(change => describeChange(change));
  expect(lines).toEqual(['synonyms fi vene, jolla created', 'synonyms fi vene, paatti removed']);
  await write(file, 'language,words\n');
  await applyShop(await read(), { db });
  expect(await loadSynonyms(db)).toEqual(new Map());
});

test.each([
  ['fi,vene', 'sv,vene', 2, 'SHOP020'],
  ['fi,vene', ',vene', 2, 'SHOP005'],
  ['vene|paatti', 'vene', 2, 'SHOP007'],
  ['vene|paatti', 'vene|Vene', 2, 'SHOP008'],
  ['vene|paatti', 'vene|–', 2, 'SHOP008'],
  ['vene|paatti', 'perämoottori|kone|moottori', 3, 'SHOP009'],
  ['vene|paatti', 'vene,paatti', 2, 'SHOP002'],
  ['words', 'word', 1, 'SHOP001'],
])('check finds a mistake: %s → %s', async (from, to, line, code) => {
  const { edit, write, findings } = await shopOf();
  await write(file, table);
  await edit(file, text => text.replace(from, to));
  expect(await findings()).toContain(`${file}:${line} ${code}`);
});
