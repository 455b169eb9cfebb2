/** Every kind of part that can be drawn, by name. */
import type { Draw } from './pieces.ts';
import { drawAxle } from './parts/axle.ts';
import { drawBattery } from './parts/battery.ts';
import { drawBoots } from './parts/boots.ts';
import { drawBrakeDisc } from './parts/brake-disc.ts';
import { drawBrakePads } from './parts/brake-pads.ts';
import { drawBumper } from './parts/bumper.ts';
import { drawCargoBox } from './parts/cargo-box.ts';
import { drawClutch } from './parts/clutch.ts';
import { drawCover } from './parts/cover.ts';
import { drawBelt } from './parts/drive-belt.ts';
import { drawExhaust } from './parts/exhaust.ts';
import { drawFilter } from './parts/filter.ts';
import { drawGloves } from './parts/gloves.ts';
import { drawGoggles } from './parts/goggles.ts';
import { drawGrips } from './parts/grips.ts';
import { drawGunBoot } from './parts/gun-boot.ts';
import { drawHelmet } from './parts/helmet.ts';
import { drawHitch } from './parts/hitch.ts';
import { drawJacket } from './parts/jacket.ts';
import { drawLedBar, drawWorkLight } from './parts/lamps.ts';
import { drawMirror } from './parts/mirror.ts';
import { drawOil } from './parts/oil.ts';
import { drawPlough } from './parts/plough.ts';
import { drawRim } from './parts/rim.ts';
import { drawSeatCover } from './parts/seat-cover.ts';
import { drawSkidPlate } from './parts/skid-plate.ts';
import { drawSparkPlug } from './parts/spark-plug.ts';
import { drawShock } from './parts/suspension.ts';
import { drawTrackKit } from './parts/track-kit.ts';
import { drawTrailer } from './parts/trailer.ts';
import { drawSnowTyre, drawTyre } from './parts/tyre.ts';
import { drawWheel } from './parts/tyre-set.ts';
import { drawWinch } from './parts/winch.ts';
import { drawRope } from './parts/winch-rope.ts';
import { drawWindshield } from './parts/windshield.ts';

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
