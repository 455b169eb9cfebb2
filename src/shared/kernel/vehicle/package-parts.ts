/** What a package fits by its parts, before and after some of them are chosen (R-VEHICLE-27). */
import { countedGroups, oneOf } from './package-fit.ts';
import {
  type ChosenVehicle,
  compatibilityOf,
  type FitGroup,
  type FitOption,
  ownVerdict,
  type ProductCompatibility,
  partVerdict,
  saysItself,
} from './product-compatibility.ts';
import type { ShownVerdict } from './shown-verdict.ts';

/**
 * @param own of the package itself
 * @returns null when neither the package nor a part that it always has one of has anything to do with vehicles
 */
export function packageFit(
  own: ProductCompatibility | null,
  groups: readonly FitGroup[],
): ProductCompatibility | null {
  const counted = countedGroups<FitOption>(groups).flat();
  if (!own && counted.every(({ fit }) => fit === null)) return null;
  return { ...(own ?? { vehicles: [], universal: false, measures: [] }), groups };
}

/** Option by group; null and undefined: none. */
export type ChosenParts = Readonly<Record<number, number | null | undefined>>;

/**
 * A package of which something is chosen: what is chosen counts instead of what could be.
 * @returns null when nothing of it has anything to do with vehicles
 */
export function withChosenParts(fit: ProductCompatibility, choice: ChosenParts): ProductCompatibility | null {
  const { groups, ...own } = fit;
  if (!groups) return fit;
  const narrowed = groups.map(group => {
    const chosen = group.options.filter(({ optionId }) => optionId === choice[group.groupId]);
    return chosen.length > 0 ? { ...group, required: true, options: chosen } : group;
  });
  return packageFit(saysItself(own) ? own : null, narrowed);
}

/** Why a package does not fit, or has to be checked: names of parts, or of the groups that they are chosen from. */
export interface PackageReason {
  unfit: readonly string[];
  unsure: readonly string[];
  /** Groups of which some parts fit and others do not. */
  undecided: readonly string[];
}

/** Null for what is no package, and where the package alone says that it does not fit. */
export function packageReason(fit: ProductCompatibility, chosen: ChosenVehicle): PackageReason | null {
  if (!fit.groups) return null;
  const counted = new Set(countedGroups<FitOption>(fit.groups));
  const reason = { unfit: new Array<string>(), unsure: new Array<string>(), undecided: new Array<string>() };
  for (const { name, options } of fit.groups) {
    if (!counted.has(options)) continue;
    const verdicts = options.map(option => partVerdict(option, chosen));
    const said = oneOf(verdicts);
    const [only, ...others] = options;
    const named = only && others.length === 0 ? only.name : name;
    if (said === 'other') reason.unfit.push(named);
    else if (said === 'check')
      (verdicts.every(verdict => verdict === 'check') ? reason.unsure : reason.undecided).push(named);
  }
  if (ownVerdict(fit, chosen) !== 'other') return reason;
  return reason.unfit.length > 0 ? { unfit: reason.unfit, unsure: [], undecided: [] } : null;
}

export function shownVerdict(fit: ProductCompatibility, chosen: ChosenVehicle): ShownVerdict {
  const verdict = compatibilityOf(fit, chosen);
  return verdict === 'check' && packageReason(fit, chosen)?.undecided.length ? 'choice' : verdict;
}

const isForAll = ({ vehicles, universal, measures, groups }: ProductCompatibility): boolean =>
  !groups && universal && measures.length === 0 && vehicles.length === 0;

/** Whether it fits every vehicle, so that none has to be chosen to say so. */
export function fitsEveryVehicle({ groups, ...own }: ProductCompatibility): boolean {
  if (!groups) return isForAll(own);
  const parts = countedGroups<FitOption>(groups).flat();
  return (!saysItself(own) || isForAll(own)) && parts.every(({ fit }) => !fit || isForAll(fit));
}
