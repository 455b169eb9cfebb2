/** Public holidays on which nothing leaves and nothing arrives: fixed ones and those that follow Easter. */
import type { BulkWriter } from '../bulk-writer.ts';

interface Holidays {
  /** `mm-dd`. */
  fixed: readonly string[];
  /** Days after Easter Sunday. */
  easter: readonly number[];
  /** The Friday from 19 to 25 June. */
  hasMidsummerEve?: boolean;
}

/** Those of Sundays and Saturdays need no row. */
const holidays: Readonly<Record<string, Holidays>> = {
  FI: {
    fixed: ['01-01', '01-06', '05-01', '12-06', '12-24', '12-25', '12-26'],
    easter: [-2, 1, 39],
    hasMidsummerEve: true,
  },
  SE: {
    fixed: ['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31'],
    easter: [-2, 1, 39],
    hasMidsummerEve: true,
  },
  DK: { fixed: ['01-01', '12-24', '12-25', '12-26'], easter: [-3, -2, 1, 39, 50] },
  NO: { fixed: ['01-01', '05-01', '05-17', '12-25', '12-26'], easter: [-3, -2, 1, 39, 50] },
  DE: { fixed: ['01-01', '05-01', '10-03', '12-25', '12-26'], easter: [-2, 1, 39, 50] },
};

const dayMs = 86_400_000;
const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Anonymous Gregorian computus (Meeus, Jones, Butcher). */
function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}

function midsummerEve(year: number): number {
  const first = Date.UTC(year, 5, 19);
  return first + ((5 - new Date(first).getUTCDay() + 7) % 7) * dayMs;
}

/** @returns ISO dates from Monday to Friday, each once */
export function holidaysOf(country: string, year: number): string[] {
  const found = holidays[country];
  if (!found) return [];
  const easter = easterSunday(year);
  const days = [
    ...found.fixed.map(day => `${year}-${day}`),
    ...found.easter.map(offset => iso(easter + offset * dayMs)),
    ...(found.hasMidsummerEve ? [iso(midsummerEve(year))] : []),
  ];
  return [...new Set(days)].filter(day => ![0, 6].includes(new Date(day).getUTCDay())).toSorted();
}

/** Of this year and the next two. */
export function addHolidays(writer: BulkWriter, country: string, year: number): void {
  for (const day of [0, 1, 2].flatMap(ahead => holidaysOf(country, year + ahead)))
    writer.add('closed_day', { country_code: country, day, name: '' });
}
