/** The colour of each brand: of its mark, and of the accents on its products. */
import type { ColourKey } from '../products/colours.ts';
import type { Brand } from './brands.ts';

const list: Readonly<Record<string, ColourKey>> = {
  ahmavolt: 'red',
  bandnord: 'blue',
  bergdrag: 'blue',
  bromsell: 'navy',
  drivnord: 'teal',
  eravakka: 'green',
  fjallrid: 'teal',
  hallakka: 'purple',
  hexhaul: 'red',
  hihnala: 'orange',
  huoltola: 'orange',
  ilveskorpi: 'lime',
  kaamosvalo: 'yellow',
  'kaarna-gear': 'green',
  kampimies: 'purple',
  kinosmestari: 'yellow',
  kivipolku: 'teal',
  kromeborg: 'grey',
  kuormari: 'orange',
  lastia: 'grey',
  ljusvarg: 'blue',
  lumikko: 'red',
  metsapiha: 'green',
  motorvik: 'blue',
  mudvarg: 'green',
  norrhjul: 'blue',
  packvind: 'orange',
  pysayte: 'red',
  rautakylki: 'red',
  routakita: 'red',
  sisurim: 'red',
  skarmvall: 'teal',
  slapverket: 'yellow',
  snobas: 'blue',
  tarmovinssi: 'yellow',
  telaketo: 'navy',
  terrafang: 'orange',
  vireon: 'red',
  viskora: 'blue',
  voitelo: 'yellow',
};

/** @throws for a brand that has no colour */
export function brandColour({ alias }: Pick<Brand, 'alias'>): ColourKey {
  const colour = list[alias];
  if (colour === undefined) throw new Error(`No colour for the brand ${alias}`);
  return colour;
}
