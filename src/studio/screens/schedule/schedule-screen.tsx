/** What comes: publications that begin or end and parts whose time begins or is over, as a calendar and as a list of days. */
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ScheduleEntry } from '#studio-api/schedule.ts';
import { useAsync } from '../../parts/api/use-async.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { useEvents } from '../../parts/context/use-events.ts';
import { LoadState } from '../../parts/messages/load-state.tsx';
import { useShopClock } from '../../parts/texts/use-shop-clock.ts';
import { zoneName } from '../../parts/texts/zone-name.ts';
import { EntryRow } from './entry-row.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import styles from './schedule.module.css';

/** Entries of each day of the shop, in the order of the days: `2026-11-27`. */
function byDay(entries: readonly ScheduleEntry[], toLocal: (moment: string) => string) {
  const days = new Map<string, ScheduleEntry[]>();
  for (const entry of entries) {
    const day = toLocal(entry.at).slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return days;
}

const headingId = (day: string) => `day-${day}`;

export default function ScheduleScreen() {
  const intl = useIntl();
  const { api } = useStudio();
  const { toLocal } = useShopClock();
  const { value, error, reload } = useAsync('schedule', () => api.get<ScheduleEntry[]>('/api/schedule'));
  useEvents(['published', 'drafts'], reload);
  const [openedAt] = useState(() => new Date().toISOString());
  useEffect(() => {
    document.title = `${intl.formatMessage({ id: 'SCHEDULE_TITLE' })} · Studio`;
  }, [intl]);
  if (!value) return <LoadState error={error} onRetry={reload} />;

  const days = byDay(value, toLocal);
  const show = (day: string) => {
    const heading = document.getElementById(headingId(day));
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus();
  };
  return (
    <div className={styles.screen}>
      <header>
        <h1>
          <FormattedMessage id="SCHEDULE_TITLE" />
        </h1>
        <p className={styles.soft}>
          <FormattedMessage id="SCHEDULE_ZONE" values={{ zone: zoneName(intl) }} />
        </p>
      </header>
      {value.length === 0 ? (
        <p className={styles.none}>
          <FormattedMessage id="SCHEDULE_NONE" />
        </p>
      ) : (
        <div className={styles.parts}>
          <MonthCalendar days={days} today={toLocal(openedAt).slice(0, 10)} onChoose={show} />
          <div className={styles.days}>
            {[...days].map(([day, entries]) => (
              <section key={day} aria-labelledby={headingId(day)}>
                <h2 id={headingId(day)} tabIndex={-1}>
                  {intl.formatDate(`${day}T12:00:00Z`, {
                    timeZone: 'UTC',
                    weekday: 'long',
                    day: 'numeric',
                    month: 'long',
                    year: 'numeric',
                  })}
                </h2>
                <ul>
                  {entries.map((entry, at) => (
                    // Two of one moment have no other order.
                    // biome-ignore lint/suspicious/noArrayIndexKey: see above
                    <EntryRow key={`${entry.at} ${at}`} entry={entry} onDone={reload} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
