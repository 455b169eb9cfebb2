/** The form of who the shop is, of how it looks, or of what it says. */
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { defaultLocale, isLocaleCode, type LocaleCode, localeCodes } from '#i18n/locales.ts';
import type { SettingsKey } from '#kernel/shop-settings.ts';
import { focusField } from '#page-form/focus-field.ts';
import type { FolderSettings } from '#studio-api/shop-settings.ts';
import { useEditor } from '../../../editing/context/editor-context.ts';
import { useAsync } from '../../../parts/api/use-async.ts';
import { useStudio } from '../../../parts/context/studio-context.ts';
import { LoadState } from '../../../parts/messages/load-state.tsx';
import { documentName } from '../../../parts/texts/document-name.ts';
import { FieldsOfNode } from '../fields-of-node.tsx';
import styles from '../inspector.module.css';
import { useFormTools } from '../use-form-tools.tsx';
import { DocumentNote } from './folder-note.tsx';
import { settingsForm } from './settings-form.ts';
import { settingsTools } from './settings-tools.tsx';
import { TextsForm } from './texts-form.tsx';
import { ThemeForm } from './theme-form.tsx';

export const SettingsPanel = observer(function SettingsPanel({ of }: { of: SettingsKey }) {
  const intl = useIntl();
  const { context, draft, selection } = useEditor();
  const { api, session } = useStudio();
  const { value, error, reload } = useAsync('folder', () => api.get<FolderSettings>('/api/settings/folder'));
  const folder = value?.[of];
  const box = useRef<HTMLFormElement>(null);
  const shown: readonly LocaleCode[] = localeCodes.filter(code =>
    session.locales.some(each => each.code === code),
  );
  const tools = settingsTools(useFormTools('', draft.body, null), { folder, locales: shown, intl });
  // The list of problems leads to a field.
  useEffect(() => {
    if (selection.path !== '') focusField(box.current, selection.path.split('.'));
  }, [selection, folder]);
  return (
    <div className={styles.panel}>
      <header className={styles.head}>
        <p className={styles.kind}>{intl.formatMessage({ id: 'SHELL_SECTION_SHOP' })}</p>
        <h2 className={styles.title}>{documentName(draft.about, intl)}</h2>
        <p className={styles.note}>{intl.formatMessage({ id: notes[of] })}</p>
        {folder ? <DocumentNote folder={folder} /> : null}
      </header>
      <fieldset className={styles.fields} disabled={draft.isReadOnly}>
        <form ref={box} noValidate onSubmit={event => event.preventDefault()}>
          {!folder ? (
            <LoadState error={error} onRetry={reload} />
          ) : of === 'texts' ? (
            <TextsForm
              tools={tools}
              body={draft.body}
              locales={shown}
              path={selection.path}
              shown={isLocaleCode(context.locale) ? context.locale : defaultLocale}
            />
          ) : of === 'theme' ? (
            <ThemeForm tools={tools} body={draft.body} folder={folder} />
          ) : (
            <FieldsOfNode form={settingsForm(of)} tools={tools} node={draft.body} />
          )}
        </form>
      </fieldset>
    </div>
  );
});

const notes = {
  identity: 'SETTINGS_IDENTITY_NOTE',
  theme: 'SETTINGS_THEME_NOTE',
  texts: 'SETTINGS_TEXTS_NOTE',
} as const;
