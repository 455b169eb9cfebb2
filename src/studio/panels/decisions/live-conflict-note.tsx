/** A place of a draft that was published otherwise meanwhile: both versions whole, and which one stays in the draft (R-STUDIO-171). */
import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { ConflictPost, LiveConflict } from '#studio-api/conflicts.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { useFieldWords } from '../../editing/rules/field-words.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { announce } from '../../parts/messages/announcer.tsx';
import { documentPath } from '../../parts/releases/document-path.ts';
import { problemText } from '../../parts/session/problem-words.ts';
import { DecisionCard } from './decision-card.tsx';

interface Props {
  conflict: LiveConflict;
  document: DocumentId;
  /** Whose draft it is; 0: of none. */
  release: number;
  /** It is read, and decided by others. */
  isReadOnly: boolean;
  /** It was decided, or is another decision by now. */
  onDecided?(): void;
}

/** Which of both has the place. */
function kindOf({ kind, theirs, mine }: LiveConflict) {
  if (kind === 'part') return theirs === null ? 'removed' : mine === null ? 'lacking' : kind;
  return kind;
}

const texts = {
  field: { said: 'LIVE_CONFLICT_FIELD', mine: 'LIVE_CONFLICT_KEEP', theirs: 'LIVE_CONFLICT_TAKE' },
  part: { said: 'LIVE_CONFLICT_FIELD', mine: 'LIVE_CONFLICT_KEEP', theirs: 'LIVE_CONFLICT_TAKE' },
  position: { said: 'LIVE_CONFLICT_MOVED', mine: 'LIVE_CONFLICT_KEEP', theirs: 'LIVE_CONFLICT_TAKE' },
  removed: {
    said: 'LIVE_CONFLICT_REMOVED',
    mine: 'LIVE_CONFLICT_RESTORE',
    theirs: 'LIVE_CONFLICT_REMOVE_TOO',
  },
  lacking: { said: 'LIVE_CONFLICT_LACKING', mine: 'DEFERRED_LEAVE_REMOVED', theirs: 'LIVE_CONFLICT_PUT_IN' },
} as const;

const ownName = (release: number, intl: IntlShape) =>
  intl.formatMessage({ id: release === 0 ? 'LIVE_CONFLICT_DRAFT' : 'LIVE_CONFLICT_RELEASE' });

export function LiveConflictNote({ conflict, document, release, isReadOnly, onDecided }: Props) {
  const intl = useIntl();
  const { api } = useStudio();
  const [chosen, setChosen] = useState<ConflictPost['chosen'] | null>(null);
  const words = useFieldWords();
  const { id, by, at, path, theirs, mine, isPossible, state } = conflict;
  const kind = kindOf(conflict);
  const decide = async (choice: ConflictPost['chosen']) => {
    setChosen(choice);
    try {
      const post: ConflictPost = { chosen: choice, state };
      await api.post(documentPath(document, release, `/conflicts/${id}`), post);
      announce(intl.formatMessage({ id: 'LIVE_CONFLICT_DECIDED' }));
    } catch (error) {
      announce(problemText(error, intl));
      setChosen(null);
    }
    onDecided?.();
  };
  const [their, my] = [words(path, theirs), words(path, mine)];
  const choice = (which: ConflictPost['chosen']) => ({
    label: intl.formatMessage({ id: texts[kind][which] }, { release: release === 0 ? 'none' : 'release' }),
    isBusy: chosen === which,
    onChoose: () => void decide(which),
  });
  return (
    <DecisionCard
      said={intl.formatMessage(
        { id: texts[kind].said },
        {
          name: by || intl.formatMessage({ id: 'DEFERRED_SOMEONE' }),
          time: intl.formatDate(at, { dateStyle: 'short', timeStyle: 'short' }),
        },
      )}
      versions={
        kind === 'field' || kind === 'part'
          ? {
              theirs: { who: intl.formatMessage({ id: 'LIVE_CONFLICT_SHOP' }), text: their },
              mine: { who: ownName(release, intl), text: my },
            }
          : undefined
      }
      words={kind === 'removed' ? my : kind === 'lacking' ? their : ''}
      problem={isPossible ? undefined : intl.formatMessage({ id: 'LIVE_CONFLICT_IMPOSSIBLE' })}
      choices={isReadOnly ? [] : isPossible ? [choice('mine'), choice('theirs')] : [choice('mine')]}
    />
  );
}
