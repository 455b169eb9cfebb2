/** Malicious texts in every text argument of every catalogue query: data or rejections, never an internal error (R-DATA-10). */
import {
  buildSchema,
  type GraphQLArgument,
  getNamedType,
  isInputObjectType,
  isRequiredArgument,
} from 'graphql';
import { expect, it } from 'vitest';
import { createTestBackend } from '#tests/support/test-backend.ts';
import { typeDefs } from '../graphql/schema.gen.ts';

const hostile = [
  "fi' OR 1=1--",
  '%',
  '_',
  '\\',
  '\u0000',
  '\ud800',
  '\u202egnp.exe',
  '😀'.repeat(50),
  `a${'\u0301'.repeat(5000)}`,
  '../../etc/passwd',
  'http://[::1',
  '%E0%A4%A',
  '__proto__',
  'constructor',
  'f_52_477_',
  'price_NaN_EUR',
  'x'.repeat(100_000),
];

const questions = [
  'products',
  'product',
  'relatedProducts',
  'categories',
  'category',
  'brands',
  'listPageInfo',
  'urlHistory',
  'channel',
];
const selections: Readonly<Record<string, string>> = {
  products: 'count products { productId } filters { facets { filterId } }',
  urlHistory: 'newUrl',
  channel: 'id',
};

const isText = ({ type }: Pick<GraphQLArgument, 'type'>) => getNamedType(type).name === 'String';

it('returns data or a rejection for malicious texts', async () => {
  const { attempt, logged } = await createTestBackend(async world => {
    await world.aBrand(1);
    await world.aCategory({ id: 1 });
    await world.aProduct({ id: 1 });
  });
  const fields = buildSchema(typeDefs).getQueryType()?.getFields() ?? {};
  const ask = async (document: string, variables: Record<string, unknown>) => {
    const { errors } = await attempt(document, variables);
    expect(errors.filter(({ code }) => code !== 'BAD_USER_INPUT')).toEqual([]);
  };

  for (const name of questions) {
    const selection = selections[name] ?? '__typename';
    for (const argument of fields[name]?.args ?? []) {
      if (isText(argument)) {
        const needed =
          fields[name]?.args.filter(other => other !== argument && isRequiredArgument(other)) ?? [];
        const others = needed.map(other => `, ${other.name}: "product-1"`).join('');
        const document = `query ($x: ${argument.type}) { ${name}(${argument.name}: $x${others}) { ${selection} } }`;
        for (const x of hostile) await ask(document, { x, languageId: x });
      } else if (isInputObjectType(argument.type)) {
        const document = `query ($f: ${argument.type}) { ${name}(${argument.name}: $f) { ${selection} } }`;
        for (const field of Object.values(argument.type.getFields()).filter(isText)) {
          for (const x of hostile) await ask(document, { f: { [field.name]: x } });
        }
      }
    }
  }
  expect(logged).toEqual([]);
});
