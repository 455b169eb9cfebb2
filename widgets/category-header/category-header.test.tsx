/** The head of a list from the shopper's point of view. */

import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import full from './examples/full.json' with { type: 'json' };
import longText from './examples/long-text.json' with { type: 'json' };
import minimal from './examples/minimal.json' with { type: 'json' };
import header from './index.ts';

it("has the page's h1 and links to what is below", async () => {
  render(await widgetScene(header, full));
  expect(screen.getByRole('heading', { level: 1, name: 'Auraus ja talvi' })).toBeDefined();
  const navigation = within(screen.getByRole('navigation', { name: 'Tarkenna tuoteryhmää' }));
  expect(navigation.getByRole('link', { name: 'Aurapaketit' }).getAttribute('href')).toBe('/c/aurapaketit');
  expect(navigation.getAllByRole('link')).toHaveLength(4);
});

it('can be a name alone', async () => {
  render(await widgetScene(header, minimal, { locale: 'sv' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Alla produkter' })).toBeDefined();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('collapses a long description and shows a short one in full', async () => {
  const { unmount } = render(await widgetScene(header, longText));
  expect(screen.getByText('Lue lisää').closest('summary')).not.toBeNull();
  // The full text is in the document, collapsed or not.
  expect(screen.getByText(/Kulutusterä/)).toBeDefined();
  unmount();
  render(await widgetScene(header, full));
  expect(screen.queryByText('Lue lisää')).toBeNull();
});
