/** Settings of an area, an information page or a menu itself. */

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { localeCodes, locales } from '#i18n/locales.ts';
import { useEditor } from '../../editing/context/editor-context.ts';
import { DocumentUses } from '../../parts/documents/document-uses.tsx';
import { documentName } from '../../parts/texts/document-name.ts';
import { fieldCompleteness } from './completeness.ts';
import { useFormLocale } from './content-tab.tsx';
import { FieldsOfNode } from './fields-of-node.tsx';
import styles from './inspector.module.css';
import { LanguageTabs } from './language-tabs.tsx';
import { contentForm, menuForm } from './node-schema.ts';
import { useFormTools } from './use-form-tools.tsx';

type Kind = 'content' | 'menu';

export const hasOwnPanel = (kind: unknown): kind is Kind => kind === 'content' || kind === 'menu';

export const ContentPanel = observer(function ContentPanel({ kind }: { kind: Kind }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const editor = useEditor();
  const { draft } = editor;
  const { body, about } = draft;
  const [locale, setLocale] = useFormLocale();
  // A name that is being written stays as it is written.
  const [opened] = useState(body['label']);
  const shown = body['label'] === opened ? { ...body, label: documentName(about, intl) } : body;
  const { title, seo } = body;
  const states = fieldCompleteness({ title, seo });
  const tools = useFormTools('', body, states ? locale : null);
  const addresses = localeCodes.flatMap(code => {
    const address = about.addresses[code];
    return address === undefined ? [] : [{ code, address }];
  });
  return (
    <div className={styles.panel}>
      <header className={styles.head}>
        <p className={styles.kind}>
          {formatMessage({ id: kind === 'menu' ? 'MENUS_KIND' : 'CONTENTS_KIND' })}
        </p>
        <h2 className={styles.title}>{documentName(about, intl)}</h2>
        {kind === 'content' ? <DocumentUses id={about.id} saysNone /> : null}
      </header>
      <fieldset className={styles.fields} disabled={!editor.mayChange('')}>
        <form noValidate onSubmit={event => event.preventDefault()}>
          {states ? <LanguageTabs states={states} locale={locale} onChange={setLocale} /> : null}
          <FieldsOfNode
            form={kind === 'menu' ? menuForm() : contentForm(about.area !== undefined)}
            tools={tools}
            node={shown}
          />
        </form>
      </fieldset>
      {addresses.length > 0 ? (
        <dl className={styles.facts}>
          {addresses.map(({ code, address }) => (
            <div key={code}>
              <dt>{locales[code].name}</dt>
              <dd>{address}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
});
