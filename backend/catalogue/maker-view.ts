/** The manufacturer of a product as a group of parameters: the contract has no field for it, and every offer must state it (GPSR 2023/988 art. 19). */
import type { Context } from '#backend/kernel/context.ts';
import type { Brand } from './reference.ts';

const fi = {
  group: 'Valmistaja ja turvallisuus',
  name: 'Valmistajan nimi',
  address: 'Postiosoite',
  contact: 'Sähköposti',
};
const sv: typeof fi = {
  group: 'Tillverkare och säkerhet',
  name: 'Tillverkarens namn',
  address: 'Postadress',
  contact: 'E-post',
};

const en: typeof fi = {
  group: 'Manufacturer and safety',
  name: 'Name of the manufacturer',
  address: 'Postal address',
  contact: 'Email',
};
const labelsByCode: Readonly<Record<string, typeof fi>> = { fi, sv, en };

const fields = ['name', 'address', 'contact'] as const;

/** Id of the group and of its parameters, unused by the tables, whose ids begin at 1. */
const ofNoTable = 0;

/** After the groups of the catalogue; missing values are left out. */
export function makerGroupOf(
  brand: Pick<Brand, 'maker'> | undefined,
  { language }: Context,
  { productId, order }: { productId: number; order: number },
) {
  const labels = labelsByCode[language.code] ?? fi;
  const parameters = fields.flatMap((field, at) => {
    const value = brand?.maker[field].trim();
    if (!value) return [];
    return {
      parameterId: ofNoTable,
      parameterGroupId: ofNoTable,
      order: at + 1,
      type: 'single',
      name: labels[field],
      label: labels[field],
      description: null,
      value,
      show: true,
      showFilter: false,
      identifier: `manufacturer-${field}`,
      facetId: null,
      parameterValueId: null,
      fit: null,
    };
  });
  return parameters.length > 0
    ? [{ parameterGroupId: ofNoTable, productId, name: labels.group, order, parameters }]
    : [];
}
