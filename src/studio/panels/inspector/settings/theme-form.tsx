/** How the shop looks: every colour with what counts now in both schemes, and the corners. */
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { ColourToken } from '#kernel/theme/colour-pairs.ts';
import type { Scheme } from '#kernel/theme/shop-look.ts';
import { tokenColours } from '#kernel/theme/token-colours.gen.ts';
import { ColourControl } from '#page-form/colour-control.tsx';
import { fieldHelp } from '#page-form/field-help.ts';
import { fieldLabel } from '#page-form/field-label.ts';
import { textOf } from '#page-form/text-of.ts';
import { fieldValueAt } from '#page-form/value-at.ts';
import { useEditor } from '../../../editing/context/editor-context.ts';
import { FieldsOfNode } from '../fields-of-node.tsx';
import inspector from '../inspector.module.css';
import type { NodeTools } from '../use-form-tools.tsx';
import { colourGroups, sourceOfColour } from './colour-groups.ts';
import { FolderNote } from './folder-note.tsx';
import styles from './settings.module.css';
import { settingsForm } from './settings-form.ts';
import { ThemePictures } from './theme-pictures.tsx';

interface Props {
  tools: NodeTools;
  body: DocumentBody;
  folder: DocumentBody;
}

const schemes: readonly Scheme[] = ['light', 'dark'];

export const ThemeForm = observer(function ThemeForm({ tools, body, folder }: Props) {
  const { formatMessage } = useIntl();
  return (
    <>
      <ThemePictures {...{ tools, body, folder }} />
      {colourGroups.map(({ title, tokens }) => (
        <section key={title} className={inspector.group} aria-labelledby={`colours-${title}`}>
          <h3 id={`colours-${title}`} className={inspector.groupName}>
            {formatMessage({ id: title })}
          </h3>
          {tokens.map(token => (
            <Colour key={token} {...{ token, tools, body, folder }} />
          ))}
        </section>
      ))}
      <FieldsOfNode form={settingsForm('theme', ['radius'])} tools={tools} node={body} />
    </>
  );
});

/** One colour of the shop in both schemes. */
const Colour = observer(function Colour({ token, tools, body, folder }: Props & { token: ColourToken }) {
  const intl = useIntl();
  const { look, draft } = useEditor();
  const path = ['colours', token];
  const own = fieldValueAt(body, path);
  const label = fieldLabel(token, intl, 'settings');
  const help = fieldHelp(path, 'settings', intl);
  const colourIn = (scheme: Scheme): string => look?.colours[scheme][token] ?? tokenColours[scheme][token];
  const inScheme = (scheme: Scheme): string => (isRecord(own) ? textOf(own[scheme]) : colourIn(scheme));
  const set = (scheme: Scheme, value: string) =>
    tools.setField(path, { light: inScheme('light'), dark: inScheme('dark'), [scheme]: value }, label);
  return (
    <fieldset className={styles.colour} data-field-path={path.join('.')}>
      <legend className={styles.name}>{label}</legend>
      {help === undefined ? null : <p className={styles.help}>{help}</p>}
      <div className={styles.schemes}>
        {schemes.map(scheme => (
          <div key={scheme} data-field-path={[...path, scheme].join('.')}>
            <ColourControl
              path={[...path, scheme]}
              label={fieldLabel(scheme, intl, 'settings')}
              value={inScheme(scheme)}
              shown={colourIn(scheme)}
              error={tools.errorAt([...path, scheme]) ?? undefined}
              onChange={value => set(scheme, textOf(value))}
            />
            {tools.below?.([...path, scheme])}
          </div>
        ))}
      </div>
      <div className={styles.source}>
        {isRecord(own) ? null : (
          <span>
            {intl.formatMessage({
              id: sourceOfColour(token, isRecord(fieldValueAt(body, ['colours', 'primary']))),
            })}
          </span>
        )}
        {isRecord(own) && isRecord(fieldValueAt(folder, path)) && !draft.isReadOnly ? (
          <button
            type="button"
            className={styles.back}
            aria-label={intl.formatMessage({ id: 'SETTINGS_COLOUR_AUTOMATIC_NAMED' }, { name: label })}
            onClick={() => tools.setField(path, undefined, label)}
          >
            {intl.formatMessage({ id: 'SETTINGS_COLOUR_AUTOMATIC' })}
          </button>
        ) : null}
        <FolderNote {...{ folder, path }} locales={[]} onBack={value => tools.setField(path, value, label)} />
      </div>
    </fieldset>
  );
});
