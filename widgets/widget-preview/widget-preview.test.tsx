/** The preview before its code has loaded. */

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import minimal from './examples/minimal.json' with { type: 'json' };
import widgetPreview from './index.ts';

it('shows its title while its code loads', async () => {
  render(await widgetScene(widgetPreview, minimal));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sivun osien esikatselu');
});
