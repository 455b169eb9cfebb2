/** All product families in the order of the shop. */
import { brakes } from './brakes.ts';
import { electric } from './electric.ts';
import { engine } from './engine.ts';
import { accessories, farm } from './farm-and-accessories.ts';
import { guards } from './guards.ts';
import type { Family } from './line.ts';
import { oilsAndService } from './oils-and-service.ts';
import { ridingGear } from './riding-gear.ts';
import { storage } from './storage.ts';
import { tracks, trailers } from './tracks-and-trailers.ts';
import { tyresAndRims } from './tyres-and-rims.ts';
import { winches } from './winches.ts';
import { winter } from './winter.ts';

export const families: readonly Family[] = [
  tyresAndRims,
  winches,
  winter,
  storage,
  ridingGear,
  engine,
  brakes,
  electric,
  oilsAndService,
  guards,
  tracks,
  trailers,
  farm,
  accessories,
];
