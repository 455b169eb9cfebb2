/** One month: days on which something begins or ends lead to their entries in the list. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ScheduleEntry } from '#studio-api/schedule.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { chevronLeftIcon, chevronRightIcon } from '#ui/icons.ts';
import { monthWeeks, nextMonth } from './month-weeks.ts';
import styles from './schedule.module.css';

interface Props {
  /** By the shop's day: `2026-11-27`. */
  days: ReadonlyMap<string, readonly ScheduleEntry[]>;
  /** The shop's day. */
  today: string;
  onChoose(day: string): void;
}

export function MonthCalendar({ days, today, onChoose }: Props) {
  const intl = useIntl();
  // Where the next thing happens.
  const [month, setMonth] = useState(([...days.keys()][0] ?? today).slice(0, 7));
  const weeks = monthWeeks(month);
  const format = (day: string, options: Intl.DateTimeFormatOptions) =>
    intl.formatDate(`${day}T12:00:00Z`, { timeZone: 'UTC', ...options });
  return (
    <section className={styles.calendar} aria-label={intl.formatMessage({ id: 'SCHEDULE_CALENDAR' })}>
      <header>
        <MonthButton to={-1} month={month} onChange={setMonth} />
        <h2 aria-live="polite">{format(`${month}-01`, { month: 'long', year: 'numeric' })}</h2>
        <MonthButton to={1} month={month} onChange={setMonth} />
      </header>
      <table>
        <thead>
          <tr>
            {(weeks[0] ?? []).map(day => (
              <th key={day} scope="col" abbr={format(day, { weekday: 'long' })}>
                {format(day, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(week => (
            <tr key={week[0]}>
              {week.map(day => (
                <td
                  key={day}
                  className={classNames(
                    day.startsWith(month) ? undefined : styles.outside,
                    day === today && styles.today,
                  )}
                  aria-current={day === today ? 'date' : undefined}
                >
                  <Day day={day} entries={days.get(day) ?? []} onChoose={onChoose} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface MonthButtonProps {
  to: -1 | 1;
  month: string;
  onChange(month: string): void;
}

function MonthButton({ to, month, onChange }: MonthButtonProps) {
  const intl = useIntl();
  return (
    <button
      type="button"
      aria-label={intl.formatMessage({ id: to < 0 ? 'SCHEDULE_MONTH_BEFORE' : 'SCHEDULE_MONTH_AFTER' })}
      onClick={() => onChange(nextMonth(month, to))}
    >
      <Icon of={to < 0 ? chevronLeftIcon : chevronRightIcon} size={20} />
    </button>
  );
}

interface DayProps {
  day: string;
  entries: readonly ScheduleEntry[];
  onChoose(day: string): void;
}

function Day({ day, entries, onChoose }: DayProps) {
  const number = Number(day.slice(8));
  if (entries.length === 0) return number;
  return (
    <button type="button" onClick={() => onChoose(day)}>
      {number}
      <span className={styles.count} aria-hidden="true">
        {entries.length}
      </span>
      <span className="visually-hidden">
        <FormattedMessage id="SCHEDULE_COUNT" values={{ count: entries.length }} />
      </span>
    </button>
  );
}
