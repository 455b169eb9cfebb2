/** The postal areas of Finland, and a register of invented organisations. */
import type { BulkWriter } from '../bulk-writer.ts';
import { finnishPostalAreas } from './finnish-postal-areas.ts';

/** The first is that of the business account. The numbers of the others pass the check and lie far above issued ones. */
const organizations = [
  ['07375462', 'Maastokone Oy', 'Teollisuuskatu 21', '00510', 'Helsinki'],
  ['97000014', 'Metsätyö Halonen Oy', 'Savotantie 12', '70150', 'Kuopio'],
  ['97000022', 'Pohjolan Kiinteistöhuolto Oy', 'Huoltokuja 3', '96100', 'Rovaniemi'],
  ['97000030', 'Skärgårdens Service Ab', 'Hamngatan 8', '65100', 'Vasa'],
  ['97000049', 'Kuntatekniikka Mäntylä Ky', 'Varikkotie 1', '40100', 'Jyväskylä'],
] as const;

export function addDirectory(writer: BulkWriter): void {
  for (const [zip, fi, sv] of finnishPostalAreas())
    writer.add('postal_area', { country: 'FI', zip, name: { fi, sv, en: fi } });
  for (const [number, name, address_line1, zip, city] of organizations)
    writer.add('organization', { country: 'FI', number, name, address_line1, zip, city });
}
