/** The name of a passkey, as its owner tells it from the others. */
import { FormattedMessage } from 'react-intl';

interface PasskeyNameFieldProps {
  name: string;
  onChange(name: string): void;
}

export function PasskeyNameField({ name, onChange }: PasskeyNameFieldProps) {
  return (
    <label>
      <FormattedMessage id="ACCOUNT_PASSKEY_NAME" />
      <input
        required
        maxLength={80}
        autoComplete="off"
        value={name}
        onChange={event => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
