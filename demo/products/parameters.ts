/** The specifications of products in their groups, with the ids that the vehicle selector and the filters use. */
import type { Pair } from '../words.ts';

export interface Parameter {
  id: number;
  group: number;
  name: Pair;
  filter: boolean;
}

export const parameterGroups: readonly { id: number; name: Pair }[] = [
  { id: 52, name: ['Sopivuus', 'Passform'] },
  { id: 60, name: ['Mitat', 'Mått'] },
  { id: 61, name: ['Materiaali ja väri', 'Material och färg'] },
  { id: 62, name: ['Tekniset tiedot', 'Tekniska data'] },
  { id: 63, name: ['Muut tiedot', 'Övrigt'] },
];

/** The facet keys of the vehicle selector begin `f_52_477_` (R-VEHICLE-10). */
export const vehicleParameter: Parameter = {
  id: 477,
  group: 52,
  name: ['Ajoneuvo', 'Fordon'],
  filter: false,
};

const list = {
  size: { id: 501, group: 60, name: ['Koko', 'Storlek'], filter: true },
  rim: { id: 502, group: 60, name: ['Vannekoko', 'Fälgstorlek'], filter: true },
  width: { id: 503, group: 60, name: ['Leveys', 'Bredd'], filter: true },
  length: { id: 504, group: 60, name: ['Pituus', 'Längd'], filter: true },
  volume: { id: 505, group: 60, name: ['Tilavuus', 'Volym'], filter: true },
  thickness: { id: 506, group: 60, name: ['Paksuus', 'Tjocklek'], filter: false },
  material: { id: 511, group: 61, name: ['Materiaali', 'Material'], filter: true },
  colour: { id: 512, group: 61, name: ['Väri', 'Färg'], filter: true },
  pull: { id: 521, group: 62, name: ['Vetokyky', 'Dragkraft'], filter: true },
  load: { id: 522, group: 62, name: ['Kantavuus', 'Maxlast'], filter: true },
  voltage: { id: 523, group: 62, name: ['Jännite', 'Spänning'], filter: false },
  power: { id: 524, group: 62, name: ['Teho', 'Effekt'], filter: true },
  light: { id: 525, group: 62, name: ['Valovirta', 'Ljusflöde'], filter: false },
  charge: { id: 526, group: 62, name: ['Kapasiteetti', 'Kapacitet'], filter: true },
  viscosity: { id: 527, group: 62, name: ['Viskositeetti', 'Viskositet'], filter: true },
  bolts: { id: 528, group: 62, name: ['Pulttijako', 'Bultcirkel'], filter: true },
  offset: { id: 529, group: 62, name: ['Offset', 'Offset'], filter: false },
  ply: { id: 530, group: 62, name: ['Kudosluokka', 'Ply-klass'], filter: true },
  position: { id: 531, group: 62, name: ['Asennuspaikka', 'Placering'], filter: true },
  approval: { id: 532, group: 62, name: ['Hyväksyntä', 'Godkännande'], filter: true },
  protection: { id: 533, group: 62, name: ['Kotelointiluokka', 'Kapslingsklass'], filter: false },
  thread: { id: 534, group: 62, name: ['Kierre', 'Gänga'], filter: true },
  language: { id: 541, group: 63, name: ['Kieli', 'Språk'], filter: false },
  pieces: { id: 542, group: 63, name: ['Pakkauksessa', 'I förpackningen'], filter: false },
  warranty: { id: 543, group: 63, name: ['Takuu', 'Garanti'], filter: false },
} as const satisfies Record<string, Parameter>;

export type FactKey = keyof typeof list;
export const parameters: Readonly<Record<FactKey, Parameter>> = list;

export const materials = {
  steel: ['Teräs', 'Stål'],
  stainless: ['Ruostumaton teräs', 'Rostfritt stål'],
  aluminium: ['Alumiini', 'Aluminium'],
  rubber: ['Kumi', 'Gummi'],
  plastic: ['HDPE-muovi', 'HDPE-plast'],
  polyester: ['Polyesteri', 'Polyester'],
  synthetic: ['Synteettinen kuitu', 'Syntetfiber'],
  leather: ['Nahka ja tekstiili', 'Skinn och textil'],
  abs: ['ABS-muovi', 'ABS-plast'],
  polycarbonate: ['Polykarbonaatti', 'Polykarbonat'],
  sintered: ['Sintrattu metalli', 'Sintermetall'],
  aramid: ['Aramidikuitu', 'Aramidfiber'],
} as const satisfies Record<string, Pair>;

export const positions = {
  front: ['Etu', 'Fram'],
  rear: ['Taka', 'Bak'],
  both: ['Etu ja taka', 'Fram och bak'],
} as const satisfies Record<string, Pair>;
