/** Stands where a list will be. */
import { FormattedMessage } from 'react-intl';
import styles from './contents.module.css';

export const Loading = () => (
  <output className={styles.screen}>
    <FormattedMessage id="SHELL_LOADING" />
  </output>
);
