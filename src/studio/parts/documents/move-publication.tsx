/** Gives a publication another beginning, another end, or none. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Publication, PublicationMove } from '#studio-api/publications.ts';
import { Button } from '#ui/button.tsx';
import { useStudio } from '../context/studio-context.ts';
import { MomentField } from '../controls/moment-field.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { announce } from '../messages/announcer.tsx';
import { problemText } from '../session/problem-words.ts';
import { useShopClock } from '../texts/use-shop-clock.ts';
import { zoneName } from '../texts/zone-name.ts';
import styles from './move-publication.module.css';

interface Props {
  publication: Pick<Publication, 'id' | 'liveFrom' | 'liveUntil' | 'undoes'>;
  /** It is live, and only its end can be moved. */
  hasBegun: boolean;
  onDone(): void;
}

/** A button, and the dialog that it opens. */
export function MovePublication(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="s" variant="secondary" onClick={() => setOpen(true)}>
        <FormattedMessage id={props.hasBegun ? 'SCHEDULE_MOVE_END' : 'SCHEDULE_MOVE'} />
      </Button>
      {isOpen ? <MoveDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function useMove({ publication, hasBegun, onDone, onClose }: Props & { onClose(): void }) {
  const intl = useIntl();
  const { api } = useStudio();
  const clock = useShopClock();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const move = async (from: string, until: string) => {
    const [begin, end] = [from, until].map(local => clock.toMoment(local));
    const isoOf = (moment: string) => new Date(moment).toISOString();
    if (!hasBegun && !begin) return setProblem(intl.formatMessage({ id: 'SCHEDULE_NO_MOMENT' }));
    const change: PublicationMove = {
      ...(hasBegun || !begin ? {} : { liveFrom: isoOf(begin) }),
      ...(publication.undoes === null ? { liveUntil: end ? isoOf(end) : null } : {}),
    };
    setBusy(true);
    setProblem(null);
    try {
      await api.patch<Publication>(`/api/publications/${publication.id}`, change);
      announce(intl.formatMessage({ id: 'SCHEDULE_MOVED' }));
      onClose();
      onDone();
    } catch (error) {
      setProblem(problemText(error, intl));
    }
    setBusy(false);
  };
  return { isBusy, problem, move };
}

function MoveDialog(props: Props & { onClose(): void }) {
  const intl = useIntl();
  const { publication, hasBegun, onClose } = props;
  const clock = useShopClock();
  const [from, setFrom] = useState(clock.toLocal(publication.liveFrom));
  const [until, setUntil] = useState(publication.liveUntil ? clock.toLocal(publication.liveUntil) : '');
  const { isBusy, problem, move } = useMove(props);
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: hasBegun ? 'SCHEDULE_MOVE_END' : 'SCHEDULE_MOVE' })}
      confirm={<FormattedMessage id="SCHEDULE_SAVE" />}
      problem={problem}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => void move(from, until)}
    >
      <span className={styles.fields}>
        <span className={styles.zone}>{zoneName(intl)}</span>
        {hasBegun ? null : (
          <MomentField label={intl.formatMessage({ id: 'SCHEDULE_FROM' })} local={from} onChange={setFrom} />
        )}
        {publication.undoes === null ? (
          <MomentField
            label={intl.formatMessage({ id: 'SCHEDULE_UNTIL' })}
            local={until}
            onChange={setUntil}
          />
        ) : null}
      </span>
    </ConfirmDialog>
  );
}
