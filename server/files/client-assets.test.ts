import { expect, it } from 'vitest';
import { clientAssets } from './client-assets.ts';

const assets = clientAssets({
  manifest: {
    'src/shop/entry/boot.ts': { file: 'assets/boot.js' },
    'src/shop/entry/entry-client.tsx': { file: 'assets/entry.js', imports: ['_seldom.js', '_core.js'] },
    '_seldom.js': { file: 'assets/seldom.js', css: ['assets/seldom.css'] },
    '_core.js': { file: 'assets/core.js', css: ['assets/core.css'] },
  },
  styles: {
    widgets: {
      'widgets/detail/index.ts': ['assets/product.css', 'assets/core.css', 'assets/options.css'],
    },
    seldom: { 'assets/seldom.css': ['aB', 'cD'], 'assets/options.css': ['eF'] },
  },
});

const core = '/assets/core.css';
const seldom = '/assets/seldom.css';
const product = '/assets/product.css';
const options = '/assets/options.css';

it('leaves out sheets whose classes the page does not have', () => {
  expect(assets.styles(['detail'], '<p class="gH0 aA1">aB0 of a text</p>')).toEqual([core, product]);
});

it.each([
  ['first', '<p class="cD0 gH0">', [core, seldom]],
  ['later', '<p class="gH0 cDa">', [core, seldom]],
  ['without quotes', '<p class=cD0>', [core, seldom]],
  ['of a widget', '<p class="eF12">', [core, options]],
])('links a sheet for a class that an element names %s', (_, html, expected) => {
  expect(assets.styles(['detail'], html)).toEqual([...expected, product]);
});

it('links every sheet for a page that is not known yet, the shared one first', () => {
  expect(assets.styles(['detail'])).toEqual([core, seldom, options, product]);
});

it('links no sheet of a widget that only its type has', () => {
  expect(assets.styles([], '<p class="eF0">')).toEqual([core]);
});
