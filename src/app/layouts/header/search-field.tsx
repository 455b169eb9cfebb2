/** The search: a plain form that works before and without any script; on phones it opens over the bar while it has the focus or a word. */
import { atPrefix } from '#i18n/prefixed-path.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { Icon } from '#ui/icon.tsx';
import { closeIcon, searchIcon } from '#ui/icons.ts';
import { type SubmitEvent, useId } from 'react';
import { useApp } from '../../app-context.ts';
import styles from './search-field.module.css';

/** A longer search is no search (facts 8.13). */
const longest = 100;

/** The role and not the element: Safari before 17 has no `search` element. */
const landmark = { role: 'search' } as const;

export function SearchField() {
  const { t } = useTexts();
  const { navigate, page } = useApp();
  const id = useId();
  const action = atPrefix(page.context.prefix, '/s');

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('q');
    if (!(field instanceof HTMLInputElement)) return;
    const text = field.value.trim();
    if (text === '') {
      field.focus();
      return;
    }
    field.blur();
    navigate(`${action}/${encodeURIComponent(text)}`);
  };

  return (
    <div className={styles.place}>
      <label className={styles.opener} htmlFor={id}>
        <Icon of={searchIcon} />
        <span className="visually-hidden">{t('SEARCH_LABEL')}</span>
      </label>
      <form {...landmark} className={styles.form} action={action} data-native="" onSubmit={handleSubmit}>
        <input
          id={id}
          className={styles.input}
          type="search"
          name="q"
          placeholder={t('SEARCH_PLACEHOLDER')}
          maxLength={longest}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <button
          type="reset"
          className={styles.close}
          aria-label={t('A11Y_CLOSE_SEARCH')}
          onClick={blurActive}
        >
          <Icon of={closeIcon} size={20} />
        </button>
        <button type="submit" className={styles.submit} aria-label={t('A11Y_SEARCH_SUBMIT')}>
          <Icon of={searchIcon} size={20} />
        </button>
      </form>
    </div>
  );
}

function blurActive() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
