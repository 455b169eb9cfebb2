/** Where documents show pictures, and how another one takes the place of one. */
import { expect, it } from 'vitest';
import { pictureNamesIn } from '#backend/content/documents/picture-names.ts';
import { applyOperations } from '#engine/operation/apply.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { namesFor } from './asset-name.ts';
import { replacePicture } from './picture-uses.ts';

const page = (): DocumentBody => ({
  kind: 'page',
  id: 'home',
  regions: {
    main: [
      {
        kind: 'container',
        id: 'hero',
        layout: 'full',
        widgets: [
          {
            type: 'banner',
            v: 1,
            id: 'banner',
            props: {
              image: {
                file: 'talvi.jpg',
                width: 10,
                height: 5,
                focus: { x: 1, y: 2 },
                alt: { fi: 'talvi.jpg' },
              },
              slides: [{ file: 'kesa.png', phoneFile: 'talvi.jpg', phoneWidth: 3, phoneHeight: 4 }],
            },
          },
          {
            type: 'html',
            v: 1,
            id: 'text',
            props: { html: { fi: '<p><img src="/images/pagewidget/800w/m%C3%B6kki.webp" alt=""></p>' } },
          },
        ],
      },
    ],
  },
});

it('finds pictures in fields and in HTML', () => {
  expect([...pictureNamesIn(page())].toSorted()).toEqual(['kesa.png', 'mökki.webp', 'talvi.jpg']);
});

it('puts another picture with its size and focus into every place of one', () => {
  const picture = { name: 'uusi.webp', width: 40, height: 30, focus: { x: 20, y: 80 } };
  const applied = applyOperations(page(), replacePicture(page(), 'talvi.jpg', picture));
  if (!applied.ok) throw new Error(applied.refusal.reason);
  const all = JSON.stringify(applied.value);
  expect(all).toContain('{"file":"uusi.webp","width":40,"height":30,"focus":{"x":20,"y":80}');
  expect(all).toContain(
    '{"file":"kesa.png","phoneFile":"uusi.webp","phoneWidth":40,"phoneHeight":30,"phoneFocus":{"x":20,"y":80}}',
  );
  const middle = { ...picture, focus: { x: 50, y: 50 } };
  const withoutFocus = { props: { image: { file: 'a.jpg', width: 1, height: 1 } } };
  const focusOf = (next: typeof picture) =>
    replacePicture(withoutFocus, 'a.jpg', next).filter(
      operation => 'set' in operation && operation.set.path === 'props.image.focus',
    );
  expect([focusOf(picture).length, focusOf(middle).length]).toEqual([1, 0]);
  const html = JSON.stringify(
    replacePicture(page(), 'mökki.webp', picture).map(operation => 'set' in operation && operation.set.value),
  );
  expect(html).toContain('/images/pagewidget/800w/uusi.webp');
  expect(replacePicture(page(), 'muu.jpg', picture)).toEqual([]);
});

it.each([
  ['Mönkijä 2 (lopullinen).JPEG', 'monkija-2-lopullinen.jpg'],
  ['../../etc/passwd', 'etc-passwd.jpg'],
  ['..', 'picture.jpg'],
  ['', 'picture.jpg'],
  ['狐.png', 'picture.jpg'],
])('names the file %s', (given, name) => {
  expect(namesFor(given, 'jpg', '0123456789abcdef')[0]).toBe(name);
});

it('adds a part of the digest where the name is taken', () => {
  expect(namesFor('a.jpg', 'jpg', '0123456789abcdef')[1]).toBe('a-0123456789.jpg');
});
