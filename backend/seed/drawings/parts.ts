/** Every kind of part the shop can draw, by name. */
import type { Draw } from './pieces.ts';
import { drawBumper, drawCargoBox, drawMirror, drawSkidPlate, drawWindshield } from './parts/body.ts';
import { drawBelt, drawBrakeDisc, drawBrakePads, drawClutch } from './parts/brakes.ts';
import { drawBoots, drawGloves, drawJacket } from './parts/clothing.ts';
import { drawCover, drawSeatCover } from './parts/covers.ts';
import { drawAxle, drawExhaust, drawGrips, drawHitch, drawShock } from './parts/drivetrain.ts';
import { drawBattery, drawLedBar, drawSparkPlug, drawWorkLight } from './parts/electric.ts';
import { drawFilter, drawOil } from './parts/fluids.ts';
import { drawGunBoot, drawPlough, drawTrackKit, drawTrailer } from './parts/machines.ts';
import { drawGoggles, drawHelmet } from './parts/rider.ts';
import { drawRim, drawSnowTyre, drawTyre, drawWheel } from './parts/wheels.ts';
import { drawRope, drawWinch } from './parts/winch.ts';

export const partDrawings = {
  tyre: drawTyre,
  'snow-tyre': drawSnowTyre,
  rim: drawRim,
  'tyre-set': drawWheel,
  winch: drawWinch,
  'winch-rope': drawRope,
  'cargo-box': drawCargoBox,
  bumper: drawBumper,
  'skid-plate': drawSkidPlate,
  windshield: drawWindshield,
  mirror: drawMirror,
  'brake-pads': drawBrakePads,
  'brake-disc': drawBrakeDisc,
  'drive-belt': drawBelt,
  clutch: drawClutch,
  battery: drawBattery,
  lamp: drawLedBar,
  'work-light': drawWorkLight,
  'spark-plug': drawSparkPlug,
  oil: drawOil,
  filter: drawFilter,
  plough: drawPlough,
  'track-kit': drawTrackKit,
  trailer: drawTrailer,
  'gun-boot': drawGunBoot,
  exhaust: drawExhaust,
  suspension: drawShock,
  axle: drawAxle,
  grips: drawGrips,
  hitch: drawHitch,
  helmet: drawHelmet,
  goggles: drawGoggles,
  jacket: drawJacket,
  boots: drawBoots,
  gloves: drawGloves,
  'seat-cover': drawSeatCover,
  cover: drawCover,
} as const satisfies Record<string, Draw>;

export const partKinds = [
  'tyre',
  'snow-tyre',
  'rim',
  'tyre-set',
  'winch',
  'winch-rope',
  'cargo-box',
  'bumper',
  'skid-plate',
  'windshield',
  'mirror',
  'brake-pads',
  'brake-disc',
  'drive-belt',
  'clutch',
  'battery',
  'lamp',
  'work-light',
  'spark-plug',
  'oil',
  'filter',
  'plough',
  'track-kit',
  'trailer',
  'gun-boot',
  'exhaust',
  'suspension',
  'axle',
  'grips',
  'hitch',
  'helmet',
  'goggles',
  'jacket',
  'boots',
  'gloves',
  'seat-cover',
  'cover',
] as const satisfies readonly (keyof typeof partDrawings)[];

export type PartKind = (typeof partKinds)[number];
