/** The texts of the demo shop say of each product what is true of its kind, and each machine finds its wheels. */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { demoFolder } from '../support/demo-folder.ts';
import statements from './demo-kinds.json' with { type: 'json' };

const read = (file: string) => readFileSync(`${demoFolder}/catalogue/${file}`, 'utf8');
const line = z.looseObject({ article_number: z.string(), category: z.string() });
const products = read('products.jsonl')
  .trim()
  .split('\n')
  .map(text => line.parse(JSON.parse(text)));

const fields = ['summary', 'description', 'care'];
const says = (product: (typeof products)[number], statement: string, language: string): boolean =>
  fields.some(field => {
    const text = product[`${field}_${language}`];
    return typeof text === 'string' && text.includes(statement);
  });

it.each(['fi', 'sv', 'en'] as const)('says nothing of another kind of product in %s', language => {
  expect(statements.length).toBeGreaterThan(40);
  for (const { of, ...texts } of statements) {
    const statement = texts[language];
    const found = products.filter(product => says(product, statement, language));
    expect([statement, found.length > 0]).toEqual([statement, true]);
    const wrong = found.filter(({ category }) => !of.includes(category));
    expect(wrong.map(({ article_number }) => `${article_number}: ${statement}`)).toEqual([]);
  }
});

it('has chains of the sizes of tyres that most machines have in front and behind', () => {
  const chains = products.filter(({ category }) => category === 'lumiketjut').map(each => each['p:size']);
  expect(chains).toEqual(expect.arrayContaining(['25x8-12', '25x10-12']));
});

it('has rims of the diameter and bolt pattern of every machine', () => {
  const machines = parse(read('vehicles.csv'), { columns: true }) as Record<string, string>[];
  expect(machines.length).toBeGreaterThan(30);
  const rims = new Set(products.flatMap(({ 'p:rim': rim, 'p:bolts': bolts }) => [`${rim} ${bolts}`]));
  for (const { manufacturer, model, ...data } of machines)
    for (const end of ['front', 'back']) {
      const inches = Number.parseInt(data[`${end}_rim`] ?? '', 10);
      const wanted = `${inches}″ ${data[`${end}_bolt_pattern`]}`;
      // Rims of ten and eleven inches are not stocked for any machine.
      if (inches >= 12)
        expect([manufacturer, model, wanted, rims.has(wanted)]).toEqual([manufacturer, model, wanted, true]);
    }
});
