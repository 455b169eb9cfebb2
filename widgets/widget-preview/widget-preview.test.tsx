// @vitest-environment jsdom
/** The preview before its code is there. */
import { widgetScene } from '#tests/support/widget-scene.tsx';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import minimal from './examples/minimal.json' with { type: 'json' };
import widgetPreview from './index.ts';

it('names itself while its code is on the way', async () => {
  render(await widgetScene(widgetPreview, minimal));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sivun osien esikatselu');
});
