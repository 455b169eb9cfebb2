/** The parameters of a product in their groups: `Mått / Diameter: 25 tum`; the manufacturer comes last. */
import type { Context } from '#backend/kernel/context.ts';
import { localised } from './localised.ts';
import { makerGroupOf } from './maker-view.ts';
import type { ProductRecord } from './product/product-record.ts';
import { type CatalogueReference, type ParameterValue, parameterFacetId } from './reference.ts';

export interface ParameterView {
  parameterId: number;
  parameterGroupId: number;
  order: number;
  type: string;
  name: string | null;
  label: string | null;
  description: string | null;
  value: string | null;
  show: boolean;
  showFilter: boolean;
  identifier: string;
  /** Null when it is not a filter of lists. */
  facetId: string | null;
  parameterValueId: number | null;
  /** Rules of its measures; null: the usual ones of the identifier (R-VEHICLE-16). */
  fit: string | null;
}

export interface ParameterGroupView {
  parameterGroupId: number;
  productId: number;
  name: string;
  order: number;
  parameters: ParameterView[];
}

/** `label` is the parameter's name and `value` the value's, both in the language of the request. */
const toView = (value: ParameterValue, { language }: Context): ParameterView => {
  const { parameter } = value;
  const name = localised(parameter.name, language);
  return {
    parameterId: parameter.id,
    parameterGroupId: parameter.group.id,
    order: parameter.order,
    type: parameter.type,
    name,
    label: name,
    description: parameter.description[language.code] ?? null,
    value: localised(value.label, language),
    show: parameter.show,
    showFilter: parameter.showFilter,
    identifier: parameter.identifier,
    facetId: parameterFacetId(value),
    parameterValueId: value.id,
    fit: parameter.fit,
  };
};

export function parameterGroupsOf(
  { parameterValues, brands }: CatalogueReference,
  ctx: Context,
  { id: productId, brandId, parameterValueIds }: Pick<ProductRecord, 'id' | 'brandId' | 'parameterValueIds'>,
): ParameterGroupView[] {
  const groups = new Map<number, ParameterGroupView>();
  const values = parameterValueIds
    .flatMap(id => parameterValues.get(id) ?? [])
    .sort((a, b) => a.parameter.order - b.parameter.order || a.order - b.order || a.id - b.id);
  for (const value of values) {
    const { id, name, order } = value.parameter.group;
    const group = groups.get(id) ?? {
      parameterGroupId: id,
      productId,
      name: localised(name, ctx.language) ?? '',
      order,
      parameters: [],
    };
    group.parameters.push(toView(value, ctx));
    groups.set(id, group);
  }
  const sorted = [...groups.values()].sort((a, b) => a.order - b.order);
  const order = (sorted.at(-1)?.order ?? 0) + 1;
  return [...sorted, ...makerGroupOf(brands.get(brandId), ctx, { productId, order })];
}
