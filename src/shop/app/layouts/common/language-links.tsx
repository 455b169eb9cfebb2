/** Links to the same page in the other languages; nothing in a shop of one language. They cause a full load: texts, addresses and menus all differ. */
import { useIntl } from 'react-intl';
import { useStores } from '#stores/shopper/stores-context.ts';
import { useApp } from '../../context/app-context.ts';
import styles from './language-links.module.css';

export function LanguageLinks() {
  const { formatMessage } = useIntl();
  const { languages } = useApp();
  const { market } = useStores();
  if (languages.length < 2) return null;
  return (
    <ul className={styles.languages} aria-label={formatMessage({ id: 'A11Y_CHOOSE_LANGUAGE' })}>
      {languages.map(({ code, phrase, href, current }) => (
        <li key={code}>
          <a
            className={styles.language}
            href={href}
            hrefLang={code}
            lang={code}
            data-native=""
            onClick={() => market.rememberLanguage(code)}
            aria-current={current ? 'true' : undefined}
          >
            {phrase}
          </a>
        </li>
      ))}
    </ul>
  );
}
