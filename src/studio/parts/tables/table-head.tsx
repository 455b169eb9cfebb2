/** The heads of a table's columns. */
import { FormattedMessage } from 'react-intl';
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';

export function TableHead({ columns }: { columns: readonly StudioMessageId[] }) {
  return (
    <thead>
      <tr>
        {columns.map(column => (
          <th key={column} scope="col">
            <FormattedMessage id={column} />
          </th>
        ))}
      </tr>
    </thead>
  );
}
