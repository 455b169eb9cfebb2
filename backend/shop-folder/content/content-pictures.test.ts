/** Pictures that the documents of a folder name. */
import { expect, it } from 'vitest';
import { picturesIn } from './content-pictures.ts';

it('finds pictures in fields and within texts, each once', () => {
  const html =
    '<p><img src="/images/pagewidget/800/b%C3%A4r.jpg" alt=""> <img src="/images/pagewidget/300/a.png"></p>';
  expect(picturesIn([{ image: { file: 'a.png' } }, { props: { html: { fi: html } } }])).toEqual([
    'a.png',
    'bär.jpg',
  ]);
});

it('leaves addresses, other files and words alone', () => {
  expect(picturesIn(['https://shop.example/a.png', 'guide.pdf', 'see a.png', 'image'])).toEqual([]);
});
