/** The search: a plain form that works without JavaScript; on phones it covers the bar while it has the focus or a text. */
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

/** Maximum length of a search, in characters. */
const maxLength = 100;

/** The role instead of the element: Safari before 17 has no `search` element. */
const landmark = { role: 'search' } as const;

/** Loaded on first focus; without it the form is submitted normally. */
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

  /** Loads the suggestions on first focus; without them the field stays a plain form. */
  const prepare = (input: HTMLInputElement) => {
    if (panel || !input.form) return;
    const parts = { form: input.form, input };
    Promise.all([import('../search/search-panel.tsx'), loadSearchPath(), fetchAllTexts(locale.code)]).then(
      ([{ default: View }, { searchPath }]) =>
        setPanel({ View, parts: { ...parts, searchHref: text => searchPath(action, text) } }),
      () => undefined,
    );
  };

  /** The field may have the focus before hydration. */
  const prepareFocused = useEffectEvent(() => {
    if (field.current && field.current === document.activeElement) prepare(field.current);
  });
  useEffect(() => prepareFocused(), []);

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
