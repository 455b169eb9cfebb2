/** All filters of a list: a column beside it from 1024 px, below that a panel. Opens, closes and works without scripts. */
import { useIntl } from 'react-intl';
import { choiceCount } from '#api/catalogue/choices/list-choices.ts';
import type { ListStore } from '#stores/lists/list-store.ts';
import { Icon } from '#ui/icon.tsx';
import { closeIcon } from '#ui/icons.ts';
import { countId, panelId } from '../../list-ids.ts';
import { FilterGroup } from './filter-group.tsx';
import styles from './filters.module.css';
import type { ShownGroup } from './shown-groups.ts';

/** Number of groups open at first, which fit beside two rows of cards. */
const openAtFirst = 4;

export function Filters({ store, groups }: { store: ListStore; groups: readonly ShownGroup[] }) {
  const { formatMessage } = useIntl();
  const { id, list, choices } = store;
  const panel = panelId(id);
  return (
    <section
      id={panel}
      popover="auto"
      data-stay={countId(id)}
      aria-labelledby={`${panel}-title`}
      className={styles.panel}
    >
      <div className={styles.head}>
        <h2 id={`${panel}-title`} className={styles.title}>
          {formatMessage({ id: 'FILTERS' })}
        </h2>
        <button
          type="button"
          data-native
          popoverTarget={panel}
          popoverTargetAction="hide"
          aria-label={formatMessage({ id: 'A11Y_CLOSE_PANEL' }, { name: formatMessage({ id: 'FILTERS' }) })}
          className={styles.close}
        >
          <Icon of={closeIcon} />
        </button>
      </div>
      <div className={styles.groups} data-keep-scroll>
        {groups.map((group, index) => (
          <FilterGroup key={group.key} store={store} group={group} open={index < openAtFirst} />
        ))}
      </div>
      <div className={styles.foot}>
        {choiceCount(choices) > 0 ? (
          <a href={store.hrefOf({ groups: {} })} className={styles.reset}>
            {formatMessage({ id: 'RESET_FILTERS' })}
          </a>
        ) : null}
        <button
          type="button"
          data-native
          popoverTarget={panel}
          popoverTargetAction="hide"
          className={styles.show}
        >
          {formatMessage({ id: 'FILTERS_SHOW_RESULTS' }, { count: list.count })}
        </button>
      </div>
    </section>
  );
}
