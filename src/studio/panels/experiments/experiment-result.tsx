/** What an experiment has shown, in plain words: the rates, and how large the difference is at 95 % certainty (R-STUDIO-231). */
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { certainWinnerOf, isSharedAsPlanned, rateDifference } from '#studio-api/experiment-size.ts';
import type { ArmResult, ExperimentState } from '#studio-api/experiments.ts';
import styles from './experiments.module.css';
import { versionLetter } from './version-name.ts';

type Result = Extract<ExperimentState, { state: 'done' }>;

export function ExperimentResult({ result }: { result: Result }) {
  const intl = useIntl();
  const { arms } = result;
  const [first, ...others] = arms;
  const isFair = isSharedAsPlanned(arms);
  const winner = certainWinnerOf(arms);
  if (!first) return null;
  return (
    <div className={styles.sizes}>
      {arms.map(arm => (
        <p key={arm.id} className={styles.count}>
          <span>
            <FormattedMessage
              id="EXPERIMENT_RATE"
              values={{
                letter: versionLetter(result, arm.id),
                rate: points(rateOf(arm), intl),
                reached: arm.reached,
                visitors: arm.visitors,
              }}
            />
          </span>
          {Object.entries(arm.values).map(([currency, minor]) => (
            <span key={currency}>
              <FormattedMessage
                id="EXPERIMENT_VALUE"
                values={{
                  value: intl.formatNumber(minor / 100, { style: 'currency', currency }),
                }}
              />
            </span>
          ))}
        </p>
      ))}
      {isFair ? (
        others.map(other => (
          <p key={other.id} className={styles.verdict}>
            <Verdict first={first} other={other} result={result} />
          </p>
        ))
      ) : (
        <p className={styles.verdict}>
          <FormattedMessage id="EXPERIMENT_UNEVEN" />
        </p>
      )}
      {winner && others.length > 1 ? (
        <p className={styles.verdict}>
          <FormattedMessage id="EXPERIMENT_BEST" values={{ letter: versionLetter(result, winner.id) }} />
        </p>
      ) : null}
    </div>
  );
}

interface VerdictProps {
  first: ArmResult;
  other: ArmResult;
  result: Result;
}

/** In percentage points: a per cent of a per cent would be read as one. */
function Verdict({ first, other, result }: VerdictProps) {
  const intl = useIntl();
  const { by, low, high } = rateDifference(first, other, result.arms.length);
  const letter = versionLetter(result, other.id);
  const values = {
    ...{ letter, by: points(Math.abs(by), intl) },
    low: points(Math.min(Math.abs(low), Math.abs(high)), intl),
    high: points(Math.max(Math.abs(low), Math.abs(high)), intl),
  };
  if (low > 0) return <FormattedMessage id="EXPERIMENT_BETTER" values={values} />;
  if (high < 0) return <FormattedMessage id="EXPERIMENT_WORSE" values={values} />;
  return (
    <FormattedMessage
      id="EXPERIMENT_NO_DIFFERENCE"
      values={{ letter, worse: points(-low, intl), better: points(high, intl) }}
    />
  );
}

const rateOf = ({ reached, visitors }: ArmResult) => (visitors > 0 ? reached / visitors : 0);

/** Per cent, without the sign. */
const points = (share: number, { formatNumber }: IntlShape): string =>
  formatNumber(share * 100, { maximumFractionDigits: share < 0.01 ? 2 : 1 });
