/** Settings of the document itself: its name, what search engines show, its addresses. */

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { defaultLocale, localeCodes, locales } from '#i18n/locales.ts';
import { isRecord } from '#kernel/is-record.ts';
import { TextInput } from '#ui/form/text-input.tsx';
import { useEditor } from '../../editing/context/editor-context.ts';
import { DocumentUses } from '../../parts/documents/document-uses.tsx';
import { documentName } from '../../parts/texts/document-name.ts';
import { ExperimentCard } from '../experiments/experiment-card.tsx';
import { fieldCompleteness } from './completeness.ts';
import { useFormLocale } from './content-tab.tsx';
import { FieldsOfNode } from './fields-of-node.tsx';
import styles from './inspector.module.css';
import { LanguageTabs } from './language-tabs.tsx';
import { seoForm } from './node-schema.ts';
import { SearchPreview } from './search-preview.tsx';
import { useFormTools } from './use-form-tools.tsx';

/** An override names parts of the page; everything else is that of all markets. */
const OwnPageNote = observer(function OwnPageNote() {
  const { formatMessage } = useIntl();
  const { draft } = useEditor();
  return draft.own ? <p className={styles.note}>{formatMessage({ id: 'OWN_PAGE_NOTE' })}</p> : null;
});

function Experiments({ names }: { names: readonly string[] }) {
  const { formatMessage } = useIntl();
  return (
    <section className={styles.group} aria-labelledby="experiments-title">
      <h3 id="experiments-title" className={styles.groupName}>
        {formatMessage({ id: 'INSPECTOR_EXPERIMENTS' })}
      </h3>
      {names.map(name => (
        <ExperimentCard key={name} name={name} />
      ))}
    </section>
  );
}

export const DocumentPanel = observer(function DocumentPanel() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const editor = useEditor();
  const { draft } = editor;
  const { about, body } = draft;
  const { label, seo, experiments } = body;
  // A name that is being written stays as it is written.
  const [opened] = useState(label);
  const [locale, setLocale] = useFormLocale();
  const tools = useFormTools('', body, locale);
  const states = fieldCompleteness(seo);
  const addresses = localeCodes.flatMap(code => {
    const address = about.addresses[code];
    return address === undefined ? [] : [{ code, address }];
  });
  return (
    <div className={styles.panel}>
      <header className={styles.head}>
        <p className={styles.kind}>{formatMessage({ id: 'INSPECTOR_DOCUMENT' })}</p>
        <h2 className={styles.title}>{documentName(about, intl)}</h2>
        <DocumentUses id={about.id} saysNone={about.kind === 'fragment'} />
      </header>
      <OwnPageNote />
      <fieldset className={styles.fields} disabled={!editor.mayChange('') || draft.own !== undefined}>
        <form noValidate onSubmit={event => event.preventDefault()}>
          {typeof label === 'string' ? (
            <TextInput
              label={formatMessage({ id: 'INSPECTOR_LABEL' })}
              name="label"
              value={label === opened ? documentName(about, intl) : label}
              description={formatMessage({ id: 'INSPECTOR_LABEL_HELP' })}
              error={tools.errorAt(['label'])}
              onChange={next => tools.setField(['label'], next, formatMessage({ id: 'INSPECTOR_LABEL' }))}
            />
          ) : null}
          {isRecord(seo) ? (
            <section className={styles.group} aria-labelledby="seo-title">
              <h3 id="seo-title" className={styles.groupName}>
                {formatMessage({ id: 'INSPECTOR_SEO' })}
              </h3>
              {states ? <LanguageTabs states={states} locale={locale} onChange={setLocale} /> : null}
              <SearchPreview
                seo={seo}
                locale={locale}
                address={about.addresses[locale] ?? about.addresses[defaultLocale]}
              />
              <FieldsOfNode form={seoForm()} tools={tools} node={body} />
            </section>
          ) : null}
        </form>
      </fieldset>
      {addresses.length > 0 ? (
        <section className={styles.group} aria-labelledby="addresses-title">
          <h3 id="addresses-title" className={styles.groupName}>
            {formatMessage({ id: 'INSPECTOR_ADDRESSES' })}
          </h3>
          <dl className={styles.facts}>
            {addresses.map(({ code, address }) => (
              <div key={code}>
                <dt>{locales[code].name}</dt>
                <dd>{address}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.note}>{formatMessage({ id: 'INSPECTOR_ADDRESSES_NOTE' })}</p>
        </section>
      ) : null}
      {isRecord(experiments) ? <Experiments names={Object.keys(experiments)} /> : null}
    </div>
  );
});
