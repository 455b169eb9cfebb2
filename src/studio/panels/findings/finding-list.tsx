/** Findings with the way to their fields and with their fixes. */
import { FormattedMessage, useIntl } from 'react-intl';
import type { DocumentSummary, StudioFinding } from '#studio-api/documents.ts';
import { classNames } from '#ui/class-names.ts';
import type { EditorStore } from '../../editing/editor/editor-store.ts';
import { findingFixes } from '../../editing/findings/finding-fixes.ts';
import { findingPlaceOf } from '../../editing/findings/finding-place.ts';
import { fieldNames, nodeName } from '../../editing/structure/part-name.ts';
import { documentName } from '../../parts/texts/document-name.ts';
import { findingWords } from '../../parts/texts/finding-words.ts';
import styles from './finding-list.module.css';

interface Props {
  findings: readonly StudioFinding[];
  editor: EditorStore;
  /** Names those that a finding may be about, beside the open one. */
  documents?: readonly Pick<DocumentSummary, 'id' | 'label' | 'names'>[];
  onGo(finding: StudioFinding): void;
}

const keyOf = ({ code, document, nodeId, path, message }: StudioFinding): string =>
  [code, document, nodeId, path, message].join(' ');

export function FindingList({ findings, editor, documents = [], onGo }: Props) {
  const intl = useIntl();
  const { group } = editor;
  const whereOf = (finding: StudioFinding): string => {
    const { document, nodeId } = finding;
    const draft = group.editorOf(document)?.draft;
    if (!draft) {
      const other = documents.find(({ id }) => id === document);
      return other ? documentName(other, intl) : document;
    }
    const node = nodeId === '' ? undefined : draft.node(nodeId);
    const name = node
      ? nodeName(node, intl, intl.locale.slice(0, 2))
      : documentName(group.partOf(document)?.pages === 1 ? group.main.draft.about : draft.about, intl);
    return [name, ...fieldNames(findingPlaceOf(finding), intl)].join(' · ');
  };
  return (
    <ul className={styles.list}>
      {findings.map(finding => {
        const { what, todo } = findingWords(finding, intl);
        const here = group.editorOf(finding.document);
        return (
          <li key={keyOf(finding)} className={classNames(styles.finding, styles[finding.severity])}>
            <p className={styles.where}>{whereOf(finding)}</p>
            <p>{what}</p>
            {todo === undefined ? null : <p className={styles.fix}>{todo}</p>}
            <div className={styles.actions}>
              {here ? (
                <button type="button" onClick={() => onGo(finding)}>
                  <FormattedMessage id="EDITOR_FINDING_SHOW" />
                </button>
              ) : null}
              {here && !here.draft.isReadOnly
                ? findingFixes(finding, here.draft, intl).map(({ label, ops }) => (
                    <button key={label} type="button" onClick={() => here.change(ops, label)}>
                      {label}
                    </button>
                  ))
                : null}
            </div>
            <details className={styles.details}>
              <summary>
                <FormattedMessage id="FINDING_DETAILS" />
              </summary>
              <p lang="en">
                {finding.code}: {finding.message}. {finding.fix}
              </p>
            </details>
          </li>
        );
      })}
    </ul>
  );
}
