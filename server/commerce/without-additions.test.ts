/** What a hosted platform is sent, which has the contract without our additions, and how its answers are completed. */
import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { documents } from '#api/documents.gen.ts';
import { contractTypes } from '#backend/index.ts';
import { contractSdl } from '#tools/generate/contract-schema.mjs';
import { joinedId, partOfDocument, persistedDocument } from './joined-documents.ts';
import { withoutAdditions } from './without-additions.ts';

const own = buildSchema(contractTypes);
const platform = buildSchema(
  contractSdl(
    JSON.parse(readFileSync(new URL('../../tests/contract/api-types.json', import.meta.url), 'utf8')),
  ),
);
const registered = Object.values(documents);
const refused = (text: string) => validate(platform, parse(text)).map(({ message }) => message);

it('asks a platform only for what its contract has, with every registered document', () => {
  const asked = registered.map(({ name, text }) => ({ name, text: withoutAdditions(own, text).text }));
  expect(
    asked.flatMap(({ name, text }) => (text === null ? [] : refused(text).map(why => [name, why]))),
  ).toEqual([]);
  const without = new Set(asked.filter(({ text }) => text === null).map(({ name }) => name));
  expect([...without].toSorted()).toEqual([
    'Assemblies',
    'Assembly',
    'CartAddAll',
    'MatchingSet',
    'NearParts',
    'OrganizationByNumber',
    'PartsByNumber',
    'PostProductAnswer',
    'PostProductQuestion',
    'PostalAreas',
    'ProductQuestions',
    'RecommendedProducts',
    'SaveLines',
    'SaveVehicles',
    'SavedLines',
    'SavedVehicles',
  ]);
  expect(registered.filter(({ text }) => refused(text).length > 0).length).toBeGreaterThan(without.size);
});

it('joins documents into such as both backends have', () => {
  const joinable = Object.keys(documents).filter(id => partOfDocument(id)?.subject === 'Catalogue');
  const texts = joinable.map(
    id => persistedDocument(joinedId([id, ...joinable.slice(0, 3), id]))?.text ?? '',
  );
  expect(texts.length).toBeGreaterThan(20);
  for (const text of texts) {
    expect(validate(own, parse(text)).map(({ message }) => message)).toEqual([]);
    expect(refused(withoutAdditions(own, text).text ?? '{__typename}')).toEqual([]);
  }
});

it('sends a document without additions as it is', () => {
  const text = 'query A($id:Int){product(productId:$id){name}}';
  const document = withoutAdditions(own, text);
  expect(document.text).toBe(text);
  const data = { product: { name: 'Rope' } };
  expect(document.complete(data)).toBe(data);
});

it('leaves out arguments with their variables, unused fragments and added input', () => {
  const review = withoutAdditions(
    own,
    'mutation A($alias:String!$vehicle:String){postProductReview(alias:$alias author:"" vehicle:$vehicle)}',
  );
  expect(review.text).toBe('mutation A($alias:String!){postProductReview(alias:$alias author:"")}');
  expect(review.variables({ alias: 'a', vehicle: 'b' })).toEqual({ alias: 'a' });

  const related = withoutAdditions(
    own,
    'query A{relatedProducts(alias:"a"){product{...P}}}fragment P on ProductType{name}',
  );
  expect(related.text).toBe('query A{relatedProducts(alias:"a"){__typename}}');

  const checkout = withoutAdditions(
    own,
    'mutation A($checkout:CheckoutInputType){createOrUpdateCheckout(cartId:"a" checkout:$checkout){email}}',
  );
  expect(checkout.variables({ checkout: { email: 'a', costCenter: 'b', vehicle: { model: 'c' } } })).toEqual({
    checkout: { email: 'a' },
  });
  expect(checkout.variables({ checkout: null })).toEqual({ checkout: null });
});

it('completes an answer with null, and with an empty list for a list', () => {
  const { complete } = withoutAdditions(
    own,
    'query A{products{count interpretation{vehicle}products{...P}}other:reviews{few:ratings{count}reviews{isBuyer}}}fragment P on ProductType{name guides{title}}',
  );
  expect(
    complete({
      products: { count: 2, products: [{ name: 'Rope' }, null] },
      other: { reviews: [{}] },
    }),
  ).toEqual({
    products: { count: 2, interpretation: null, products: [{ name: 'Rope', guides: [] }, null] },
    other: { few: [], reviews: [{ isBuyer: null }] },
  });
  expect(complete({ products: null })).toEqual({ products: null });
  expect(complete(null)).toBeNull();
});
