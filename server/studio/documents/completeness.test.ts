/** Shares of written texts (R-STUDIO-132). */
import { expect, it } from 'vitest';
import { completenessOf } from './completeness.ts';

const page = (props: object) => ({
  kind: 'page',
  route: { paths: { fi: '/talvi' } },
  regions: { main: [{ kind: 'container', widgets: [{ type: 'banner', id: 'hero', props }] }] },
});
const namedByOf = (type: string) => (type === 'banner' ? { image: ['title'] } : {});

it('counts the alternative text of a picture only where no text stands beside it', () => {
  const image = { file: 'a.jpg', alt: { fi: 'Metsä', sv: '' } };
  const title = { fi: 'Talvi', sv: 'Vinter' };
  expect(completenessOf(page({ image }), namedByOf)).toEqual({ fi: 1, sv: 0, en: 0 });
  expect(completenessOf(page({ image, title }), namedByOf)).toEqual({ fi: 1, sv: 1, en: 0 });
  expect(completenessOf(page({ image, title }), () => ({}))).toEqual({ fi: 1, sv: 0.5, en: 0 });
});
