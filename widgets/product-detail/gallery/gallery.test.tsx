/** The images of a product. */
import { simulateModalDialogs } from '#tests/support/modal-dialogs.ts';
import { aDetail } from '#tests/support/samples/sample-detail.ts';
import { shopperScene } from '#tests/support/worlds/shopper-scene.tsx';
import '@testing-library/jest-dom/vitest';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Gallery } from './gallery.tsx';

simulateModalDialogs();

const showGallery = () =>
  render(shopperScene().within(<Gallery id="gallery" product={aDetail()} priority="high" />));

it('loads the first image eagerly and the others lazily (R-PRODUCT-29)', () => {
  showGallery();
  const [first, second] = within(screen.getByRole('region', { name: 'Tuotekuvat' })).getAllByRole('img');
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(first).not.toHaveAttribute('loading');
  expect(second).toHaveAttribute('loading', 'lazy');
});

it('names the brand once, whether or not the name of the product begins with it', () => {
  const product = { ...aDetail(), images: ['a.jpg'], brand: { name: 'Sisurim', href: '/b/sisurim' } };
  const { rerender } = render(
    shopperScene().within(<Gallery id="a" product={{ ...product, name: 'Sisurim Reuna' }} priority="high" />),
  );
  expect(screen.getAllByRole('img', { name: 'Sisurim Reuna' })).not.toHaveLength(0);
  rerender(shopperScene().within(<Gallery id="a" product={{ ...product, name: 'Reuna' }} priority="high" />));
  expect(screen.getAllByRole('img', { name: 'Sisurim Reuna' })).not.toHaveLength(0);
});

it('opens an image in full screen and waits visibly for each (R-PRODUCT-30)', async () => {
  HTMLElement.prototype.scrollTo ??= () => undefined;
  showGallery();
  // The link in the strip; the thumbnail of the same name scrolls to it.
  const [picture] = screen.getAllByRole('link', { name: /kuva 2 \/ 3.*Avaa kuva 2 suurempana/ });
  if (picture) await userEvent.click(picture);
  const viewer = await screen.findByRole('dialog', { name: 'Tuotekuvat' });
  expect(within(viewer).getByText('2 / 3')).toBeVisible();

  const waiting = () => within(viewer).queryAllByRole('img', { name: 'Ladataan…' });
  expect(waiting()).toHaveLength(3);
  const [first, second] = viewer.querySelectorAll('img');
  if (first) fireEvent.load(first);
  if (second) fireEvent.error(second);
  expect(waiting()).toHaveLength(1);
});

it('leaves clicks with a modifier key to the browser', () => {
  showGallery();
  for (const picture of screen.getAllByRole('link', { name: /Avaa kuva 2 suurempana/ }))
    for (const key of [{ shiftKey: true }, { altKey: true }, { metaKey: true }, { ctrlKey: true }])
      expect(fireEvent.click(picture, key)).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});
