/** What people call an arm: `Version B`. */
import type { IntlShape } from 'react-intl';
import type { Experiment } from '#kernel/experiment/choose-arm.ts';

const FIRST = 'A'.charCodeAt(0);

/** `A` for the first arm; empty for one that the experiment does not have. */
export function versionLetter(
  { arms }: Pick<Experiment, 'arms'> | { arms: readonly { id: string }[] },
  arm: string,
): string {
  const at = arms.findIndex(({ id }) => id === arm);
  return at < 0 ? '' : String.fromCharCode(FIRST + at);
}

export const versionName = (letter: string, intl: IntlShape): string =>
  intl.formatMessage({ id: 'EXPERIMENT_VERSION' }, { letter });
