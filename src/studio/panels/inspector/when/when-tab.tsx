/** For whom and when a node is shown: one row per condition, and the rule as a sentence. */

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Rule } from '#engine/definition/evaluate-rule.ts';
import type { DocumentBody, DocumentNode, NodeAddress } from '#engine/operation/operation.ts';
import { localeCodes } from '#i18n/locales.ts';
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import { isRecord } from '#kernel/is-record.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { Select } from '#ui/select.tsx';
import { useEditor } from '../../../editing/context/editor-context.ts';
import {
  choiceKeys,
  choices,
  conflictOf,
  type RuleConflict,
  readRule,
  withCondition,
} from '../../../editing/rules/rule.ts';
import { ruleSentence } from '../../../editing/rules/rule-words.ts';
import { marketNames, valueName } from '../../../editing/rules/value-names.ts';
import { operationOf } from '../../../editing/structure/operation-of.ts';
import { ListCondition } from './list-condition.tsx';
import { PeriodCondition } from './period-condition.tsx';
import { VehicleCondition } from './vehicle-condition.tsx';
import styles from './when.module.css';

// The conditions that already hold where a node stands: those of its container, area or menu item.

/** Empty for a node without conditions around it. */
function ruleAround(body: DocumentBody, id: NodeAddress): Rule {
  return findAround(body, id, {}) ?? {};
}

function findAround(value: unknown, id: NodeAddress, around: Rule): Rule | null {
  if (Array.isArray(value)) {
    for (const entry of value) {
      const found = findAround(entry, id, around);
      if (found) return found;
    }
    return null;
  }
  if (!isRecord(value)) return null;
  if (value['id'] === id) return around;
  const own = isRecord(value['when']) ? readRule(value['when']) : around;
  for (const [key, inner] of Object.entries(value)) {
    // Fields of a widget contain no nodes.
    if (key === 'props' || key === 'when' || typeof inner !== 'object') continue;
    const found = findAround(inner, id, own);
    if (found) return found;
  }
  return null;
}

/** One of a few values, or any. */
interface Props {
  name: string;
  label: string;
  options: readonly { value: string; name: string }[];
  value: string | undefined;
  onChange: (value: string | undefined) => boolean;
}

function ChoiceCondition({ name, label, options, value, onChange }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Select
      label={label}
      name={`when.${name}`}
      optional
      placeholder={formatMessage({ id: 'WHEN_ANY' })}
      options={options.map(each => ({ value: each.value, label: each.name }))}
      value={value ?? ''}
      onChange={next => onChange(next === '' ? undefined : next)}
    />
  );
}

const viewports = ['phone', 'tablet', 'laptop', 'desktop', 'desktopBig'];

const conflictWords: Readonly<Record<RuleConflict, StudioMessageId>> = {
  period: 'WHEN_CONFLICT_PERIOD',
  years: 'WHEN_CONFLICT_YEARS',
  vehicleIs: 'WHEN_CONFLICT_VEHICLE',
  market: 'WHEN_CONFLICT_AROUND',
  locale: 'WHEN_CONFLICT_AROUND',
  customerType: 'WHEN_CONFLICT_AROUND',
  viewport: 'WHEN_CONFLICT_AROUND',
  auth: 'WHEN_CONFLICT_AROUND',
  vehicle: 'WHEN_CONFLICT_AROUND',
  cart: 'WHEN_CONFLICT_AROUND',
  consent: 'WHEN_CONFLICT_AROUND',
};

export const WhenTab = observer(function WhenTab({ node }: { node: DocumentNode }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const editor = useEditor();
  const [conflict, setConflict] = useState<RuleConflict | null>(null);
  const rule = readRule(node['when']);
  const outer = ruleAround(editor.draft.body, node.id);
  const names = marketNames(editor.session.markets, intl);

  /** Refused when no visitor could ever see the node. */
  const change = <Key extends keyof Rule>(key: Key, value: Rule[Key] | undefined): boolean => {
    const next = withCondition(rule, key, value);
    const found = next ? conflictOf(next, outer) : null;
    setConflict(found);
    if (found) return false;
    const operation = operationOf(node.id, ['when'], node['when'], next);
    if (operation) editor.change([operation], formatMessage({ id: 'INSPECTOR_TAB_WHEN' }));
    return true;
  };
  const lists = [
    { key: 'market', label: 'WHEN_MARKET', values: editor.session.markets.map(({ alias }) => alias) },
    { key: 'customerType', label: 'WHEN_CUSTOMER', values: ['PERSON', 'ORGANIZATION'] },
    { key: 'locale', label: 'WHEN_LOCALE', values: localeCodes },
    { key: 'viewport', label: 'WHEN_VIEWPORT', values: viewports },
  ] as const;
  const hasMore = ['all', 'any', 'not', 'feature', 'query'].some(key => key in rule);

  return (
    <div className={styles.when}>
      <p className={styles.sentence} aria-live="polite">
        {ruleSentence(node['when'] ? rule : undefined, intl, names)}
      </p>
      {conflict ? <Feedback tone="error">{formatMessage({ id: conflictWords[conflict] })}</Feedback> : null}
      {lists.map(({ key, label, values }) => (
        <ListCondition
          key={key}
          label={formatMessage({ id: label })}
          values={values.map(value => ({ value, name: valueName(key, value, intl, names) }))}
          allowed={outer[key]}
          chosen={rule[key]}
          onChange={chosen => change(key, chosen)}
        />
      ))}
      <PeriodCondition from={rule.from} until={rule.until} onChange={change} />
      {choiceKeys.map(key => (
        <ChoiceCondition
          key={key}
          name={key}
          label={formatMessage({ id: choiceLabels[key] })}
          options={choices[key].map(value => ({ value, name: valueName(key, value, intl, names) }))}
          value={rule[key]}
          onChange={value => change(key, value)}
        />
      ))}
      <VehicleCondition rules={rule.vehicleIs} onChange={value => change('vehicleIs', value)} />
      {hasMore ? <p className={styles.note}>{formatMessage({ id: 'WHEN_MORE' })}</p> : null}
      {node['when'] ? (
        <Button
          size="s"
          variant="tertiary"
          onClick={() => {
            setConflict(null);
            const operation = operationOf(node.id, ['when'], node['when'], undefined);
            if (operation) editor.change([operation], formatMessage({ id: 'WHEN_CLEAR' }));
          }}
        >
          {formatMessage({ id: 'WHEN_CLEAR' })}
        </Button>
      ) : null}
    </div>
  );
});

const choiceLabels = {
  auth: 'WHEN_AUTH',
  vehicle: 'WHEN_VEHICLE',
  cart: 'WHEN_CART',
  consent: 'WHEN_CONSENT',
} as const;
