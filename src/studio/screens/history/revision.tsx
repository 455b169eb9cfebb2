/** The chosen revision: what it changed, as a list or as two pages beside each other, and the way back. */
import { lazy, Suspense, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import { Pill } from '#page-form/pill.tsx';
import type {
  DocumentId,
  DraftRestored,
  OpenDocument,
  RestorePost,
  RevisionSummary,
} from '#studio-api/documents.ts';
import { atLeast } from '#studio-api/staff.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { Restore } from '../../parts/documents/restore.tsx';
import { useCurrentRelease } from '../../parts/releases/current-release.tsx';
import { ChangeList } from '../publish/change-list.tsx';
import styles from './history.module.css';
import { TakeBack } from './take-back.tsx';

const ComparePages = lazy(() => import('./compare-pages.tsx'));

interface Props {
  id: DocumentId;
  shown: RevisionSummary;
  /** The revision before it; undefined for the first one. */
  before: RevisionSummary | undefined;
  document: Pick<OpenDocument, 'version' | 'state' | 'readOnly'>;
  onTakenBack(): void;
  /** With what the draft is now. */
  onRestored(result: DraftRestored & Pick<RestorePost, 'state'>): void;
  /** The same, for what is to be published at once. */
  onPublish(result: DraftRestored): void;
}

/** What is written and not published, and the way back to what is live. */
export function DraftState({ document, onRestored }: { document: OpenDocument } & Pick<Props, 'onRestored'>) {
  const { id, version, readOnly } = document;
  const { release } = useCurrentRelease();
  return (
    <section aria-labelledby={`${id}-draft`}>
      <h2 id={`${id}-draft`}>
        <FormattedMessage id="HISTORY_BESIDE_DRAFT" />
      </h2>
      <ChangeList id={id} from="live" to="draft" release={release} />
      {readOnly ? null : (
        <Restore
          {...{ id, version }}
          state="live"
          onDone={result => onRestored({ ...result, state: 'live' })}
        />
      )}
    </section>
  );
}

const views = { list: 'HISTORY_VIEW_LIST', pages: 'HISTORY_VIEW_PAGES' } as const;
type View = keyof typeof views;

export function Revision({ id, shown, before, document, onTakenBack, onRestored, onPublish }: Props) {
  const intl = useIntl();
  const [view, setView] = useState<View>('list');
  return (
    <section aria-label={intl.formatMessage({ id: 'HISTORY_CHANGES' })}>
      <h2>
        <FormattedMessage id="HISTORY_REVISION" values={{ number: shown.number }} />
      </h2>
      {shown.note === '' ? null : <p className={styles.note}>{shown.note}</p>}
      <Choice label="HISTORY_VIEW" options={views} value={view} onChange={value => setView(value)} />
      {view === 'pages' ? (
        <Beside {...{ id, shown, before }} />
      ) : before ? (
        <ChangeList id={id} from={String(before.number)} to={String(shown.number)} />
      ) : (
        <p className={styles.note}>
          <FormattedMessage id="HISTORY_FIRST" />
        </p>
      )}
      <div className={styles.choice}>
        {document.readOnly || (shown.isLive && document.state === 'live') ? null : (
          <RestoreButtons {...{ id, shown, document, onRestored, onPublish }} />
        )}
        <TakeBack revision={shown} onDone={onTakenBack} />
      </div>
    </section>
  );
}

/** A revision is mostly restored for the shop. In a release it waits for the others of that release. */
function RestoreButtons({
  id,
  shown: { number, isLive },
  document: { version },
  onRestored,
  onPublish,
}: Omit<Props, 'before' | 'onTakenBack'>) {
  const { session } = useStudio();
  const { release } = useCurrentRelease();
  return (
    <>
      <Restore
        {...{ id, version }}
        state={number}
        onDone={result => onRestored({ ...result, state: number })}
      />
      {!isLive && release === 0 && atLeast(session.staff.role, 'publisher') ? (
        <Restore
          {...{ id, version }}
          state={number}
          texts={{ button: 'HISTORY_RESTORE_PUBLISH' }}
          onDone={onPublish}
        />
      ) : null}
    </>
  );
}

const besides = {
  live: 'HISTORY_BESIDE_LIVE',
  draft: 'HISTORY_BESIDE_DRAFT',
  before: 'HISTORY_BESIDE_BEFORE',
} as const;
type Other = keyof typeof besides;

/** The older of the two is on the left. */
function Beside({ id, shown, before }: Pick<Props, 'id' | 'shown' | 'before'>) {
  const intl = useIntl();
  const [chosen, setOther] = useState<Other>(shown.isLive ? (before ? 'before' : 'draft') : 'live');
  const { before: _, ...others } = besides;
  const nameOf = (number: number) => intl.formatMessage({ id: 'HISTORY_REVISION' }, { number });
  const own = { revision: shown.number, name: nameOf(shown.number) };
  const other =
    chosen === 'before' && before
      ? { revision: before.number, name: nameOf(before.number) }
      : {
          revision: chosen === 'draft' ? ('draft' as const) : ('live' as const),
          name: intl.formatMessage({ id: besides[chosen] }),
        };
  const [left, right] = chosen === 'before' ? [other, own] : [own, other];
  return (
    <>
      <Choice
        label="HISTORY_BESIDE"
        options={before ? besides : others}
        value={chosen}
        onChange={value => setOther(value)}
      />
      <Suspense>
        <ComparePages id={id} left={left} right={right} />
      </Suspense>
    </>
  );
}

interface ChoiceProps<Value extends string> {
  label: StudioMessageId;
  options: Readonly<Partial<Record<Value, StudioMessageId>>>;
  value: Value;
  onChange(value: Value): void;
}

function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const { formatMessage } = useIntl();
  const name = useId();
  const all = Object.entries<StudioMessageId | undefined>(options) as [Value, StudioMessageId][];
  return (
    <fieldset className={styles.choice}>
      <legend>{formatMessage({ id: label })}</legend>
      {all.map(([each, text]) => (
        <Pill
          key={each}
          type="radio"
          name={name}
          value={each}
          checked={each === value}
          onChange={() => onChange(each)}
        >
          {formatMessage({ id: text })}
        </Pill>
      ))}
    </fieldset>
  );
}
