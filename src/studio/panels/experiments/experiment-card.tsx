/** An experiment of the open document: its versions, how far it is, what it has shown, and how it ends (R-STUDIO-232). */
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Experiment } from '#kernel/experiment/choose-arm.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { certainWinnerOf } from '#studio-api/experiment-size.ts';
import type { DocumentExperiments, ExperimentState } from '#studio-api/experiments.ts';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { useEditor } from '../../editing/context/editor-context.ts';
import { armsWithParts, endOps, experimentsIn } from '../../editing/experiments/experiment-ops.ts';
import { useAsync } from '../../parts/api/use-async.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { ConfirmDialog } from '../../parts/dialogs/confirm-dialog.tsx';
import { DocumentUses } from '../../parts/documents/document-uses.tsx';
import { LoadState } from '../../parts/messages/load-state.tsx';
import { ExperimentResult } from './experiment-result.tsx';
import styles from './experiments.module.css';
import { goalTexts } from './goal-texts.ts';
import { versionLetter, versionName } from './version-name.ts';

/** Of the page as shoppers see it: another one after each publication. */
function useStates(id: DocumentId, state: string) {
  const { api } = useStudio();
  const path = `/api/experiments/${encodeURIComponent(id)}`;
  return useAsync(`${path} ${state}`, () => api.get<DocumentExperiments>(path));
}

export const ExperimentCard = observer(function ExperimentCard({ name }: { name: string }) {
  const { draft } = useEditor();
  const page = draft.pageId ?? draft.id;
  const { value, error, reload } = useStates(page, `${draft.about.state} ${draft.about.baseRevision}`);
  const experiment = experimentsIn(draft.body)[name];
  if (!experiment) return <Undeclared name={name} />;
  if (!value) return <LoadState error={error} onRetry={reload} />;
  const state = value.experiments.find(each => each.name === name) ?? null;
  return (
    <section className={styles.card} aria-labelledby={`experiment-${name}`}>
      <h3 id={`experiment-${name}`} className="visually-hidden">
        <FormattedMessage id="EXPERIMENT_TITLE" />
      </h3>
      <p>
        <FormattedMessage
          id="EXPERIMENT_GOAL_IS"
          values={{ goal: <FormattedMessage id={goalTexts[experiment.goal]} /> }}
        />
      </p>
      <p className={styles.note}>
        <StateWords state={state} {...experiment} />
      </p>
      <Versions name={name} experiment={experiment} state={state} />
      {page.startsWith('page:') ? null : <OnPages id={page} />}
      {state?.state === 'done' ? <ExperimentResult result={state} /> : null}
      <EndButtons name={name} experiment={experiment} state={state} mayChoose={state?.state === 'done'} />
    </section>
  );
});

/** What an area or a shared part tries is one experiment on all its pages. */
const OnPages = ({ id }: { id: DocumentId }) => (
  <div className={styles.note}>
    <p>
      <FormattedMessage id="EXPERIMENT_ON_PAGES" />
    </p>
    <DocumentUses id={id} />
  </div>
);

/** Parts in versions of an experiment that the page has no word of: it cannot be published before one of them is kept. */
const Undeclared = observer(function Undeclared({ name }: { name: string }) {
  const { draft } = useEditor();
  const arms = armsWithParts(draft.body, name).toSorted();
  if (arms.length === 0) return null;
  return (
    <section className={styles.card}>
      <p className={styles.note}>
        <FormattedMessage id="EXPERIMENT_UNDECLARED" />
      </p>
      <EndButtons name={name} experiment={{ arms: arms.map(id => ({ id })) }} state={null} mayChoose />
    </section>
  );
});

interface StateWordsProps {
  state: ExperimentState | null;
  visitors: number;
}

function StateWords({ state, visitors }: StateWordsProps) {
  const { formatDate } = useIntl();
  const day = (of: string) => formatDate(`${of}T12:00:00Z`, { timeZone: 'UTC', dateStyle: 'medium' });
  if (!state) return <FormattedMessage id="EXPERIMENT_NOT_BEGUN" values={{ visitors }} />;
  if (state.since === null) return <FormattedMessage id="EXPERIMENT_RUNS" values={{ visitors }} />;
  const since = day(state.since);
  return state.state === 'done' ? (
    <FormattedMessage id="EXPERIMENT_DONE" values={{ since, until: day(state.until) }} />
  ) : (
    <FormattedMessage id="EXPERIMENT_RUNS_SINCE" values={{ since, visitors }} />
  );
}

interface PartProps {
  name: string;
  experiment: Experiment;
  state: ExperimentState | null;
}

/** Shows each version in the canvas; how far it is, without what its visitors have done. */
const Versions = observer(function Versions({ name, experiment, state }: PartProps) {
  const intl = useIntl();
  const { experiments } = useEditor();
  const shown = experiments.shown[name] ?? experiment.arms[0]?.id;
  return (
    <ul className={styles.versions}>
      {experiment.arms.map(({ id, weight }) => {
        const label = versionName(versionLetter(experiment, id), intl);
        const visitors = state?.arms.find(arm => arm.id === id)?.visitors ?? 0;
        return (
          <li key={id} className={styles.version}>
            <button
              type="button"
              className={styles.show}
              aria-pressed={shown === id}
              onClick={() => experiments.show(name, id)}
            >
              <FormattedMessage id="EXPERIMENT_SHOW" values={{ version: label }} />
            </button>
            {state?.state === 'running' ? (
              <>
                <ProgressBar
                  label={intl.formatMessage({ id: 'EXPERIMENT_PROGRESS' }, { version: label })}
                  value={visitors}
                  max={experiment.visitors}
                  tone="good"
                />
                <p className={styles.count}>
                  <span>
                    <FormattedMessage
                      id="EXPERIMENT_VISITORS"
                      values={{ visitors, needed: experiment.visitors }}
                    />
                  </span>
                  <span>
                    <FormattedMessage id="EXPERIMENT_WEIGHT" values={{ weight }} />
                  </span>
                </p>
              </>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
});

interface EndProps {
  name: string;
  experiment: { arms: readonly { id: string }[] };
  state: ExperimentState | null;
  /** Whether every version may be kept, or the first one alone. */
  mayChoose: boolean;
}

/** One press is one step of undo; the first version is what ends it without a winner. */
const EndButtons = observer(function EndButtons({ name, experiment, state, mayChoose }: EndProps) {
  const intl = useIntl();
  const editor = useEditor();
  const [asked, setAsked] = useState<string | null>(null);
  // An experiment is of all markets, and ends for all of them.
  if (editor.draft.isReadOnly || editor.draft.own) return null;
  const ids = experiment.arms.map(({ id }) => id);
  const onPage = armsWithParts(editor.draft.body, name);
  // A version whose part was deleted cannot be kept.
  const arms = onPage.length > 0 ? ids.filter(id => onPage.includes(id)) : ids;
  const [first] = arms;
  const best = state?.state === 'done' ? (certainWinnerOf(state.arms)?.id ?? first) : undefined;
  const letterOf = (arm: string) => versionLetter(experiment, arm);

  const keep = (arm: string) => {
    setAsked(null);
    const label = intl.formatMessage({ id: 'EXPERIMENT_STEP_KEEP' }, { letter: letterOf(arm) });
    if (editor.change(endOps(editor.draft.body, name, arm), label)) editor.announceStep(label);
  };
  return (
    <div className={styles.buttons}>
      {mayChoose ? (
        arms.map(id => (
          <Button key={id} size="s" variant={id === best ? 'primary' : 'secondary'} onClick={() => keep(id)}>
            <FormattedMessage id="EXPERIMENT_KEEP" values={{ letter: letterOf(id) }} />
          </Button>
        ))
      ) : (
        <Button size="s" variant="secondary" onClick={() => setAsked(first ?? null)}>
          <FormattedMessage id="EXPERIMENT_STOP" />
        </Button>
      )}
      {asked === null ? null : (
        <ConfirmDialog
          title={intl.formatMessage({ id: 'EXPERIMENT_STOP' })}
          confirm={<FormattedMessage id="EXPERIMENT_STOP_CONFIRM" values={{ letter: letterOf(asked) }} />}
          onClose={() => setAsked(null)}
          onConfirm={() => keep(asked)}
        >
          <FormattedMessage
            id={state ? 'EXPERIMENT_STOP_RUNNING' : 'EXPERIMENT_STOP_DRAFT'}
            values={{ letter: letterOf(asked) }}
          />
        </ConfirmDialog>
      )}
    </div>
  );
});
