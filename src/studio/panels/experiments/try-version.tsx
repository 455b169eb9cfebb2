/** Begins an experiment at a part: what visitors are to do, how much more of it is worth finding, and how long that takes. */
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { findNode, nodesWithin } from '#engine/operation/node-tree.ts';
import type { NodeAddress } from '#engine/operation/operation.ts';
import { type ExperimentGoal, experimentGoals, mostExperiments } from '#kernel/experiment/choose-arm.ts';
import { type KnownRates, longestExperiment } from '#studio-api/experiments.ts';
import { fewestShown } from '#studio-api/figures.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { useEditor } from '../../editing/context/editor-context.ts';
import { beginOps, type VersionCount, versionCounts } from '../../editing/experiments/experiment-ops.ts';
import { nodeName } from '../../editing/structure/part-name.ts';
import { useAsync } from '../../parts/api/use-async.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { Dialog } from '../../parts/dialogs/dialog.tsx';
import { LoadState } from '../../parts/messages/load-state.tsx';
import { audienceName } from '../../parts/texts/audience-name.ts';
import { experimentPlan, type Plan } from './experiment-plan.ts';
import styles from './experiments.module.css';
import { changes, goalTexts } from './goal-texts.ts';

interface CountProps {
  value: VersionCount;
  onChange(count: VersionCount): void;
}

function VersionCountSelect({ value, onChange }: CountProps) {
  const intl = useIntl();
  return (
    <Select
      label={intl.formatMessage({ id: 'EXPERIMENT_COUNT' })}
      name="count"
      value={String(value)}
      description={intl.formatMessage({ id: 'EXPERIMENT_COUNT_HELP' })}
      options={versionCounts.map(each => ({
        value: String(each),
        label: intl.formatMessage({ id: 'EXPERIMENT_COUNT_OF' }, { count: each }),
      }))}
      onChange={chosen => onChange(versionCounts.find(each => String(each) === chosen) ?? 2)}
    />
  );
}

/** Of no experiment before it. */
const newName = (id: NodeAddress): string =>
  `${id.slice(0, 50)}-${crypto.randomUUID().slice(0, 6)}`.toLowerCase();

/** Of the last version. */
const lastLetter = (count: VersionCount): string => 'ABCD'.charAt(count - 1);

function useRates(id: NodeAddress) {
  const { api } = useStudio();
  const { draft } = useEditor();
  const node = findNode(draft.body, id)?.node;
  const parts = node ? [...nodesWithin(node)].map(each => each.id) : [];
  const query = new URLSearchParams(parts.map(part => ['part', part])).toString();
  const path = `/api/experiments/${encodeURIComponent(draft.id)}/rates?${query}`;
  return useAsync(path, () => api.get<KnownRates>(path));
}

const TryVersion = observer(function TryVersion({ id }: { id: NodeAddress }) {
  const intl = useIntl();
  const editor = useEditor();
  const { draft, experiments } = editor;
  const { value: rates, error, reload } = useRates(id);
  const [goal, setGoal] = useState<ExperimentGoal>('pressed');
  const [change, setChange] = useState<number>(20);
  const [count, setCount] = useState<VersionCount>(2);
  const node = draft.node(id);
  const close = () => experiments.requestTry(null);
  const plan = rates && experimentPlan(rates, { goal, change, arms: count });
  if (!node) return null;
  const name = nodeName(node, intl, editor.context.locale);

  const begin = () => {
    if (plan?.is !== 'possible') return;
    const begun = beginOps(draft.body, id, {
      ...{ name: newName(id), count, goal, change },
      visitors: plan.visitors,
    });
    const label = intl.formatMessage(
      { id: count === 2 ? 'EXPERIMENT_STEP_BEGIN' : 'EXPERIMENT_STEP_BEGIN_MORE' },
      { name, last: lastLetter(count) },
    );
    if (begun && editor.change(begun.ops, label, { select: begun.copy })) editor.announceStep(label);
    else editor.announce(intl.formatMessage({ id: 'OUTLINE_REFUSED' }));
    close();
  };
  return (
    <Dialog
      title={intl.formatMessage({ id: 'EXPERIMENT_TRY_TITLE' }, { name })}
      onClose={close}
      footer={
        <>
          <Button size="s" variant="tertiary" onClick={close}>
            <FormattedMessage id="PUBLISH_CANCEL" />
          </Button>
          <Button size="s" disabled={plan?.is !== 'possible'} onClick={begin}>
            <FormattedMessage
              id={count === 2 ? 'EXPERIMENT_BEGIN' : 'EXPERIMENT_BEGIN_MORE'}
              values={{ last: lastLetter(count) }}
            />
          </Button>
        </>
      }
    >
      <div className={styles.plan}>
        <p>
          <FormattedMessage id="EXPERIMENT_ABOUT" />
        </p>
        <VersionCountSelect value={count} onChange={setCount} />
        <Select
          label={intl.formatMessage({ id: 'EXPERIMENT_GOAL' })}
          name="goal"
          value={goal}
          options={experimentGoals.map(each => ({
            value: each,
            label: intl.formatMessage({ id: goalTexts[each] }),
          }))}
          onChange={chosen => setGoal(experimentGoals.find(each => each === chosen) ?? 'pressed')}
        />
        <Select
          label={intl.formatMessage({ id: 'EXPERIMENT_CHANGE' })}
          name="change"
          value={String(change)}
          description={intl.formatMessage({ id: 'EXPERIMENT_CHANGE_HELP' })}
          options={changes.map(each => ({
            value: String(each),
            label: intl.formatMessage({ id: 'EXPERIMENT_CHANGE_OF' }, { change: each }),
          }))}
          onChange={chosen => setChange(Number(chosen))}
        />
        {plan ? <PlanWords plan={plan} days={rates.days} /> : <LoadState error={error} onRetry={reload} />}
      </div>
    </Dialog>
  );
});

export default TryVersion;

function PlanWords({ plan, days }: { plan: Plan; days: number }) {
  const intl = useIntl();
  return (
    <output className={styles.sizes} aria-live="polite">
      {plan.is === 'possible' ? <Possible plan={plan} days={days} /> : null}
      {plan.is === 'too-long' ? (
        <p>
          <FormattedMessage
            id="EXPERIMENT_TOO_LONG"
            values={{ days: plan.days, longest: longestExperiment }}
          />
        </p>
      ) : null}
      {plan.is === 'too-few' ? (
        <p>
          <FormattedMessage id="EXPERIMENT_TOO_FEW" values={{ days, fewest: fewestShown }} />
        </p>
      ) : null}
      {plan.is === 'many' ? (
        <p>
          <FormattedMessage id="EXPERIMENT_TOO_MANY" values={{ count: mostExperiments }} />
        </p>
      ) : null}
      {plan.is === 'changed' ? <ChangedFor overrides={plan.changedFor} /> : null}
      {plan.is === 'no-rate' ? <p>{intl.formatMessage({ id: 'EXPERIMENT_NO_RATE' }, { days })}</p> : null}
    </output>
  );
}

function ChangedFor({ overrides }: { overrides: KnownRates['changedFor'] }) {
  const intl = useIntl();
  const { session } = useStudio();
  const names = overrides.map(override => audienceName(override, session.markets, intl));
  return (
    <p>
      <FormattedMessage id="EXPERIMENT_CHANGED_FOR" values={{ places: intl.formatList(names) }} />
    </p>
  );
}

interface PossibleProps {
  plan: Extract<Plan, { is: 'possible' }>;
  days: number;
}

const Possible = ({ plan: { visitors, days: needed, rate }, days }: PossibleProps) => {
  const intl = useIntl();
  return (
    <>
      <p>
        <FormattedMessage id="EXPERIMENT_SIZE" values={{ visitors, days: needed }} />
      </p>
      <p className={styles.note}>
        <FormattedMessage id="EXPERIMENT_SIZE_FROM" values={{ days, rate: percent(rate, intl) }} />
      </p>
    </>
  );
};

const percent = (share: number, { formatNumber }: IntlShape): string =>
  formatNumber(share, { style: 'percent', maximumSignificantDigits: 2 });
