/** Scheduled publications that change what is about to be published: they stay as they are, or get the change too. */
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DocumentSummary } from '#studio-api/documents.ts';
import type { PublicationPost, ScheduledConflict } from '#studio-api/publications.ts';
import { documentName } from '../../parts/texts/document-name.ts';
import styles from './publish.module.css';

type Scheduled = NonNullable<PublicationPost['scheduled']>;

const choices = { keep: 'PUBLISH_SCHEDULED_KEEP', correct: 'PUBLISH_SCHEDULED_CORRECT' } as const;

interface Props {
  conflicts: readonly ScheduledConflict[];
  documents: readonly DocumentSummary[];
  value: Scheduled | null;
  onChange(value: Scheduled): void;
}

export function ScheduledChoice({ conflicts, documents, value, onChange }: Props) {
  const intl = useIntl();
  const first = useRef<HTMLInputElement>(null);
  const isAsked = conflicts.length > 0;
  // It stands below what is shown of a long dialog, and is what the next press waits for.
  useEffect(() => {
    if (isAsked) first.current?.focus();
  }, [isAsked]);
  const nameOf = (id: string) => {
    const found = documents.find(document => document.id === id);
    return found ? documentName(found, intl) : id;
  };
  if (!isAsked) return null;
  return (
    <fieldset className={styles.scheduled}>
      <legend>
        <FormattedMessage id="PUBLISH_SCHEDULED_MEETS" />
      </legend>
      <ul>
        {conflicts.map(({ id, liveFrom, places }) => (
          <li key={`${id} ${liveFrom}`}>
            <FormattedMessage
              id="PUBLISH_SCHEDULED_PLACE"
              values={{
                name: nameOf(id),
                moment: intl.formatDate(liveFrom, { dateStyle: 'medium', timeStyle: 'short' }),
                count: places.length,
              }}
            />
          </li>
        ))}
      </ul>
      {(['keep', 'correct'] as const).map(choice => (
        <label key={choice} className={styles.accept}>
          <input
            ref={choice === 'keep' ? first : undefined}
            type="radio"
            name="publish-scheduled"
            checked={value === choice}
            onChange={() => onChange(choice)}
          />
          <FormattedMessage id={choices[choice]} />
        </label>
      ))}
    </fieldset>
  );
}
