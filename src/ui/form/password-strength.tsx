/** Password strength as three bars and a word; the word carries the meaning. */
import { classNames } from '../class-names.ts';
import styles from './password-strength.module.css';
import { passwordStrength } from './validation.ts';

/** Labels for too short, weak, fair and strong. */
export type StrengthLabels = readonly [tooShort: string, weak: string, fair: string, strong: string];

export function PasswordStrength({ value, labels }: { value: string; labels: StrengthLabels }) {
  const strength = passwordStrength(value);
  return (
    <span className={classNames(styles.strength, styles[`level${strength}`])}>
      {[1, 2, 3].map(step => (
        <span key={step} className={classNames(styles.bar, step <= strength && styles.lit)} />
      ))}
      <span className={styles.word}>{labels[strength]}</span>
    </span>
  );
}
