/** Which version of an experiment a row of the outline belongs to. */
import { useIntl } from 'react-intl';
import type { DocumentNode } from '#engine/operation/operation.ts';
import { useEditor } from '../../editing/context/editor-context.ts';
import { experimentsIn, takingOf } from '../../editing/experiments/experiment-ops.ts';
import styles from './experiments.module.css';
import { versionLetter, versionName } from './version-name.ts';

/** The letter, or null for a part of no experiment. */
export function useVersion(node: DocumentNode | undefined): string | null {
  const { draft } = useEditor();
  const taking = takingOf(node);
  const experiment = taking && experimentsIn(draft.body)[taking.name];
  return (taking && experiment && versionLetter(experiment, taking.arm)) || null;
}

export function VersionMark({ node }: { node: DocumentNode | undefined }) {
  const intl = useIntl();
  const letter = useVersion(node);
  return letter === null ? null : (
    <span className={styles.letter} title={versionName(letter, intl)} aria-hidden="true">
      {letter}
    </span>
  );
}
