/** References in page files are found in every notation. */
import { expect, it } from 'vitest';
import { collectReferences } from './collect-references.ts';

it('finds links, aliases in every language, and fields that an override changes', () => {
  const authored = {
    props: {
      link: { href: 'category:vinssit', text: 'list: all of it' },
      other: { fi: 'content:ehdot', sv: 'content:villkor' },
      categoryAlias: 'auraus-ja-talvi',
      nested: [{ brandAlias: { fi: 'pohja', sv: { $same: 'fi' } } }, { href: 'page:index' }],
    },
    data: { list: { categoryAlias: { $bind: 'route.params.alias' }, discountCampaignAlias: 'talvi' } },
    operations: [{ set: { id: 'a/b', path: 'props.categoryAlias.sv', value: 'vinschar' } }],
  };
  expect(collectReferences(authored)).toEqual([
    'category:vinssit',
    'content:ehdot',
    'content:villkor',
    'category:auraus-ja-talvi',
    'brand:pohja',
    'campaign:talvi',
    'category:vinschar',
  ]);
});
