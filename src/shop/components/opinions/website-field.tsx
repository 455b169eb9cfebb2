/** A field that neither eyes nor assistive technology find: programs that fill in every field give themselves away by it (R-DATA-24). */
import { useIntl } from 'react-intl';

/** Its name in the form: one that no browser completes. */
export const websiteField = 'website';

export function WebsiteField() {
  const { formatMessage } = useIntl();
  return (
    <div aria-hidden="true" className="visually-hidden">
      <label>
        {/* For browsers that show the page without styles. */}
        {formatMessage({ id: 'LEAVE_EMPTY' })}
        <input type="text" name={websiteField} defaultValue="" autoComplete="off" tabIndex={-1} />
      </label>
    </div>
  );
}
