/** One document of a publication: its languages, the places that show it, and what changes. */
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { unseenAt } from '#engine/content/unseen.ts';
import type { DocumentSummary, OpenDocument } from '#studio-api/documents.ts';
import { ApprovalMark } from '../../parts/documents/approval-mark.tsx';
import { LanguageDots } from '../../parts/documents/document-marks.tsx';
import { DocumentUses } from '../../parts/documents/document-uses.tsx';
import { nameWithin } from '../../parts/texts/document-name.ts';
import { ChangeList } from './change-list.tsx';
import { OwnStays } from './own-stays.tsx';
import styles from './publish.module.css';

/** What shoppers see of it on other pages changes, too. */
const isShared = ({ kind, area }: OpenDocument): boolean => kind === 'fragment' || area !== undefined;

/** Said of what shoppers will not see once it is published; what begins later is not surprising. */
const unseenTexts = { hidden: 'PUBLISH_STAYS_HIDDEN', ended: 'PUBLISH_STAYS_ENDED', upcoming: null } as const;

interface Props {
  document: OpenDocument;
  /** Every document: people know what one page alone shows by the name of the page. */
  names: readonly DocumentSummary[];
  /** Of the draft; absent: of none. */
  release?: number;
  /** When it is published. */
  at: Date;
  /** What is said of it before its changes. */
  children?: ReactNode;
}

export function PublishedDocument({ document, names, release = 0, at, children }: Props) {
  const intl = useIntl();
  const name = nameWithin(document, names, intl);
  const unseen = unseenAt(document.body, at);
  const text = unseen && unseenTexts[unseen];
  return (
    <section className={styles.document} aria-label={name}>
      <header>
        <h3>{name}</h3>
        <ApprovalMark approval={document.approval} />
        <LanguageDots completeness={document.completeness} />
      </header>
      {children}
      {text ? (
        <p className={styles.unseen}>
          <FormattedMessage id={text} />
        </p>
      ) : null}
      {document.kind === 'page' ? <OwnStays page={document} release={release} /> : null}
      {isShared(document) && !document.within ? <DocumentUses id={document.id} release={release} /> : null}
      {document.state === 'new' || document.state === 'withdrawn' ? (
        <p>
          <FormattedMessage id="PUBLISH_FIRST" />
        </p>
      ) : (
        <ChangeList key={document.version} id={document.id} from="live" to="draft" release={release} />
      )}
    </section>
  );
}
