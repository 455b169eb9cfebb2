/** Why a draft waits for an approval before it is published, and whom to ask. */
import { FormattedMessage, useIntl } from 'react-intl';
import type { MissingApproval } from '#studio-api/approval-state.ts';
import type { DocumentId, DocumentSummary, OpenDocument } from '#studio-api/documents.ts';
import { Button } from '#ui/button.tsx';
import { nameWithin } from '../../parts/texts/document-name.ts';
import styles from './publish.module.css';

const reasons = {
  unsent: 'APPROVAL_NEEDED_UNSENT',
  asked: 'APPROVAL_NEEDED_ASKED',
  returned: 'APPROVAL_NEEDED_RETURNED',
  outdated: 'APPROVAL_NEEDED_OUTDATED',
  author: 'APPROVAL_NEEDED_AUTHOR',
} as const satisfies Readonly<Record<MissingApproval['reason'], string>>;

interface Props {
  documents: readonly OpenDocument[];
  /** Every document, for its name. */
  names: readonly DocumentSummary[];
  /** A release is approved as a whole. */
  isWhole?: boolean;
  /** Opens the dialog that sends these; none: the one that is open. */
  onAsk(ids: readonly DocumentId[]): void;
}

export function ApprovalNeeded({ documents, names, isWhole = false, onAsk }: Props) {
  const intl = useIntl();
  const all = documents.flatMap(document =>
    document.missingApproval ? [{ document, missing: document.missingApproval }] : [],
  );
  if (all.length === 0) return null;
  const said = isWhole ? all.slice(0, 1) : all;
  const unsent = isWhole
    ? []
    : all.filter(({ missing }) => missing.reason !== 'asked').map(({ document }) => document.id);
  const isNamed = !isWhole && documents.length > 1;
  return (
    <section className={styles.unapproved} aria-labelledby="approval-needed">
      <h3 id="approval-needed">
        <FormattedMessage id="APPROVAL_NEEDED" />
      </h3>
      {said.map(({ document, missing }) => (
        <p key={document.id}>
          {isNamed ? <strong>{nameWithin(document, names, intl)}: </strong> : null}
          <FormattedMessage id={reasons[missing.reason]} /> <People {...missing} />
        </p>
      ))}
      <p>
        <Button size="s" variant="secondary" onClick={() => onAsk(unsent)}>
          {unsent.length > 1 ? (
            <FormattedMessage id="APPROVAL_ASK_SEVERAL" values={{ count: unsent.length }} />
          ) : (
            <FormattedMessage id="EDITOR_APPROVAL" />
          )}
        </Button>
      </p>
    </section>
  );
}

function People({ authors, readers }: Pick<MissingApproval, 'authors' | 'readers'>) {
  const intl = useIntl();
  const names = (people: MissingApproval['authors'], type: 'conjunction' | 'disjunction') =>
    intl.formatList(
      people.map(({ name }) => name),
      { type },
    );
  return (
    <>
      {authors.length === 0 ? null : (
        <FormattedMessage id="APPROVAL_NEEDED_AUTHORS" values={{ names: names(authors, 'conjunction') }} />
      )}{' '}
      {readers.length === 0 ? (
        <FormattedMessage id="APPROVAL_NEEDED_NO_READER" />
      ) : (
        <FormattedMessage id="APPROVAL_NEEDED_READERS" values={{ names: names(readers, 'disjunction') }} />
      )}
    </>
  );
}
