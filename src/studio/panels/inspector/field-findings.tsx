/** Warnings of a field, each with the language that it is about, which may not be the one that is shown, and one-click fixes. */

import { useIntl } from 'react-intl';
import { isLocaleCode, locales } from '#i18n/locales.ts';
import type { StudioFinding } from '#studio-api/documents.ts';
import { Button } from '#ui/button.tsx';
import { useEditor } from '../../editing/context/editor-context.ts';
import { findingFixes } from '../../editing/findings/finding-fixes.ts';
import { findingPlaceOf } from '../../editing/findings/finding-place.ts';
import { findingWords } from '../../parts/texts/finding-words.ts';
import styles from './inspector.module.css';

interface Props {
  findings: readonly StudioFinding[];
  /** Name of the field; findings of its languages belong to it as well. */
  path: string;
}

export function FieldFindings({ findings, path }: Props) {
  const intl = useIntl();
  const editor = useEditor();
  const own = findings.filter(finding => {
    // Both versions stand there already, with the choice between them.
    if (finding.code === 'OVR002' && editor.draft.own) return false;
    const place = findingPlaceOf(finding);
    return place === path || /^\.[a-z]{2}$/.test(place.startsWith(path) ? place.slice(path.length) : '');
  });
  return own
    .map(finding => ({ finding, fixes: findingFixes(finding, editor.draft, intl) }))
    .filter(({ finding, fixes }) => finding.severity === 'warning' || fixes.length > 0)
    .map(({ finding, fixes }) => (
      <div key={`${finding.code} ${finding.path}`} className={styles.finding}>
        {finding.severity === 'warning' ? <Words finding={finding} /> : null}
        {fixes.map(({ label, ops }) => (
          <Button key={label} size="s" variant="secondary" onClick={() => editor.change(ops, label)}>
            {label}
          </Button>
        ))}
      </div>
    ));
}

function Words({ finding }: { finding: StudioFinding }) {
  const { what, todo } = findingWords(finding, useIntl());
  const language = finding.path.slice(finding.path.lastIndexOf('.') + 1);
  return (
    <p>
      {isLocaleCode(language) ? <b>{locales[language].name}: </b> : null}
      {todo === undefined ? what : `${what} ${todo}`}
    </p>
  );
}
