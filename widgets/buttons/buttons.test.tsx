/** The buttons as a shopper sees them, and their two forms in the content system. */

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import longText from './examples/long-text.json' with { type: 'json' };
import { fromCms } from './from-cms.ts';
import buttons from './index.ts';

it('links to each target, external ones in a new tab', async () => {
  render(await widgetScene(buttons, longText));
  expect(screen.getAllByRole('link')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Moottorikelkkatarvikkeet' }).getAttribute('target')).toBeNull();
  const elsewhere = screen.getByRole('link', { name: 'Valmistajan sivuille' });
  expect(elsewhere.getAttribute('rel')).toContain('noopener');
});

it('drops a URL that is not allowed', async () => {
  const href = ['java', 'script:steal()'].join('');
  const instance = { type: 'buttons', v: 1, id: 'b', props: { buttons: [{ text: 'Paina', href }] } };
  expect(await widgetScene(buttons, instance)).toBeNull();
});

it('reads both forms of the content system and skips incomplete buttons', () => {
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
  expect(fromCms({ ...configuration, alignment: 3 })).toMatchObject({ alignment: 'end' });
  expect(fromCms({ buttons: 'x' })).toBeNull();
});
