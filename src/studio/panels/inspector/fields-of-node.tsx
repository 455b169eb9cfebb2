/** The generated fields of a node, under their headings. */

import { useIntl } from 'react-intl';
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { FieldGroup, FieldPath } from '#page-form/field.ts';
import { fieldLabel } from '#page-form/field-label.ts';
import { FormContext } from '#page-form/form-context.ts';
import { inGroups } from '#page-form/place-of.ts';
import { fieldValueAt } from '#page-form/value-at.ts';
import styles from './inspector.module.css';
import type { NodeForm } from './node-schema.ts';
import type { NodeTools } from './use-form-tools.tsx';

const headings: Readonly<Record<FieldGroup, StudioMessageId>> = {
  content: 'INSPECTOR_GROUP_CONTENT',
  look: 'INSPECTOR_GROUP_LOOK',
  settings: 'INSPECTOR_GROUP_SETTINGS',
};

interface Props {
  form: NodeForm;
  tools: NodeTools;
  node: DocumentBody;
}

export function FieldsOfNode({ form, tools, node }: Props) {
  const intl = useIntl();
  const groups = inGroups(form.fields);
  return (
    <FormContext value={tools}>
      {groups.map(({ group, fields }) => (
        <section key={group} className={styles.group} aria-labelledby={`group-${group}`}>
          <h3 id={`group-${group}`} className={groups.length > 1 ? styles.groupName : 'visually-hidden'}>
            {intl.formatMessage({ id: headings[group] })}
          </h3>
          {fields.map(({ name, required, field }) => {
            const path = [...form.at, name];
            const label = isOwnName(node, path)
              ? intl.formatMessage({ id: 'INSPECTOR_LABEL' })
              : fieldLabel(name, intl, tools.owner);
            return (
              <tools.FieldEditor
                key={name}
                field={field}
                path={path}
                label={label}
                required={required}
                value={fieldValueAt(node, path)}
                onChange={value => tools.setField(path, value, label)}
              />
            );
          })}
        </section>
      ))}
    </FormContext>
  );
}

/** What the document is called in Studio; the label of a button or an entry is a text for shoppers. */
const isOwnName = (node: Props['node'], path: FieldPath): boolean =>
  path.join() === 'label' && isRecord(node) && (node['kind'] === 'content' || node['kind'] === 'menu');
