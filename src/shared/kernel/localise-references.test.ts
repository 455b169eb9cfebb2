/** Page files refer to things by an alias in any language; a page gets the aliases of its own language. */
import { expect, it } from 'vitest';
import { localiseReferences } from './localise-references.ts';

const aliases = {
  'category:vinssit': { fi: 'vinssit', sv: 'tillbehor/vinschar' },
  'category:renkaat': { fi: 'renkaat', sv: 'dack' },
  'campaign:talvi': { fi: 'talvi', sv: 'vinter' },
  'product:kela': { fi: 'kela' },
};

it('translates links, lists and sources, and keeps bound, unknown and untranslated ones', () => {
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

it('returns a document without references unchanged', () => {
  const authored = { props: { href: 'page:index' } };
  expect(localiseReferences(authored, 'sv', {})).toBe(authored);
});
