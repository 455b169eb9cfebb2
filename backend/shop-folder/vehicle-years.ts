/** How `catalogue/vehicles.csv` states a model: its years and what is known of its wheels and fluids. */
import { techFields } from '#kernel/tech-fields.ts';

/** Column → field of the technical data that the vehicle selector shows. */
export const techColumns: ReadonlyMap<string, string> = new Map(
  techFields.map(field => [field.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`), field]),
);
