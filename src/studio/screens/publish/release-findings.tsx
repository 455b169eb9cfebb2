/** What is found in the documents of a release together. */
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { DocumentSummary, StudioFinding } from '#studio-api/documents.ts';
import { documentName } from '../../parts/texts/document-name.ts';
import { findingWords } from '../../parts/texts/finding-words.ts';
import { PublicationFindings } from './publication-findings.tsx';
import styles from './publish.module.css';

interface Props {
  findings: readonly StudioFinding[];
  documents: readonly Pick<DocumentSummary, 'id' | 'label' | 'names'>[];
  accepts: boolean;
  onAccept(accepts: boolean): void;
}

export function ReleaseFindings({ findings, documents, accepts, onAccept }: Props) {
  const intl = useIntl();
  if (findings.length === 0) return null;
  const nameOf = (id: string) => {
    const document = documents.find(each => each.id === id);
    return document ? documentName(document, intl) : id;
  };
  return (
    <PublicationFindings findings={findings} accepts={accepts} onAccept={onAccept}>
      <ul className={styles.found}>
        {findings.map(finding => {
          const { what, todo } = findingWords(finding, intl);
          const { code, document, nodeId, path, message } = finding;
          return (
            <li key={[code, document, nodeId, path, message].join(' ')}>
              <Link to={`/edit/${encodeURIComponent(document)}`} state={{ select: nodeId }}>
                {nameOf(document)}
              </Link>
              <p>{[what, todo].filter(Boolean).join(' ')}</p>
            </li>
          );
        })}
      </ul>
    </PublicationFindings>
  );
}
