/** What Studio says after an action: seen and heard, with the way back where there is one. */
import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { ToastRegion } from '#ui/toast.tsx';
import styles from './announcer.module.css';

interface Announcement {
  text: string;
  /** Takes back what is said. */
  undo?: () => void;
}

const said = observable.box<(Announcement & { id: number }) | null>(null, { deep: false });
let turn = 0;

/** Says a sentence on the screen and to screen readers. The same sentence twice is said twice. */
export function announce(text: string, undo?: () => void): void {
  turn += 1;
  const announcement = { id: turn, text, ...(undo ? { undo } : {}) };
  runInAction(() => said.set(announcement));
}

const dismiss = (): void => runInAction(() => said.set(null));

export const Announcer = observer(function Announcer() {
  const intl = useIntl();
  const current = said.get();
  const { undo } = current ?? {};
  const takeBack = () => {
    dismiss();
    undo?.();
  };
  return (
    <div className={styles.place}>
      <ToastRegion
        toast={
          current && {
            id: current.id,
            text: (
              <>
                <span>{current.text}</span>
                {undo ? (
                  <button type="button" className={styles.undo} onClick={takeBack}>
                    <FormattedMessage id="EDITOR_UNDO_THIS" />
                  </button>
                ) : null}
              </>
            ),
          }
        }
        closeLabel={intl.formatMessage({ id: 'SHELL_CLOSE' })}
        onDismiss={dismiss}
      />
    </div>
  );
});
