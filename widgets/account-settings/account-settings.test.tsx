/** The settings page as a customer sees it. */

import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { AccountApi } from '#api/account/types.ts';
import type { Api } from '#api/api.ts';
import type { Address } from '#api/checkout/types.ts';
import type { ShopperStores } from '#stores/shopper/shopper-stores.ts';
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import { blocksOf, changesOf, masked } from './blocks.ts';
import minimal from './examples/minimal.json' with { type: 'json' };
import accountSettings from './index.ts';
import { anAccount } from './sample-account.ts';

async function show(
  api: Partial<AccountApi> = {},
  market = 'fi',
  others: { [Noun in keyof Api]?: Partial<Api[Noun]> } = {},
) {
  let stores: ShopperStores | undefined;
  const scene = await widgetScene(accountSettings, minimal, {
    market,
    api: { ...others, account: { get: () => Promise.resolve(anAccount()), ...api } },
    withStores: made => {
      stores = made;
    },
  });
  await act(async () => render(scene));
  return stores as ShopperStores;
}
const address = () => within(screen.getByRole('region', { name: 'Laskutus ja toimitus' }));

it('masks an identity number except its last characters, and leaves an empty one empty', async () => {
  await show();
  expect(screen.getByText('•••••••308T')).toBeDefined();
  expect(screen.queryByText('131052-308T')).toBeNull();
  expect(screen.getAllByText('Ei annettu').length).toBeGreaterThan(0);
  expect(masked('123')).toBe('123');
});

it('saves changes with the customer type, and discards them on cancel', async () => {
  const update = vi.fn<AccountApi['update']>(({ address: given }) =>
    Promise.resolve(anAccount({ address: { ...anAccount().address, ...given } as never })),
  );
  await show({ update });
  await userEvent.click(address().getByRole('button', { name: 'Muokkaa' }));
  const city = address().getByRole('textbox', { name: /Postitoimipaikka/ });
  await userEvent.clear(city);
  await userEvent.type(city, 'Oulu');
  await userEvent.click(address().getByRole('button', { name: 'Peruuta' }));
  expect(address().getByText('Helsinki')).toBeDefined();

  await userEvent.click(address().getByRole('button', { name: 'Muokkaa' }));
  const again = address().getByRole('textbox', { name: /Postitoimipaikka/ });
  await userEvent.clear(again);
  await userEvent.type(again, 'Oulu');
  await userEvent.click(address().getByRole('button', { name: 'Tallenna' }));
  expect(update.mock.calls[0]?.[0]).toMatchObject({
    customerType: 'PERSON',
    address: { city: 'Oulu', zip: '00100' },
  });
  expect(address().getByText('Oulu')).toBeDefined();
});

it('names the invalid field, focuses it, and keeps the input when saving fails', async () => {
  const update = vi.fn<AccountApi['update']>().mockRejectedValue(new Error('down'));
  await show({ update });
  await userEvent.click(address().getByRole('button', { name: 'Muokkaa' }));
  const zip = address().getByRole<HTMLInputElement>('textbox', { name: /Postinumero/ });
  await userEvent.clear(zip);
  await userEvent.type(zip, '12');
  await userEvent.click(address().getByRole('button', { name: 'Tallenna' }));
  expect(document.activeElement).toBe(zip);
  expect(update).not.toHaveBeenCalled();
  await userEvent.type(zip, '345');
  await userEvent.click(address().getByRole('button', { name: 'Tallenna' }));
  expect(address().getByRole('alert').textContent).toContain('Jokin meni vikaan');
  expect(zip.value).toBe('12345');
});

it.each([
  ['dk', 'FI', '2100', 'neljä', 'DK'],
  ['no', 'FI', '0150', 'neljä', 'NO'],
  ['fi', 'DK', '33100', 'viisi', 'FI'],
  ['dk', '', '2100', 'neljä', 'DK'],
  // Five digits are a valid Finnish zip code too, so the address may not have moved.
  ['se', 'FI', '111 22', 'viisi', 'FI'],
  ['en', 'FI', '10115', 'viisi', 'FI'],
  ['en', '', '10115', 'viisi', 'DE'],
])('accepts a zip code of the market %s for an address in "%s": %s', async (...given) => {
  const [market, before, zip, digits, after] = given;
  const stored = { ...anAccount().address, country: before, zip: '' } as Address;
  const account = anAccount({ address: stored });
  const update = vi.fn<AccountApi['update']>(() => Promise.resolve(account));
  await show({ get: () => Promise.resolve(account), update }, market);
  await userEvent.click(address().getByRole('button', { name: 'Muokkaa' }));
  const field = address().getByRole('textbox', { name: /Postinumero/ });
  await userEvent.type(field, '12');
  await userEvent.click(address().getByRole('button', { name: 'Tallenna' }));
  expect(address().getByText(`Kirjoita postinumero, ${digits} numeroa.`)).toBeDefined();
  await userEvent.clear(field);
  await userEvent.type(field, zip);
  await userEvent.click(address().getByRole('button', { name: 'Tallenna' }));
  expect(update.mock.calls[0]?.[0].address).toMatchObject({ zip, country: after });
});

it('saves other fields beside a stored number of another country', async () => {
  const update = vi.fn<AccountApi['update']>(() => Promise.resolve(anAccount()));
  const get = () => Promise.resolve(anAccount({ identityNumber: '811228-9874' }));
  await show({ get, update });
  const person = within(screen.getByRole('region', { name: 'Henkilötiedot' }));
  await userEvent.click(person.getByRole('button', { name: 'Muokkaa' }));
  await userEvent.type(person.getByRole('textbox', { name: /Puhelin/ }), '040 123 4567');
  await userEvent.click(person.getByRole('button', { name: 'Tallenna' }));
  expect(update).toHaveBeenCalledOnce();
});

it('shows customer type and country in words, and saves gender and door code', async () => {
  const update = vi.fn<AccountApi['update']>(({ gender = 'UNSET', address: given }) =>
    Promise.resolve(anAccount({ gender, address: { ...anAccount().address, ...given } as never })),
  );
  await show({ update });
  const person = within(screen.getByRole('region', { name: 'Henkilötiedot' }));
  expect(person.getByText('Asiakastyyppi').nextElementSibling?.textContent).toBe('Yksityinen');
  expect(person.getByText('Sukupuoli').nextElementSibling?.textContent).toBe('Ei annettu');
  expect(address().getByText('Maa').nextElementSibling?.textContent).toBe('Suomi');
  await userEvent.click(person.getByRole('button', { name: 'Muokkaa' }));
  expect(person.queryByLabelText(/Asiakastyyppi/)).toBeNull();
  await userEvent.selectOptions(person.getByRole('combobox', { name: /Sukupuoli/ }), 'Nainen');
  await userEvent.click(person.getByRole('button', { name: 'Tallenna' }));
  expect(update).toHaveBeenLastCalledWith({ customerType: 'PERSON', gender: 'WOMAN' });
  expect(person.getByText('Nainen')).toBeDefined();

  await userEvent.click(address().getByRole('button', { name: 'Muokkaa' }));
  await userEvent.type(address().getByRole('textbox', { name: /Ovikoodi/ }), '12B');
  await userEvent.click(address().getByRole('button', { name: 'Tallenna' }));
  expect(update.mock.calls[1]?.[0].address).toMatchObject({ entryCode: '12B', country: 'FI' });
});

it('asks for confirmation before deleting the account', async () => {
  const remove = vi.fn<AccountApi['remove']>().mockRejectedValue(new Error('down'));
  await show({ remove });
  await userEvent.click(screen.getByRole('button', { name: 'Poista tili' }));
  const prompt = await screen.findByRole('dialog', { name: 'Poistetaanko tili?' });
  expect(remove).not.toHaveBeenCalled();
  await userEvent.click(within(prompt).getByRole('button', { name: 'Poista tili' }));
  expect(within(prompt).getByRole('alert').textContent).toContain('Jokin meni vikaan');
});

it('shows a failed export beside its button, and a failed deletion in its dialog', async () => {
  await show({ remove: () => Promise.reject(new Error('down')) });
  await userEvent.click(screen.getByRole('button', { name: 'Lataa omat tietosi' }));
  expect(await screen.findByRole('alert')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Poista tili' }));
  const prompt = await screen.findByRole('dialog', { name: 'Poistetaanko tili?' });
  expect(within(prompt).queryByRole('alert')).toBeNull();
  await userEvent.click(within(prompt).getByRole('button', { name: 'Poista tili' }));
  expect(await within(prompt).findByRole('alert')).toBeDefined();
  await userEvent.click(within(prompt).getByRole('button', { name: 'Peruuta' }));
  await userEvent.click(screen.getByRole('button', { name: 'Poista tili' }));
  expect(within(screen.getByRole('dialog')).queryByRole('alert')).toBeNull();
});

it('turns the newsletter on at once, and back off when the request is refused', async () => {
  const update = vi.fn<AccountApi['update']>().mockRejectedValueOnce(new Error('down'));
  update.mockResolvedValue(anAccount({ newsletter: true }));
  await show({ update });
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /uutiskirjeen/ });
  await userEvent.click(box);
  expect([box.checked, screen.getByRole('alert').textContent]).toEqual([
    false,
    expect.stringContaining('Jokin meni'),
  ]);
  await userEvent.click(box);
  expect(update).toHaveBeenLastCalledWith({ customerType: 'PERSON', newsletter: true });
  expect(box.checked).toBe(true);
});

it('shows name and number of an organisation and sends only changed fields', () => {
  const account = anAccount({ customerType: 'ORGANIZATION', identityNumber: '0112038-9' });
  const [firm] = blocksOf(account);
  expect(firm?.fields.map(({ name }) => name)).toEqual([
    'customerType',
    'company',
    'identityNumber',
    'firstName',
    'lastName',
    'mobile',
  ]);
  const same = Object.fromEntries(
    (firm?.fields ?? []).map(({ name }) => [
      name,
      name === 'identityNumber' ? '0112038-9' : (account.address?.[name as 'city'] ?? ''),
    ]),
  );
  expect(firm && changesOf(account, firm, same, 'FI')).toEqual({ customerType: 'ORGANIZATION' });
});

/** @proves FAULT-26 */
it('exports all data of a customer as a readable file', async () => {
  const line = { skuId: 11, productId: 1, quantity: 2, name: 'Vinssi' };
  const vehicle = { manufacturer: 'Honda', year: '2021', model: 'TRX520 Foreman' };
  const files: Blob[] = [];
  URL.createObjectURL = blob => {
    files.push(blob as Blob);
    return '#file';
  };
  URL.revokeObjectURL = () => undefined;
  await show({}, 'fi', {
    order: { mine: () => Promise.resolve([]) },
    savedLine: { all: () => Promise.resolve([line]) },
    garage: { all: () => Promise.resolve([vehicle]) },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Lataa omat tietosi' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const text = new FileReader();
  const read = new Promise(done => text.addEventListener('load', done));
  text.readAsText(files[0] as Blob);
  await read;
  expect(JSON.parse(String(text.result))).toEqual({
    account: anAccount(),
    orders: [],
    savedLines: [line],
    vehicles: [vehicle],
  });
});
