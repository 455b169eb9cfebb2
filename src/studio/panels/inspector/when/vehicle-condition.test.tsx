/** The vehicle of a rule (R-STUDIO-241). */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { expect, it, vi } from 'vitest';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import type { VehicleRule } from '#kernel/vehicle/vehicle-rule.ts';
import { messages } from '../../../parts/texts/messages.en.gen.ts';
import { rulesWithVehicle, VehicleCondition } from './vehicle-condition.tsx';

const outlander = { manufacturer: 'Can-Am', model: ['Outlander'] };

it('means a vehicle that was picked beside those before, in any year', () => {
  const honda = { manufacturer: 'Honda', model: ['TRX420'], from: 2015 };
  expect(rulesWithVehicle([honda], 'Honda|2021|TRX520')).toEqual([{ ...honda, model: ['TRX420', 'TRX520'] }]);
  expect(rulesWithVehicle([honda], 'Can-Am|2021|Outlander')).toEqual([honda, outlander]);
  expect(rulesWithVehicle([], 'Can-Am|2021|Outlander')).toEqual([outlander]);
  expect(rulesWithVehicle([honda], 'nothing')).toEqual([honda]);
});

it('excludes no model of a make that a rule means as a whole', () => {
  const all = [{ manufacturer: 'Honda' }];
  expect(rulesWithVehicle(all, 'Honda|2021|TRX520')).toBe(all);
  expect(rulesWithVehicle(all, 'Can-Am|2021|Outlander')).toEqual([...all, outlander]);
});

it('gives years that stood alone to the make that is picked', () => {
  expect(rulesWithVehicle([{ from: 2020 }], 'Can-Am|2021|Outlander')).toEqual([{ ...outlander, from: 2020 }]);
});

function open(rules: readonly VehicleRule[] | undefined, isTaken = true) {
  const onChange = vi.fn(() => isTaken);
  const { unmount } = render(
    <RawIntlProvider value={createCompiledIntl('en-GB', messages)}>
      <VehicleCondition rules={rules} onChange={onChange} />
    </RawIntlProvider>,
  );
  return { onChange, unmount, row: (name: string) => within(screen.getByRole('group', { name })) };
}

it('leaves out a model, all models, and a make with its models', () => {
  const honda = { manufacturer: 'Honda', model: ['TRX420', 'TRX520'], from: 2015 };
  const { onChange, row } = open([honda, outlander]);
  fireEvent.click(row('Honda').getByRole('button', { name: 'Remove TRX520' }));
  expect(onChange).toHaveBeenLastCalledWith([{ ...honda, model: ['TRX420'] }, outlander]);
  fireEvent.click(row('Honda').getByRole('checkbox', { name: 'All models' }));
  expect(onChange).toHaveBeenLastCalledWith([{ manufacturer: 'Honda', from: 2015 }, outlander]);
  fireEvent.click(row('Can-Am').getByRole('button', { name: 'Remove Can-Am' }));
  expect(onChange).toHaveBeenLastCalledWith([honda]);
});

it('says that a make alone means all its models, and is gone without any condition', () => {
  const { onChange, row } = open([{ manufacturer: 'Polaris' }]);
  expect(row('Polaris').getByRole('checkbox', { name: 'All models' })).toBeChecked();
  fireEvent.click(row('Polaris').getByRole('button', { name: 'Remove Polaris' }));
  expect(onChange).toHaveBeenLastCalledWith(undefined);
});

const type = (label: RegExp, value: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
  return field;
};

it('takes years of a make, and of any', () => {
  const make = open([{ manufacturer: 'Honda' }]);
  type(/^First model year/, '2015');
  expect(make.onChange).toHaveBeenLastCalledWith([{ manufacturer: 'Honda', from: 2015 }]);
  make.unmount();
  const any = open(undefined);
  type(/^Last model year/, '2100');
  expect(any.onChange).toHaveBeenLastCalledWith([{ until: 2100 }]);
});

it.each(['20x', '1899', '2101', '20'])('leaves %s where it was typed and says that it is no year', text => {
  const { onChange } = open([{ manufacturer: 'Honda', from: 2015 }]);
  const from = type(/^First model year/, text);
  expect([onChange.mock.calls, (from as HTMLInputElement).value]).toEqual([[], text]);
  expect(from).toHaveAccessibleDescription(/Write a year from 1900 to 2100\./);
  type(/^First model year/, '2015');
  expect(from).not.toHaveAccessibleDescription(/Write a year/);
});

it('goes back to the year of the rule when another is refused', () => {
  open([{ manufacturer: 'Honda', until: 2015 }], false);
  expect(type(/^First model year/, '2020')).toHaveValue('');
});
