/** The vehicle of a rule (R-STUDIO-241). */
import { fireEvent, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { expect, it, vi } from 'vitest';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import type { VehicleRule } from '#kernel/vehicle/vehicle-rule.ts';
import { messages } from '../../../parts/texts/messages.en.gen.ts';
import { ruleWithVehicle, VehicleCondition } from './vehicle-condition.tsx';

it('means a vehicle that was picked beside those before, in any year', () => {
  const rule = { manufacturer: ['Honda'], from: 2015 };
  expect(ruleWithVehicle(rule, 'Honda|2021|TRX520')).toEqual({ ...rule, model: ['TRX520'] });
  expect(ruleWithVehicle(rule, 'Can-Am|2021|Outlander').manufacturer).toEqual(['Honda', 'Can-Am']);
  expect(ruleWithVehicle(rule, 'nothing')).toBe(rule);
});

function open(rule: VehicleRule | undefined) {
  const onChange = vi.fn();
  render(
    <RawIntlProvider value={createCompiledIntl('en-GB', messages)}>
      <VehicleCondition rule={rule} onChange={onChange} />
    </RawIntlProvider>,
  );
  return onChange;
}

it('leaves a model out, and is gone without any condition', () => {
  const onChange = open({ manufacturer: ['Honda'], model: ['TRX520'] });
  fireEvent.click(screen.getByRole('button', { name: 'Remove TRX520' }));
  expect(onChange).toHaveBeenLastCalledWith({ manufacturer: ['Honda'] });
  const last = open({ manufacturer: ['Polaris'] });
  fireEvent.click(screen.getByRole('button', { name: 'Remove Polaris' }));
  expect(last).toHaveBeenLastCalledWith(undefined);
});

it('takes years, and none that is not one', () => {
  const onChange = open({ manufacturer: ['Honda'] });
  const from = screen.getByLabelText(/^First model year/);
  fireEvent.change(from, { target: { value: '2015' } });
  fireEvent.blur(from);
  expect(onChange).toHaveBeenLastCalledWith({ manufacturer: ['Honda'], from: 2015 });
  const until = screen.getByLabelText(/^Last model year/);
  fireEvent.change(until, { target: { value: '20x' } });
  fireEvent.blur(until);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(until).toHaveValue('');
});
