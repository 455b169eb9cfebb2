/** What the form completes by itself: the city of a zip code and the organisation of a number, never over what was typed. */
import type { DirectoryApi } from '#api/directory/types.ts';
import { show } from '#tests/support/checkout-scene.tsx';
import { aCart, aLine } from '#tests/support/shopper-scene.tsx';
import '@testing-library/jest-dom/vitest';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

const cart = aCart([aLine()]);
const areas = vi.fn<DirectoryApi['areas']>(async (_, zip) =>
  [
    { zip: '70100', city: 'Kuopio' },
    { zip: '70150', city: 'Kuopio' },
    { zip: '71800', city: 'Siilinjärvi' },
  ].filter(area => area.zip.startsWith(zip)),
);
const organization = vi.fn<DirectoryApi['organization']>(async (_, number) =>
  number === '97000014'
    ? { name: 'Metsätyö Oy', addressLine1: 'Savotantie 12', zip: '70150', city: 'Kuopio' }
    : null,
);

beforeEach(() => {
  sessionStorage.clear();
  vi.clearAllMocks();
});

const field = (name: string) => screen.getByLabelText(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

async function open() {
  await show({ cart, api: { directory: { areas, organization } } });
  await screen.findByRole('combobox', { name: 'Postinumero' });
}

it('fills in the city of the zip code, announces it, and follows another code', async () => {
  await open();
  type('Postinumero', '70100');
  await waitFor(() => expect(field('Postitoimipaikka')).toHaveValue('Kuopio'));
  expect(screen.getByText('Täytimme postitoimipaikan: Kuopio.')).toBeInTheDocument();
  type('Postinumero', '70150');
  type('Postinumero', '71800');
  await waitFor(() => expect(field('Postitoimipaikka')).toHaveValue('Siilinjärvi'));
  // One request for each beginning, not for each digit.
  expect(areas.mock.calls.map(([, zip]) => zip)).toEqual(['701', '718']);
});

it('never changes a city that a person has typed', async () => {
  await open();
  type('Postitoimipaikka', 'Kallavesi');
  type('Postinumero', '70100');
  await waitFor(() => expect(areas).toHaveBeenCalled());
  await waitFor(() => expect(document.querySelectorAll('datalist option')).toHaveLength(2));
  expect(field('Postitoimipaikka')).toHaveValue('Kallavesi');
});

it('suggests the codes that continue the typed digits', async () => {
  await open();
  type('Postinumero', '701');
  await waitFor(() => expect(document.querySelectorAll('datalist option')).toHaveLength(2));
  expect(field('Postinumero')).toHaveAttribute('list', document.querySelector('datalist')?.id);
});

it('fills in the organisation of a valid number and sends its references with the order', async () => {
  await open();
  fireEvent.click(screen.getByRole('radio', { name: 'Yritys' }));
  type('Katuosoite', 'Muu tie 1');
  type('Y-tunnus', '9700001-');
  expect(organization).not.toHaveBeenCalled();
  type('Y-tunnus', '9700001-4');
  await waitFor(() => expect(field('Yrityksen nimi')).toHaveValue('Metsätyö Oy'));
  expect([field('Postinumero'), field('Postitoimipaikka'), field('Katuosoite')]).toEqual([
    expect.objectContaining({ value: '70150' }),
    expect.objectContaining({ value: 'Kuopio' }),
    expect.objectContaining({ value: 'Muu tie 1' }),
  ]);
  expect(screen.getAllByText('Täytimme tiedot rekisteristä: Metsätyö Oy.')).not.toHaveLength(0);
  expect(screen.getByRole('textbox', { name: 'Viitteesi (valinnainen)' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Kustannuspaikka (valinnainen)' })).toBeVisible();
});

it('says that a valid number is not in the register, and fills in nothing', async () => {
  await open();
  fireEvent.click(screen.getByRole('radio', { name: 'Yritys' }));
  type('Y-tunnus', '0112038-9');
  const note = 'Tunnusta ei ole rekisterissämme. Kirjoita yrityksen nimi ja osoite.';
  expect(await screen.findAllByText(note)).not.toHaveLength(0);
  expect(field('Yrityksen nimi')).toHaveValue('');
  type('Yrityksen nimi', 'Uusi Oy');
  expect(screen.queryByText(note)).toBeNull();
});

it('says nothing of a register that the backend does not have', async () => {
  organization.mockResolvedValueOnce(undefined);
  await open();
  fireEvent.click(screen.getByRole('radio', { name: 'Yritys' }));
  type('Y-tunnus', '0112038-9');
  await waitFor(() => expect(organization).toHaveResolved());
  expect(screen.queryByText(/rekisterissämme/)).toBeNull();
});
