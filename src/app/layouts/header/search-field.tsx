/** The search: a plain form that works before and without any script; on phones it opens over the bar while it has the focus or a word. */
import { useIntl } from 'react-intl';
import { useLocale } from '#i18n/use-locale.ts';
import { AllTexts, fetchAllTexts } from '#i18n/all-texts.tsx';
import { atPrefix } from '#i18n/prefixed-path.ts';
import { Icon } from '#ui/icon.tsx';
import { closeIcon, searchIcon } from '#ui/icons.ts';
import { PanelBoundary } from '#ui/panel-boundary.tsx';
import {
  type ComponentType,
  Suspense,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useApp } from '../../app-context.ts';
import type { SearchPanelProps } from '../search/search-panel.tsx';
import styles from './search-field.module.css';

/** A longer search is no search. */
const longest = 100;

/** The role and not the element: Safari before 17 has no `search` element. */
const landmark = { role: 'search' } as const;

/** Fetched with the first focus: before it, and without it, the form is a plain one. */
const loadSearchPath = () => import('#kernel/search-path.ts');

export function SearchField() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { navigate, page } = useApp();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const action = atPrefix(page.context.prefix, '/s');
  const [panel, setPanel] = useState<{
    View: ComponentType<SearchPanelProps>;
    parts: SearchPanelProps;
  } | null>(null);

  /** The list under the field comes with the first focus; until then, and without it, the field is a form. */
  const prepare = (input: HTMLInputElement) => {
    if (panel || !input.form) return;
    const parts = { form: input.form, input };
    Promise.all([import('../search/search-panel.tsx'), loadSearchPath(), fetchAllTexts(locale.code)]).then(
      ([{ default: View }, { searchPath }]) =>
        setPanel({ View, parts: { ...parts, searchHref: text => searchPath(action, text) } }),
      () => undefined,
    );
  };

  /** Whoever is quicker than the code has the focus already. */
  const catchUp = useEffectEvent(() => {
    if (field.current && field.current === document.activeElement) prepare(field.current);
  });
  useEffect(() => catchUp(), []);

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
      // The server makes the address as well.
      () => form.submit(),
    );
  };

  return (
    <div className={styles.place}>
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
          placeholder={formatMessage({ id: 'SEARCH_PLACEHOLDER' })}
          maxLength={longest}
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
        <PanelBoundary onFail={() => setPanel(null)}>
          <Suspense>
            <AllTexts>
              <panel.View {...panel.parts} />
            </AllTexts>
          </Suspense>
        </PanelBoundary>
      ) : null}
    </div>
  );
}

function blurActive() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
