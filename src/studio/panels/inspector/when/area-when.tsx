/** On which screens a row of an area is shown: all that clients of the API can be told. */

import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { DocumentNode } from '#engine/operation/operation.ts';
import { sameJson } from '#kernel/same-json.ts';
import { Pill } from '#page-form/pill.tsx';
import { useEditor } from '../../../editing/context/editor-context.ts';
import { operationOf } from '../../../editing/structure/operation-of.ts';
import styles from './when.module.css';

const choices = [
  { id: 'AREA_WHEN_ALL', when: undefined },
  { id: 'AREA_WHEN_PHONE', when: { viewport: ['phone'] } },
  { id: 'AREA_WHEN_LARGE', when: { viewport: ['tablet', 'laptop', 'desktop', 'desktopBig'] } },
] as const;

export const AreaWhen = observer(function AreaWhen({ node }: { node: DocumentNode }) {
  const { formatMessage } = useIntl();
  const editor = useEditor();
  const choose = (when: unknown) => {
    const operation = operationOf(node.id, ['when'], node['when'], when);
    if (operation) editor.change([operation], formatMessage({ id: 'INSPECTOR_TAB_WHEN' }));
  };
  return (
    <div className={styles.when}>
      <p className={styles.note}>{formatMessage({ id: 'AREA_WHEN_NOTE' })}</p>
      <fieldset className={styles.row}>
        <legend className={styles.label}>{formatMessage({ id: 'WHEN_VIEWPORT' })}</legend>
        <div className={styles.values}>
          {choices.map(({ id, when }) => (
            <Pill
              key={id}
              type="radio"
              name={`when-${node.id}`}
              checked={sameJson(node['when'] ?? null, when ?? null)}
              onChange={() => choose(when)}
            >
              {formatMessage({ id })}
            </Pill>
          ))}
        </div>
      </fieldset>
    </div>
  );
});
