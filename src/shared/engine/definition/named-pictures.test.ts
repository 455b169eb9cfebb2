/** Pictures beside texts that name them (R-STUDIO-132). */
import { expect, it } from 'vitest';
import { isNamedIn, withoutUnusedAlts } from './named-pictures.ts';

it.each([
  [{ title: { fi: 'Talvi', sv: '' } }, [true, false, true]],
  [{ title: { fi: 'Talvi', sv: null, en: ' ' } }, [true, false, false]],
  [{ title: { fi: 'Talvi', sv: { $same: 'fi' } } }, [true, true, true]],
  [{ title: { $t: 'common.shopNow' } }, [true, true, true]],
  [{ eyebrow: { fi: '', sv: 'Vinter' } }, [false, true, true]],
  [{ href: 'page:home' }, [false, false, false]],
  [undefined, [false, false, false]],
])('of %j', (holder, named) => {
  const texts = ['title', 'eyebrow'];
  expect((['fi', 'sv', 'en'] as const).map(locale => isNamedIn(holder, texts, locale))).toEqual(named);
});

it('leaves out alternative texts that are not rendered, in lists too', () => {
  const image = { file: 'a.jpg', alt: { fi: '', sv: '' } };
  const title = { fi: 'Talvi', sv: 'Vinter' };
  expect(
    withoutUnusedAlts(
      { items: [{ title, image }, { title: { fi: 'Talvi', sv: '' }, image }, { image }], image },
      { 'items.*.image': ['title'], image: ['title'], 'poster.image': ['title'] },
    ),
  ).toEqual({
    items: [
      { title, image: { file: 'a.jpg', alt: null } },
      // Swedish lacks the title: its text is still asked for.
      { title: { fi: 'Talvi', sv: '' }, image: { file: 'a.jpg', alt: { fi: null, sv: '', en: null } } },
      { image },
    ],
    image,
  });
});
