/**
 * Easter Sunday of the Gregorian calendar.
 * Source: the anonymous algorithm in J. Meeus, Astronomical Algorithms, chapter 8.
 */
function easterSunday(year: number): Temporal.PlainDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * shift + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(days / 31), day: (days % 31) + 1 });
}

/** The same days every year, and the eves on which nobody works. */
const fixedHolidays = ["01-01", "01-06", "05-01", "06-06", "12-24", "12-25", "12-26", "12-31"];

/** Good Friday, Easter Monday and Ascension Day, in days after Easter Sunday. */
const easterHolidays = [-2, 1, 39];

/**
 * Whether a date is a public holiday in Sweden between Monday and Friday, or an eve that the Annual Leave Act counts as
 * one (Midsummer, Christmas, New Year).
 * Source: Lag (1989:253) om allmänna helgdagar; Semesterlag (1977:480), § 3 a.
 */
function isHoliday(date: Temporal.PlainDate): boolean {
  if (fixedHolidays.includes(date.toString().slice(5))) return true;
  const daysAfterEaster = easterSunday(date.year).until(date, { largestUnit: "days" }).days;
  if (easterHolidays.includes(daysAfterEaster)) return true;
  // Midsummer's Eve is the Friday from 19 to 25 June.
  return date.month === 6 && date.dayOfWeek === 5 && date.day >= 19 && date.day <= 25;
}

/** Whether people work on a date in Sweden: Monday to Friday, no public holiday. */
export function isWorkingDay(date: Temporal.PlainDate): boolean {
  return date.dayOfWeek <= 5 && !isHoliday(date);
}

/** The last working day before a date. */
export function previousWorkingDay(date: Temporal.PlainDate): Temporal.PlainDate {
  const before = date.subtract({ days: 1 });
  return isWorkingDay(before) ? before : previousWorkingDay(before);
}

/** The first working day after a date. */
export function nextWorkingDay(date: Temporal.PlainDate): Temporal.PlainDate {
  const after = date.add({ days: 1 });
  return isWorkingDay(after) ? after : nextWorkingDay(after);
}
