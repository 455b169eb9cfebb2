// @vitest-environment jsdom
/** Buttons as a shopper meets them, and the CMS's two shapes of them. */
import { widgetScene } from '#tests/support/widget-scene.tsx';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import longText from './examples/long-text.json' with { type: 'json' };
import { fromCms } from './from-cms.ts';
import buttons from './index.ts';

it('leads to each place, elsewhere in a tab of its own', async () => {
  render(await widgetScene(buttons, longText));
  expect(screen.getAllByRole('link')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Moottorikelkkatarvikkeet' }).getAttribute('target')).toBeNull();
  const elsewhere = screen.getByRole('link', { name: 'Valmistajan sivuille' });
  expect(elsewhere.getAttribute('rel')).toContain('noopener');
});

it('drops an address that is not allowed', async () => {
  const href = ['java', 'script:steal()'].join('');
  const instance = { type: 'buttons', v: 1, id: 'b', props: { buttons: [{ text: 'Paina', href }] } };
  expect(await widgetScene(buttons, instance)).toBeNull();
});

it('reads both shapes of the CMS and leaves out what is not whole', () => {
  const configuration = {
    buttons: [
      { buttonText: 'Kaikki', url: '/tuotteet' },
      { text: 'Apua', href: 'asiakaspalvelu' },
      { buttonText: 'Ei minnekään' },
      null,
    ],
  };
  expect(fromCms(configuration)).toEqual({
    buttons: [
      { text: 'Kaikki', href: '/tuotteet' },
      { text: 'Apua', href: '/asiakaspalvelu' },
    ],
  });
  expect(fromCms({ buttons: 'x' })).toBeNull();
});
