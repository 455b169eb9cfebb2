/** Assigns ids to parameter values and writes each value once. */
import { universalVehicle } from '#backend/commands.ts';
import type { BulkWriter } from '../bulk-writer.ts';
import { vehicles } from '../shop/vehicles.ts';
import { localized, sameInAll, slug } from '../words.ts';
import type { Fact } from './line.ts';
import { parameterGroups, parameters, vehicleParameter } from './parameters.ts';
import type { Draft } from './product-draft.ts';
import { factsOf } from './texts.ts';
import { fitsWheels } from './wheel-compatibility.ts';

/** Value of the vehicle parameter for universal products. */
export const universalValue = vehicles.length + 1;

export interface ParameterValues {
  /** Ids of all values of one product, including its compatibility. */
  idsOf: (draft: Draft) => readonly number[];
}

/** Writes groups, parameters and vehicles at once, and the other values when they are first used. */
export function createParameterValues(writer: BulkWriter): ParameterValues {
  const ids = new Map<string, number>();
  let last = universalValue;
  addParameters(writer);

  const idOf = ([key, value]: Fact): number => {
    const label = typeof value === 'string' ? sameInAll(value) : value;
    const name = `${key}:${slug(label[0])}`;
    const known = ids.get(name);
    if (known !== undefined) return known;
    last += 1;
    ids.set(name, last);
    writer.add('parameter_value', {
      parameter_value_id: last,
      parameter_id: parameters[key].id,
      slug: slug(label[0]),
      label: localized(label),
      sort_order: last,
    });
    return last;
  };
  return {
    idsOf: draft => [...new Set([...fitOf(draft), ...[...factsOf(draft), weightOf(draft)].map(idOf)])],
  };
}

/** As products are weighed for delivery: the figures of shop and carrier agree. */
function weightOf({ line, size }: Draft): Fact {
  const grams = line.grams * (size?.weight ?? 1);
  const text = (locale: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilogram', maximumSignificantDigits: 3 }).format(
      grams / 1000,
    );
  return ['weight', [text('fi'), text('sv'), text('en')]];
}

/** The vehicles of one model, those with matching wheel dimensions, or all vehicles; none for what a person wears. */
export function fitOf(draft: Draft): readonly number[] {
  const { family, line, vehicleModel } = draft;
  if (family.isWorn) return [];
  const fitting = vehicles.filter(vehicle =>
    vehicleModel === null
      ? fitsWheels(factsOf(draft), vehicle.vehicleModel)
      : vehicle.vehicleModel === vehicleModel,
  );
  // A size that no vehicle has from the factory fits by its measures alone: what has a measure is never universal.
  if (fitting.length === 0 && line.fit === 'wheel') return [];
  return fitting.length > 0 ? fitting.map(({ id }) => id) : [universalValue];
}

function addParameters(writer: BulkWriter): void {
  for (const [index, group] of parameterGroups.entries()) {
    writer.add('parameter_group', {
      parameter_group_id: group.id,
      name: localized(group.name),
      sort_order: index + 1,
    });
  }
  const all = [['vehicle', vehicleParameter] as const, ...Object.entries(parameters)];
  for (const [index, [identifier, parameter]] of all.entries()) {
    writer.add('parameter', {
      parameter_id: parameter.id,
      parameter_group_id: parameter.group,
      identifier,
      type: identifier === 'vehicle' ? 'multi' : 'single',
      name: localized(parameter.name),
      sort_order: index + 1,
      show: identifier !== 'vehicle',
      show_filter: parameter.filter,
      fit: parameter.fit ?? null,
    });
  }
  const value = (id: number, text: string, label: object): void =>
    writer.add('parameter_value', {
      parameter_value_id: id,
      parameter_id: vehicleParameter.id,
      slug: text,
      label,
      sort_order: id,
    });
  for (const vehicle of vehicles) {
    const label = `${vehicle.manufacturer} ${vehicle.model} ${vehicle.year}`;
    value(vehicle.id, vehicle.slug, localized(sameInAll(label)));
    writer.add('vehicle', {
      vehicle_id: vehicle.id,
      manufacturer: vehicle.manufacturer,
      year: vehicle.year,
      model: vehicle.model,
      parameter_value_id: vehicle.id,
      tech_data: vehicle.vehicleModel.techData,
    });
  }
  value(universalValue, universalVehicle.slug, universalVehicle.label);
}
