/** Each kind of mistake is planted into a folder without any: it is found once, at its place, and its fix ends it. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shopBuild } from '../../tools/shop/shop-build.ts';
import { readFolder } from './read-folder.ts';
import { shopOf } from './testing-folder.ts';

const built = shopBuild();
const build = async () => built;
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** With what a new shop leaves out, one fact on each line. */
async function goodShop() {
  const shop = await shopOf();
  const { write } = shop;
  await write(
    'catalogue/parameters.csv',
    'identifier,group_fi,name_fi,filter,fit,together\nsize,Mitat,Koko,yes,none,none\n',
  );
  await write('catalogue/values.csv', 'parameter,value,name_fi\nsize,s,Pieni\nsize,m,Keskikoko\n');
  await write(
    'catalogue/vehicles.csv',
    'manufacturer,model,years,front_tire\nPolaris,Sportsman,2019-2020,25x8-12\nCan-Am,Outlander,2018,\n',
  );
  await write('catalogue/synonyms.csv', 'language,words\nfi,vene|jolla\n');
  await write(
    'catalogue/sizes.csv',
    'article_number,product,name,stock\nEXAMPLE-3-S,EXAMPLE-3,S,3\nEXAMPLE-3-M,EXAMPLE-3,M,4\n',
  );
  await write(
    'catalogue/variants.csv',
    'article_number,group,main,dimension,value_fi,hex\nEXAMPLE-1,Köysi,yes,colour,Punainen,#c81e1e\nEXAMPLE-2,Köysi,,colour,Sininen,#1e1ec8\n',
  );
  await write('catalogue/relations.csv', 'from,to,kind\nEXAMPLE-1,EXAMPLE-2,related\n');
  await write(
    'catalogue/recommendations.csv',
    'from,to,kind,agree,most,pieces\nexample,example,similar,size,6,\nexample,,set,,,2+2\n',
  );
  await write('catalogue/price-lists.csv', 'list,article_number,price_se\nclub,EXAMPLE-1,"15,00"\n');
  await write('catalogue/price-list-customers.csv', 'list,customer\nclub,aino@example.com\n');
  await write(
    'catalogue/packages.jsonl',
    '{"article_number":"SET-1","brand":"Example Brand","category":"example","name_fi":"Paketti","groups":[{"name":{"fi":"Vene"},"options":[{"product":"EXAMPLE-1"}]}]}\n',
  );
  await write(
    'promotions.json',
    json({
      campaigns: [
        {
          ...{ id: 'winter', name: { fi: 'Talvi' }, from: '2026-12-01', until: '2026-12-24' },
          ...{ effect: { kind: 'percentage', percent: 10 }, products: ['EXAMPLE-1'] },
        },
      ],
    }),
  );
  await write('theme.json', json({ colours: { primary: { light: '#0f5c6e', dark: '#177a8c' } } }));
  await write('texts/fi.json', json({ CART: 'Kori', MAIL_HELLO: 'Terve {name}!' }));
  await write(
    'content/links.content.json',
    json({
      ...{ format: 1, kind: 'content', id: 'links', label: 'Links' },
      ...{ family: 'Frontpage', areaName: 'The front page area' },
      filters: [{ key: 'CustomerType', value: 'PERSON' }],
      regions: {
        main: [
          {
            ...{ kind: 'container', id: 'hero', layout: 'full' },
            widgets: [
              {
                ...{ type: 'buttons', v: 1, id: 'links' },
                props: {
                  buttons: [{ text: { fi: 'Kaikki', sv: 'Alla' }, href: 'category:example' }],
                  alignment: 'center',
                },
              },
            ],
          },
        ],
      },
    }),
  );
  await shop.edit('catalogue/products.csv', text =>
    text
      .replace('weight_grams,p:size', 'weight_grams,p:size,vehicles')
      .replace(/,S$/m, ',S,polaris-2019-sportsman')
      .replace(/,M$/m, ',M,universal')
      .replace('"129,00",0,', '"129,00",,')
      .replace(/,L$/m, ',L,'),
  );
  return shop;
}

interface Planted {
  kind: string;
  file: string;
  from: string;
  to: string;
  /** Line, column and code of the only finding. */
  found: string;
  /** What is written anew when one follows the finding; a few leave open what is meant. */
  repair?: [from: string, to: string];
}

const planted = JSON.parse(
  readFileSync(new URL('planted-mistakes.json', import.meta.url), 'utf8'),
) as readonly Planted[];

const findingsIn = async (folder: string) =>
  (await readFolder(folder, { build })).findings.filter(({ code }) => code !== 'SHOP032');

it('has no mistake to begin with, and many kinds to plant', async () => {
  const { folder } = await goodShop();
  expect(await findingsIn(folder)).toEqual([]);
  expect(new Set(planted.map(({ kind }) => kind)).size).toBeGreaterThan(60);
});

it.each(planted)('finds $kind in $file', async ({ file, from, to, found, repair }) => {
  const { folder, edit } = await goodShop();
  await edit(file, text => text.replace(from, () => to));
  const findings = await findingsIn(folder);
  expect(findings.map(one => `${one.file} ${one.line}:${one.column} ${one.code}`)).toEqual([
    `${file} ${found}`,
  ]);
  for (const { message, fix } of findings) expect([message, fix]).not.toContain('');
  if (!repair) return;
  await edit(file, text => text.replace(repair[0], () => repair[1]));
  expect(await findingsIn(folder)).toEqual([]);
});
