/** What the form completes by itself: the city of a zip code and the organisation of a number, never over what was typed. */
import type { DirectoryApi, PostalArea } from '#api/directory/types.ts';
import { show } from '#tests/support/worlds/checkout-scene.tsx';
import { aCart, aLine } from '#tests/support/worlds/shopper-scene.tsx';
import '@testing-library/jest-dom/vitest';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

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

describe('an answer that comes when the person is already in the next field', () => {
  function later<T>() {
    let give: (value: T) => void = () => undefined;
    const promise = new Promise<T>(resolve => (give = resolve));
    return { promise, give: (value: T) => give(value) };
  }
  const found = { name: 'Metsätyö Oy', addressLine1: 'Savotantie 12', zip: '70150', city: 'Kuopio' };
  const names = ['Yrityksen nimi', 'Katuosoite', 'Postinumero', 'Postitoimipaikka'] as const;

  it.each(names)('fills %s as well, and selects it', async name => {
    const answer = later<typeof found>();
    organization.mockReturnValueOnce(answer.promise);
    await open();
    fireEvent.click(screen.getByRole('radio', { name: 'Yritys' }));
    type('Y-tunnus', '9700001-4');
    const entered = field(name) as HTMLInputElement;
    entered.focus();
    await waitFor(() => expect(organization).toHaveBeenCalled());
    answer.give(found);
    await waitFor(() => expect(entered).not.toHaveValue(''));
    await waitFor(() => expect(entered.selectionEnd).toBe(entered.value.length));
    expect(entered.selectionStart).toBe(0);
    expect(names.map(each => (field(each) as HTMLInputElement).value)).toEqual([
      ...['Metsätyö Oy', 'Savotantie 12', '70150', 'Kuopio'],
    ]);
    expect(screen.getAllByText('Täytimme tiedot rekisteristä: Metsätyö Oy.')).not.toHaveLength(0);
  });

  it('keeps what the person has typed there meanwhile', async () => {
    const answer = later<typeof found>();
    organization.mockReturnValueOnce(answer.promise);
    await open();
    fireEvent.click(screen.getByRole('radio', { name: 'Yritys' }));
    type('Y-tunnus', '9700001-4');
    field('Yrityksen nimi').focus();
    type('Yrityksen nimi', 'Met');
    answer.give(found);
    await waitFor(() => expect(field('Katuosoite')).toHaveValue('Savotantie 12'));
    expect(field('Yrityksen nimi')).toHaveValue('Met');
  });

  it('fills the city of the zip code, and that of the next one', async () => {
    const answers = [later<PostalArea[]>(), later<PostalArea[]>()];
    for (const { promise } of answers) areas.mockReturnValueOnce(promise);
    await open();
    type('Postinumero', '70100');
    const city = field('Postitoimipaikka') as HTMLInputElement;
    city.focus();
    answers[0]?.give([{ zip: '70100', city: 'Kuopio' }]);
    await waitFor(() => expect(city).toHaveValue('Kuopio'));
    type('Postinumero', '71800');
    city.focus();
    answers[1]?.give([{ zip: '71800', city: 'Siilinjärvi' }]);
    await waitFor(() => expect(city).toHaveValue('Siilinjärvi'));
  });
});
