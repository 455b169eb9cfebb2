/** The search: a plain form that works without JavaScript; on phones it covers the bar while it has the focus. */

import { type SubmitEvent, Suspense, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { FetchedTexts } from '#i18n/all-texts.tsx';
import { atPrefix } from '#i18n/prefixed-path.ts';
import { Icon } from '#ui/icon.tsx';
import { closeIcon, searchIcon } from '#ui/icons.ts';
import { PanelBoundary } from '#ui/panel/panel-boundary.tsx';
import { useApp } from '../../context/app-context.ts';
import { loadSearchPath } from './load-search-path.ts';
import styles from './search-field.module.css';
import { useSuggestionPanel } from './use-suggestion-panel.ts';

/** Maximum length of a search, in characters. */
const maxLength = 100;

/** The role instead of the element: Safari before 17 has no `search` element. */
const landmark = { role: 'search' } as const;

export function SearchField() {
  const { formatMessage } = useIntl();
  const { navigate, page } = useApp();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // Only the page of a search has this parameter.
  const { params } = page.context.route;
  const action = atPrefix(page.context.prefix, '/s');
  const { panel, prepare, drop } = useSuggestionPanel(field, action);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = field.current;
    const text = input?.value.trim() ?? '';
    if (text === '') {
      input?.focus();
      return;
    }
    input?.blur();
    const form = event.currentTarget;
    loadSearchPath().then(
      ({ searchPath }) => navigate(searchPath(action, text)),
      // The server builds the address as well.
      () => form.submit(),
    );
  };

  return (
    <div className={styles.container}>
      <label className={styles.opener} htmlFor={id}>
        <Icon of={searchIcon} />
        <span className="visually-hidden">{formatMessage({ id: 'SEARCH_LABEL' })}</span>
      </label>
      <form {...landmark} className={styles.form} action={action} data-native="" onSubmit={handleSubmit}>
        <input
          ref={field}
          id={id}
          className={styles.input}
          type="search"
          name="q"
          defaultValue={params.text}
          placeholder={formatMessage({ id: 'SEARCH_PLACEHOLDER' })}
          maxLength={maxLength}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onFocus={event => prepare(event.currentTarget)}
        />
        <button
          type="reset"
          className={styles.close}
          aria-label={formatMessage({ id: 'A11Y_CLOSE_SEARCH' })}
          onClick={blurActive}
        >
          <Icon of={closeIcon} size={20} />
        </button>
        <button
          type="submit"
          className={styles.submit}
          aria-label={formatMessage({ id: 'A11Y_SEARCH_SUBMIT' })}
        >
          <Icon of={searchIcon} size={20} />
        </button>
      </form>
      {panel ? (
        <PanelBoundary onFail={drop}>
          <Suspense>
            <FetchedTexts>
              <panel.View {...panel.parts} />
            </FetchedTexts>
          </Suspense>
        </PanelBoundary>
      ) : null}
    </div>
  );
}

function blurActive() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
