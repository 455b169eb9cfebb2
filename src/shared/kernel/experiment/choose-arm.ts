/**
 * Which arm of an experiment a visitor sees. A function of the visitor's lot and the experiment's name alone, so that every
 * instance, page and day has the same answer (decision 0142).
 */

import { isRecord } from '../is-record.ts';

export const experimentGoals = ['pressed', 'productViews', 'carts', 'orders'] as const;
export type ExperimentGoal = (typeof experimentGoals)[number];

export interface Experiment {
  /** The first one is what the page shows without the experiment. */
  arms: readonly { id: string; weight: number }[];
  goal: ExperimentGoal;
  /** Smallest change of the goal's rate that is worth finding, per cent of that rate. */
  change: number;
  /** Of each arm, before the result is shown. */
  visitors: number;
}

/** Of a page, by name. */
export type Experiments = Readonly<Record<string, Experiment>>;

/** The id of a visitor's arm, by the name of the experiment. */
export type Arms = Readonly<Record<string, string>>;

/** Names the arm that shows a node. */
export interface Taking {
  name: string;
  arm: string;
}

export const isTaking = (value: unknown): value is Taking =>
  isRecord(value) && typeof value['name'] === 'string' && typeof value['arm'] === 'string';

/** Of one page at a time, its shared parts and areas among them: 65 combinations of arms at most, with that of who takes part in none. */
export const mostExperiments = 3;

/** What a visitor sees of the experiments of a page, by their names: the arm, and the ids of its widgets. */
export type TriedArms = Readonly<Record<string, { arm: string; parts: readonly string[] }>>;

/** What a lot looks like: 64 random bits. */
export const lotForm = /^[\da-f]{16}$/;

const SIXTEEN = 16;

/** @param bytes eight random ones */
export const toLot = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(SIXTEEN).padStart(2, '0')).join('');

/** xmur3 with the last steps of MurmurHash3: 32 bits, as even as chance for names that differ in a letter. */
function hashOf(text: string): number {
  let hash = 1_779_033_703 ^ text.length;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 3_432_918_353);
    hash = (hash << 13) | (hash >>> 19);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const ALL = 2 ** 32;
const WHOLE = 100;

function armOf(name: string, { arms }: Pick<Experiment, 'arms'>, lot: string): string {
  const point = (hashOf(`${name} ${lot}`) / ALL) * WHOLE;
  let reached = 0;
  const found = arms.find(({ weight }) => {
    reached += weight;
    return point < reached;
  });
  // Weights that sum to less than 100 leave the rest to the first arm.
  return (found ?? arms[0])?.id ?? '';
}

/** @param lot of a visitor who takes part */
export const armsOf = (experiments: Experiments, lot: string): Arms =>
  Object.fromEntries(
    Object.entries(experiments).map(([name, experiment]) => [name, armOf(name, experiment, lot)]),
  );

/** `hero=b&rail=a`: an arm's part of what a page is made of. */
export const armsCacheKey = (arms: Arms): string =>
  Object.entries(arms)
    .map(([name, arm]) => `${name}=${arm}`)
    .sort()
    .join('&');
