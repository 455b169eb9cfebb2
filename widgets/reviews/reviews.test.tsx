/** Reviews from the shopper's point of view. */

import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ReviewApi } from '#api/review/types.ts';
import type { ShopperStores } from '#stores/shopper/shopper-stores.ts';
import type { Vehicle } from '#stores/visitor/vehicle-store.ts';
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import minimal from './examples/minimal.json' with { type: 'json' };
import reviews from './index.ts';
import { sampleReviews } from './sample-reviews.ts';

interface Shown extends Partial<ReviewApi> {
  user?: string | null;
  vehicles?: readonly Vehicle[];
  query?: Record<string, string>;
}

async function show({ user = null, vehicles = [], query = {}, ...more }: Shown = {}) {
  const of = vi.fn<ReviewApi['of']>((_, { skip, take, vehicle }) =>
    Promise.resolve(sampleReviews(skip, take, vehicle)),
  );
  let stores: ShopperStores | undefined;
  const scene = await widgetScene(reviews, minimal, {
    api: { review: { of, ...more } },
    query,
    withStores: made => {
      made.session.user = user;
      for (const vehicle of vehicles) made.vehicles.add(vehicle);
      stores = made;
    },
  });
  await act(async () => render(scene));
  return { of, stores: stores as ShopperStores };
}

it('shows the average and five reviews; another page loads the next and moves the focus (R-PRODUCT-26)', async () => {
  const { of } = await show();
  expect(screen.getByText('6 arvostelua')).toBeDefined();
  expect(screen.getAllByText(/Kirjoittanut/)).toHaveLength(5);
  expect(screen.getByText('5 tähteä: 3 arvostelua')).toBeDefined();
  expect(screen.getAllByText('Ostettu meiltä')).toHaveLength(3);
  expect(screen.getByText(/Ajoneuvo: Honda TRX520 2020/)).toBeDefined();
  const pages = within(screen.getByRole('navigation', { name: 'Sivut' }));
  await userEvent.click(pages.getByRole('button', { name: 'Sivu 2 / 2' }));
  expect(screen.getAllByText(/Kirjoittanut/)).toHaveLength(1);
  expect(of).toHaveBeenLastCalledWith('vinssi-2500', { skip: 5, take: 5, vehicle: null });
  expect(document.activeElement?.tagName).toBe('UL');
});

it('requires a login for writing (R-PRODUCT-27)', async () => {
  const { stores } = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Kirjaudu' }));
  expect([stores.panels.current, stores.panels.frame]).toEqual(['account', 'login']);
});

it('requires stars and a name, and keeps the input when sending fails', async () => {
  const post = vi.fn<ReviewApi['post']>().mockRejectedValueOnce(new Error('down')).mockResolvedValue(true);
  await show({ user: 'aino@example.fi', post });
  await userEvent.click(screen.getByRole('button', { name: 'Kirjoita arvostelu' }));
  const send = await screen.findByRole('button', { name: 'Lähetä arvostelu' });
  await userEvent.click(send);
  expect(screen.getByRole('alert').textContent).toBe('Anna arvosana tähdillä.');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 tähteä viidestä' }));

  await userEvent.click(screen.getByRole('radio', { name: '4 tähteä viidestä' }));
  await userEvent.click(send);
  const name = screen.getByRole('textbox', { name: /Nimi/ });
  expect(document.activeElement).toBe(name);
  expect(post).not.toHaveBeenCalled();

  await userEvent.type(name, 'Aino');
  await userEvent.type(screen.getByRole('textbox', { name: /Mikä toimi/ }), 'Vahva.');
  await userEvent.click(send);
  expect(screen.getByText(/Jokin meni vikaan/)).toBeDefined();
  await userEvent.click(send);
  expect(await screen.findByText(/Julkaisemme arvostelusi/)).toBeDefined();
  expect(post).toHaveBeenLastCalledWith('vinssi-2500', {
    rating: 4,
    author: 'Aino',
    comment: 'Vahva.',
    vehicle: '',
    pictures: [],
  });
});

it('shows customers’ pictures as links to the full image (R-PRODUCT-43)', async () => {
  await show();
  const strip = within(screen.getByRole('list', { name: 'Asiakkaiden kuvia' }));
  const [first] = strip.getAllByRole('link', { name: /Kuva 1\/2, kuvannut Aino/ });
  expect(first?.getAttribute('href')).toBe('/images/review/1500w/winch-in-snow.jpg');
});

it('sends pictures with the review, and names those that it cannot take (R-PRODUCT-42)', async () => {
  const sendPicture = vi
    .fn<ReviewApi['sendPicture']>()
    .mockResolvedValueOnce({ name: 'a.jpg', thumbnail: 'data:image/webp;base64,eA==' })
    .mockResolvedValueOnce(null)
    .mockResolvedValueOnce({ name: 'b.jpg', thumbnail: 'data:image/webp;base64,eA==' });
  const post = vi.fn<ReviewApi['post']>().mockResolvedValue(true);
  await show({ user: 'aino@example.fi', post, sendPicture });
  await userEvent.click(screen.getByRole('button', { name: 'Kirjoita arvostelu' }));
  const files = ['one.jpg', 'two.txt', 'three.jpg'].map(name => new File(['x'], name));
  await userEvent.upload(await screen.findByLabelText('Lisää kuvia'), files, { applyAccept: false });
  expect(screen.getByRole('alert').textContent).toMatch(/two.txt/);
  await userEvent.click(screen.getByRole('button', { name: 'Poista kuva 1' }));
  await userEvent.click(screen.getByRole('radio', { name: '5 tähteä viidestä' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Nimi/ }), 'Aino');
  await userEvent.click(screen.getByRole('button', { name: 'Lähetä arvostelu' }));
  expect(post.mock.lastCall?.[1].pictures).toEqual(['b.jpg']);
});

const honda = { id: 'h', manufacturer: 'Honda', year: '2021', model: 'TRX520' };
const facet = 'f_52_477_honda-2021-trx520';

describe('reviews by who has the shopper’s machine (R-VEHICLE-35)', () => {
  it('are offered with their number, and shown instead of all by a press', async () => {
    const { of } = await show({ vehicles: [honda] });
    const only = await screen.findByRole('button', { name: 'Omalle koneelleni: Honda TRX520 (1)' });
    expect(of).toHaveBeenLastCalledWith('vinssi-2500', { skip: 0, take: 0, vehicle: facet });
    await userEvent.click(only);
    expect(screen.getAllByText(/Kirjoittanut/)).toHaveLength(1);
    expect(screen.queryByRole('navigation', { name: 'Sivut' })).toBeNull();
    // The average stays that of all.
    expect(screen.getByText('6 arvostelua')).toBeDefined();
    await userEvent.click(only);
    expect(screen.getAllByText(/Kirjoittanut/)).toHaveLength(5);
  });

  it('are not offered without any, nor by a backend that answers all', async () => {
    for (const answer of [{ count: 0, vehicle: 'Honda TRX520' }, { count: 6 }]) {
      const of = vi.fn<ReviewApi['of']>((_, asked) =>
        Promise.resolve({ ...sampleReviews(), ...(asked.vehicle ? answer : {}) }),
      );
      await show({ vehicles: [honda], of });
      await vi.waitFor(() =>
        expect(of).toHaveBeenCalledWith('vinssi-2500', expect.objectContaining({ vehicle: facet })),
      );
      await act(async () => undefined);
      expect(screen.queryByText(/Omalle koneelleni/)).toBeNull();
      cleanup();
    }
  });

  it('are a link where the address names the machine', async () => {
    await show({ query: { vehicle: facet } });
    const link = screen.getByRole('link', { name: 'Omalle koneelleni: Honda TRX520 (1)' });
    expect(link.getAttribute('href')).toMatch(
      /\?vehicle=f_52_477_honda-2021-trx520&opinions=vehicle#product-reviews$/,
    );
    expect(screen.getAllByText(/Kirjoittanut/)).toHaveLength(5);
    cleanup();
    await show({ query: { vehicle: facet, opinions: 'vehicle' } });
    expect(screen.getAllByText(/Kirjoittanut/)).toHaveLength(1);
    const all = screen.getByRole('link', { name: /^Omalle koneelleni/, current: true });
    expect(all.getAttribute('href')).not.toContain('opinions');
  });

  it('come from a field that offers the garage’s machines and may be emptied', async () => {
    const post = vi.fn<ReviewApi['post']>().mockResolvedValue(true);
    await show({ user: 'aino@example.fi', vehicles: [honda], post });
    await userEvent.click(screen.getByRole('button', { name: 'Kirjoita arvostelu' }));
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: /Ajoneuvosi/ });
    expect(field.value).toBe('Honda TRX520 2021');
    expect([...(field.list?.options ?? [])].map(({ value }) => value)).toEqual(['Honda TRX520 2021']);
    await userEvent.click(screen.getByRole('radio', { name: '5 tähteä viidestä' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Nimi/ }), 'Aino');
    await userEvent.clear(field);
    await userEvent.click(screen.getByRole('button', { name: 'Lähetä arvostelu' }));
    expect(post.mock.lastCall?.[1].vehicle).toBe('');
  });
});
