/** Days before a right to exchange ends on which people are reminded of it (DOMAIN b.5). */
export const REMINDER_DAYS = [90, 60, 30, 15] as const;

/**
 * Which reminder is due: the last one whose day has come, unless it or a later one was given. One that nobody could give, because the letter is
 * younger than that, is passed over.
 *
 * @param daysLeft of the right; negative when it has ended
 * @param told days of the last reminder that was given
 */
export function dueReminder(daysLeft: number, told: number | null): number | null {
  if (daysLeft < 0) return null;
  const [due] = REMINDER_DAYS.filter((days) => daysLeft <= days).toReversed();
  return due === undefined || (told !== null && told <= due) ? null : due;
}
