/** Which versions of a page's experiments a preview link shows: its note chooses them, by a parameter that no page reads. */
import { type Arms, armsCacheKey, type Experiments } from '#kernel/experiment/choose-arm.ts';

const parameter = 'versions';

/** What the address asks for, of the versions that there are; of every other experiment the first one. */
export function chosenVersions(experiments: Experiments | undefined, query: URLSearchParams): Arms {
  const asked = new URLSearchParams(query.get(parameter) ?? '');
  const arms: Record<string, string> = {};
  for (const [name, experiment] of Object.entries(experiments ?? {})) {
    const [first] = experiment.arms;
    const found = experiment.arms.find(({ id }) => id === asked.get(name)) ?? first;
    if (found) arms[name] = found.id;
  }
  return arms;
}

export interface VersionLink {
  /** `A` is the first version. */
  letter: string;
  /** The same page with this version. */
  href: string;
  isShown: boolean;
}

/** The versions of each experiment, in the order of the page. */
export const versionLinks = (
  experiments: Experiments | undefined,
  shown: Arms,
  query: URLSearchParams,
): VersionLink[][] =>
  Object.entries(experiments ?? {}).map(([name, { arms }]) =>
    arms.map(({ id }, at) => {
      const own = new URLSearchParams(query);
      own.set(parameter, armsCacheKey({ ...shown, [name]: id }));
      return {
        letter: String.fromCharCode('A'.charCodeAt(0) + at),
        href: `?${own.toString()}`,
        isShown: shown[name] === id,
      };
    }),
  );
