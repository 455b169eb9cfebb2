/** To whom, when and on which screens a row of an area is shown: all that the API decides for each of its clients (R-STUDIO-244). */

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Rule } from '#engine/definition/evaluate-rule.ts';
import type { DocumentNode } from '#engine/operation/operation.ts';
import { sameJson } from '#kernel/same-json.ts';
import { Pill } from '#page-form/pill.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { useEditor } from '../../../editing/context/editor-context.ts';
import { conflictOf, readRule, withCondition } from '../../../editing/rules/rule.ts';
import { ruleSentence } from '../../../editing/rules/rule-words.ts';
import { valueName } from '../../../editing/rules/value-names.ts';
import { operationOf } from '../../../editing/structure/operation-of.ts';
import { ListCondition } from './list-condition.tsx';
import { PeriodCondition } from './period-condition.tsx';
import styles from './when.module.css';

const screens = [
  { id: 'AREA_WHEN_ALL', viewport: undefined },
  { id: 'AREA_WHEN_PHONE', viewport: ['phone'] },
  { id: 'AREA_WHEN_LARGE', viewport: ['tablet', 'laptop', 'desktop', 'desktopBig'] },
] as const;

const customers = ['PERSON', 'ORGANIZATION'];

export const AreaWhen = observer(function AreaWhen({ node }: { node: DocumentNode }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const editor = useEditor();
  const [isRefused, setRefused] = useState(false);
  const rule = readRule(node['when']);

  /** Refused when the end is not after the beginning. */
  const change = <Key extends keyof Rule>(key: Key, value: Rule[Key] | undefined): boolean => {
    const next = withCondition(rule, key, value);
    const isEmpty = next !== undefined && conflictOf(next) !== null;
    setRefused(isEmpty);
    if (isEmpty) return false;
    const operation = operationOf(node.id, ['when'], node['when'], next);
    if (operation) editor.change([operation], formatMessage({ id: 'INSPECTOR_TAB_WHEN' }));
    return true;
  };
  return (
    <div className={styles.when}>
      <p className={styles.sentence} aria-live="polite">
        {ruleSentence(node['when'] ? rule : undefined, intl, {})}
      </p>
      {isRefused ? <Feedback tone="error">{formatMessage({ id: 'WHEN_CONFLICT_PERIOD' })}</Feedback> : null}
      <ListCondition
        label={formatMessage({ id: 'WHEN_CUSTOMER' })}
        values={customers.map(value => ({ value, name: valueName('customerType', value, intl, {}) }))}
        allowed={undefined}
        chosen={rule.customerType}
        onChange={chosen => change('customerType', chosen)}
      />
      <fieldset className={styles.row}>
        <legend className={styles.label}>{formatMessage({ id: 'WHEN_VIEWPORT' })}</legend>
        <div className={styles.values}>
          {screens.map(({ id, viewport }) => (
            <Pill
              key={id}
              type="radio"
              name={`when-${node.id}`}
              checked={sameJson(rule.viewport ?? null, viewport ?? null)}
              onChange={() => change('viewport', viewport)}
            >
              {formatMessage({ id })}
            </Pill>
          ))}
        </div>
      </fieldset>
      <PeriodCondition from={rule.from} until={rule.until} onChange={change} />
      <p className={styles.note}>{formatMessage({ id: 'AREA_WHEN_NOTE' })}</p>
    </div>
  );
});
