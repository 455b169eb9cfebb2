/** The list of all shortcuts, with the switch for those of one key. */
import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { classNames } from '#ui/class-names.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import styles from './shortcuts.module.css';
import { type Shortcut, shortcutGroups } from './shortcuts.ts';
import { hasSingleKeys, setSingleKeys } from './single-keys.ts';

const isMac = (): boolean => navigator.platform.startsWith('Mac');

export default observer(function ShortcutsDialog({ onClose }: { onClose(): void }) {
  const { formatMessage } = useIntl();
  const isOn = hasSingleKeys();
  return (
    <Dialog title={formatMessage({ id: 'SHORTCUTS_TITLE' })} onClose={onClose}>
      <Checkbox
        name="single-keys"
        checked={isOn}
        onChange={setSingleKeys}
        description={formatMessage({ id: 'SHORTCUTS_SINGLE_HELP' })}
      >
        {formatMessage({ id: 'SHORTCUTS_SINGLE' })}
      </Checkbox>
      <div className={styles.groups}>
        {shortcutGroups.map(({ where, shortcuts }) => (
          <section key={where} aria-labelledby={`shortcuts-${where}`}>
            <h3 id={`shortcuts-${where}`}>{formatMessage({ id: where })}</h3>
            <dl className={styles.list}>
              {shortcuts.map(shortcut => (
                <div
                  key={shortcut.does}
                  className={classNames(styles.row, shortcut.isSingle && !isOn && styles.off)}
                >
                  <dt>
                    <Keys keys={shortcut.keys} />
                  </dt>
                  <dd>
                    {formatMessage({ id: shortcut.does })}
                    {shortcut.isSingle && !isOn ? ` (${formatMessage({ id: 'SHORTCUTS_OFF' })})` : null}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
});

function Keys({ keys }: Pick<Shortcut, 'keys'>) {
  const name = (key: string) => (key === 'Ctrl' && isMac() ? 'Cmd' : key);
  return keys.map((combination, at) => (
    <Fragment key={combination.join('+')}>
      {at === 0 ? null : ', '}
      {combination.map((key, place) => (
        <Fragment key={key}>
          {place === 0 ? null : '+'}
          <kbd>{name(key)}</kbd>
        </Fragment>
      ))}
    </Fragment>
  ));
}
