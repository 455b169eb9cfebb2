/** Experiments of a page, an area or a shared part: how far they are, and what they have shown (R-STUDIO-229). */
import type { ExperimentGoal } from '#kernel/experiment/choose-arm.ts';
import type { OverrideFacts } from './documents.ts';

/** How the figures name an arm. */
export const armColumn = (experiment: string, arm: string): string => `${experiment}/${arm}`;

/** Days for which a visitor keeps an arm: a longer experiment would count visitors twice. */
export const longestExperiment = 90;

/** Visitors of an arm; what they have done only where the result may be seen. */
export interface ArmProgress {
  id: string;
  visitors: number;
}

export interface ArmResult extends ArmProgress {
  /** Per cent of the visitors that it was to have. */
  weight: number;
  /** Who have done what the goal names. */
  reached: number;
  /** Of the first order of each, in minor units by currency. */
  values: Readonly<Record<string, number>>;
}

interface ExperimentBase {
  name: string;
  goal: ExperimentGoal;
  /** Smallest change worth finding, per cent of the rate. */
  change: number;
  /** Of each arm, before the result is shown. */
  visitors: number;
  /** The first day with a visitor, on the shop's clocks; null before. */
  since: string | null;
}

/** One that shoppers see; the result is that of the day on which the last arm reached its number, and stays. */
export type ExperimentState =
  | (ExperimentBase & { state: 'running'; arms: readonly ArmProgress[] })
  | (ExperimentBase & { state: 'done'; until: string; arms: readonly ArmResult[] });

/** GET /api/experiments/:id — of a document, as shoppers see it; of an area or a shared part on all its pages together. */
export interface DocumentExperiments {
  /** Today, on the shop's clocks. */
  today: string;
  experiments: readonly ExperimentState[];
}

/** GET /api/experiments/:id/rates?part= — what is known before an experiment of these parts of the page begins. */
export interface KnownRates {
  days: number;
  /** How often the parts were shown in those days. */
  shown: number;
  /** Of the goals, 0 to 1. What follows a press is of the whole page. */
  rates: Readonly<Record<ExperimentGoal, number>>;
  /** How many run on the page already, with its areas and shared parts; of several pages on the one with most. */
  running: number;
  /** The overrides that change one of the parts: their customers would compare more than the versions. */
  changedFor: readonly OverrideFacts[];
}
