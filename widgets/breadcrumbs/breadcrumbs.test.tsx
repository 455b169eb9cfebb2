/** The breadcrumb trail as a shopper sees it. */

import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import longText from './examples/long-text.json' with { type: 'json' };
import minimal from './examples/minimal.json' with { type: 'json' };
import breadcrumbs from './index.ts';

it('starts at the front page and ends at this page', async () => {
  render(await widgetScene(breadcrumbs, minimal, { locale: 'sv' }));
  const navigation = within(screen.getByRole('navigation'));
  expect(navigation.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['/sv']);
  expect(navigation.getByText('Alla produkter').getAttribute('aria-current')).toBe('page');
});

it('does not repeat the page when its data ends with it', async () => {
  const { items, current } = longText.props;
  const again = { name: current, href: '/p/itse' };
  render(await widgetScene(breadcrumbs, { ...longText, props: { current, items: [...items, again] } }));
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getAllByText(current.fi)).toHaveLength(1);
});
