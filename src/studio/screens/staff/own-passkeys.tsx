/** One's own passkeys: a list, a new one, and removing one after a question. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PasskeySummary, StudioSession } from '#studio-api/staff.ts';
import { Button } from '#ui/button.tsx';
import { ApiProblem } from '../../parts/api/api-client.ts';
import { useAsync } from '../../parts/api/use-async.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { announce } from '../../parts/messages/announcer.tsx';
import { LoadState } from '../../parts/messages/load-state.tsx';
import { addPasskey } from '../../parts/session/passkey.ts';
import { Declined } from '../../parts/session/session-store.ts';
import { signInProblem } from '../../parts/session/sign-in-problem.ts';
import { RemoveDialog, RenameDialog } from './passkey-dialogs.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { PasskeyNameField } from './passkey-name-field.tsx';
import styles from './staff.module.css';

export function OwnPasskeys() {
  const intl = useIntl();
  const { api, setSession } = useStudio();
  const [problem, setProblem] = useState<string | null>(null);
  const [removing, setRemoving] = useState<PasskeySummary | null>(null);
  const [renaming, setRenaming] = useState<PasskeySummary | null>(null);
  const loaded = useAsync('passkeys', () => api.get<PasskeySummary[]>('/api/passkeys'));
  const [changed, setChanged] = useState<readonly PasskeySummary[]>();
  const passkeys = changed ?? loaded.value;

  const attempt = async (work: () => Promise<readonly PasskeySummary[]>, said: StudioText) => {
    setProblem(null);
    try {
      setChanged(await work());
      announce(intl.formatMessage({ id: said }));
      setSession(await api.get<StudioSession>('/api/session'));
      return true;
    } catch (error) {
      const isOwnChoice = error instanceof Declined;
      const isRefused = error instanceof ApiProblem && error.code === '';
      if (!isOwnChoice)
        setProblem(intl.formatMessage({ id: isRefused ? 'STAFF_PROBLEM_OTHER' : signInProblem(error) }));
      return false;
    }
  };
  const add = (name: string) => attempt(() => addPasskey(api, name), 'ACCOUNT_PASSKEY_ADDED');
  const rename = ({ id }: PasskeySummary, to: string) =>
    attempt(() => {
      setRenaming(null);
      return api.patch<PasskeySummary[]>(`/api/passkeys/${encodeURIComponent(id)}`, { name: to });
    }, 'ACCOUNT_PASSKEY_RENAMED');
  const remove = ({ id }: PasskeySummary) =>
    attempt(async () => {
      setRemoving(null);
      await api.delete(`/api/passkeys/${encodeURIComponent(id)}`);
      return api.get<PasskeySummary[]>('/api/passkeys');
    }, 'ACCOUNT_PASSKEY_REMOVED');

  return (
    <section aria-labelledby="own-passkeys" className={styles.part}>
      <h2 id="own-passkeys">
        <FormattedMessage id="ACCOUNT_PASSKEYS" />
      </h2>
      {passkeys ? (
        <PasskeyList passkeys={passkeys} onRename={setRenaming} onRemove={setRemoving} />
      ) : (
        <LoadState error={loaded.error} onRetry={loaded.reload} />
      )}
      <AddPasskey onAdd={add} />
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      {renaming ? (
        <RenameDialog
          passkey={renaming}
          onClose={() => setRenaming(null)}
          onRename={to => void rename(renaming, to)}
        />
      ) : null}
      {removing ? (
        <RemoveDialog
          passkey={removing}
          onClose={() => setRemoving(null)}
          onConfirm={() => void remove(removing)}
        />
      ) : null}
    </section>
  );
}

type StudioText = 'ACCOUNT_PASSKEY_ADDED' | 'ACCOUNT_PASSKEY_RENAMED' | 'ACCOUNT_PASSKEY_REMOVED';

/** @param onAdd resolves to whether the passkey was added */
function AddPasskey({ onAdd }: { onAdd(name: string): Promise<boolean> }) {
  const [name, setName] = useState('');
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault();
        void onAdd(name.trim()).then(isAdded => isAdded && setName(''));
      }}
    >
      <PasskeyNameField name={name} onChange={setName} />
      <Button type="submit" size="s" variant="secondary">
        <FormattedMessage id="ACCOUNT_ADD_PASSKEY" />
      </Button>
    </form>
  );
}
