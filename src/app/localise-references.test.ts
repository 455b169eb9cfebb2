/** Page files name things by an alias of any language; a page gets the aliases of its own. */
import { expect, it } from 'vitest';
import { localiseReferences } from './localise-references.ts';

const aliases = {
  'category:vinssit': { fi: 'vinssit', sv: 'tillbehor/vinschar' },
  'category:renkaat': { fi: 'renkaat', sv: 'dack' },
  'campaign:talvi': { fi: 'talvi', sv: 'vinter' },
  'product:kela': { fi: 'kela' },
};

it('gives links, lists and sources the aliases of the language, and leaves bound, unknown and untranslated ones', () => {
  const authored = {
    data: { list: { source: 'products', discountCampaignAlias: 'talvi' } },
    props: {
      title: { fi: 'vinssit', sv: 'category: vinssit' },
      categoryAlias: { fi: 'vinssit', sv: { $same: 'fi' } },
      bound: { categoryAlias: { $bind: 'route.params.alias', default: 'renkaat' } },
      brandAlias: 'pohja',
      links: [
        'category:vinssit',
        'category:tuntematon',
        'product:kela',
        'page:index',
        'category:constructor',
      ],
    },
  };
  const untouched = structuredClone(authored);
  expect(localiseReferences(authored, 'sv', aliases)).toEqual({
    data: { list: { source: 'products', discountCampaignAlias: 'vinter' } },
    props: {
      title: authored.props.title,
      categoryAlias: { fi: 'vinschar', sv: { $same: 'fi' } },
      bound: { categoryAlias: { $bind: 'route.params.alias', default: 'dack' } },
      brandAlias: 'pohja',
      links: [
        'category:tillbehor/vinschar',
        'category:tuntematon',
        'product:kela',
        'page:index',
        'category:constructor',
      ],
    },
  });
  expect(authored).toEqual(untouched);
});

it('keeps a document that refers to nothing as it is', () => {
  const authored = { props: { href: 'page:index' } };
  expect(localiseReferences(authored, 'sv', {})).toBe(authored);
});
