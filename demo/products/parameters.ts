/** The specifications of products in their groups, with the ids that the vehicle selector and the filters use. */
import { vehicleGroupId, vehicleParameterId } from '#backend/commands.ts';
import type { Translated } from '../words.ts';

export interface Parameter {
  id: number;
  group: number;
  name: Translated;
  filter: boolean;
  /** Which measure of a vehicle it must agree with, where its name alone does not tell the shop (R-VEHICLE-16). */
  fit?: string;
}

export const parameterGroups: readonly { id: number; name: Translated }[] = [
  { id: vehicleGroupId, name: ['Sopivuus', 'Passform', 'Fit'] },
  { id: 60, name: ['Mitat', 'Mått', 'Dimensions'] },
  { id: 61, name: ['Materiaali ja väri', 'Material och färg', 'Material and colour'] },
  { id: 62, name: ['Tekniset tiedot', 'Tekniska data', 'Technical data'] },
  { id: 63, name: ['Muut tiedot', 'Övrigt', 'Other details'] },
];

export const vehicleParameter: Parameter = {
  id: vehicleParameterId,
  group: vehicleGroupId,
  name: ['Ajoneuvo', 'Fordon', 'Vehicle'],
  filter: false,
};

const list = {
  size: { id: 501, group: 60, name: ['Koko', 'Storlek', 'Size'], filter: true },
  rim: { id: 502, group: 60, name: ['Vannekoko', 'Fälgstorlek', 'Rim size'], filter: true },
  width: {
    ...{ id: 503, group: 60, name: ['Leveys', 'Bredd', 'Width'], filter: true },
    fit: 'rim-width rim-width frontRim/backRim within 1 near 2 excludes',
  },
  length: { id: 504, group: 60, name: ['Pituus', 'Längd', 'Length'], filter: true },
  volume: { id: 505, group: 60, name: ['Tilavuus', 'Volym', 'Volume'], filter: true },
  thickness: { id: 506, group: 60, name: ['Paksuus', 'Tjocklek', 'Thickness'], filter: false },
  diameter: {
    id: 507,
    group: 60,
    name: ['Ulkohalkaisija', 'Ytterdiameter', 'Outer diameter'],
    filter: false,
  },
  tread: { id: 508, group: 60, name: ['Renkaan leveys', 'Däckbredd', 'Tyre width'], filter: false },
  weight: { id: 509, group: 60, name: ['Paino', 'Vikt', 'Weight'], filter: false },
  material: { id: 511, group: 61, name: ['Materiaali', 'Material', 'Material'], filter: true },
  colour: { id: 512, group: 61, name: ['Väri', 'Färg', 'Colour'], filter: true },
  pull: { id: 521, group: 62, name: ['Vetokyky', 'Dragkraft', 'Pulling capacity'], filter: true },
  load: { id: 522, group: 62, name: ['Kantavuus', 'Maxlast', 'Load capacity'], filter: true },
  voltage: {
    ...{ id: 523, group: 62, name: ['Jännite', 'Spänning', 'Voltage'], filter: false },
    fit: 'voltage volts voltage excludes',
  },
  power: { id: 524, group: 62, name: ['Teho', 'Effekt', 'Power'], filter: true },
  light: { id: 525, group: 62, name: ['Valovirta', 'Ljusflöde', 'Luminous flux'], filter: false },
  charge: { id: 526, group: 62, name: ['Kapasiteetti', 'Kapacitet', 'Capacity'], filter: true },
  viscosity: { id: 527, group: 62, name: ['Viskositeetti', 'Viskositet', 'Viscosity'], filter: true },
  bolts: { id: 528, group: 62, name: ['Pulttijako', 'Bultcirkel', 'Bolt pattern'], filter: true },
  offset: {
    ...{ id: 529, group: 62, name: ['Offset', 'Offset', 'Offset'], filter: false },
    fit: 'offset offset frontWheelOffset/backWheelOffset within 1 near 3 excludes',
  },
  ply: { id: 530, group: 62, name: ['Kudosluokka', 'Ply-klass', 'Ply rating'], filter: true },
  position: { id: 531, group: 62, name: ['Asennuspaikka', 'Placering', 'Position'], filter: true },
  approval: { id: 532, group: 62, name: ['Hyväksyntä', 'Godkännande', 'Approval'], filter: true },
  protection: {
    id: 533,
    group: 62,
    name: ['Kotelointiluokka', 'Kapslingsklass', 'Protection class'],
    filter: false,
  },
  thread: { id: 534, group: 62, name: ['Kierre', 'Gänga', 'Thread'], filter: true },
  machine: {
    ...{ id: 535, group: 62, name: ['Koneluokka', 'Maskinklass', 'Machine class'], filter: true },
    fit: 'class text machineClass excludes',
  },
  language: { id: 541, group: 63, name: ['Kieli', 'Språk', 'Language'], filter: false },
  pieces: { id: 542, group: 63, name: ['Pakkauksessa', 'I förpackningen', 'In the pack'], filter: false },
  warranty: { id: 543, group: 63, name: ['Takuu', 'Garanti', 'Warranty'], filter: false },
} as const satisfies Record<string, Parameter>;

export type FactKey = keyof typeof list;
export const parameters: Readonly<Record<FactKey, Parameter>> = list;

export const materials = {
  steel: ['Teräs', 'Stål', 'Steel'],
  stainless: ['Ruostumaton teräs', 'Rostfritt stål', 'Stainless steel'],
  aluminium: ['Alumiini', 'Aluminium', 'Aluminium'],
  rubber: ['Kumi', 'Gummi', 'Rubber'],
  plastic: ['HDPE-muovi', 'HDPE-plast', 'HDPE plastic'],
  polyester: ['Polyesteri', 'Polyester', 'Polyester'],
  synthetic: ['Synteettinen kuitu', 'Syntetfiber', 'Synthetic fibre'],
  leather: ['Nahka ja tekstiili', 'Skinn och textil', 'Leather and textile'],
  abs: ['ABS-muovi', 'ABS-plast', 'ABS plastic'],
  polycarbonate: ['Polykarbonaatti', 'Polykarbonat', 'Polycarbonate'],
  sintered: ['Sintrattu metalli', 'Sintermetall', 'Sintered metal'],
  aramid: ['Aramidikuitu', 'Aramidfiber', 'Aramid fibre'],
} as const satisfies Record<string, Translated>;

export const positions = {
  front: ['Etu', 'Fram', 'Front'],
  rear: ['Taka', 'Bak', 'Rear'],
  both: ['Etu ja taka', 'Fram och bak', 'Front and rear'],
} as const satisfies Record<string, Translated>;
