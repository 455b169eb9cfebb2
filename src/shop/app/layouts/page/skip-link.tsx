/** The first tab stop: skips the header. */
import { useIntl } from 'react-intl';

export function SkipLink() {
  const { formatMessage } = useIntl();
  return (
    <a className="skip-link" href="#main">
      {formatMessage({ id: 'A11Y_SKIP_TO_CONTENT' })}
    </a>
  );
}
