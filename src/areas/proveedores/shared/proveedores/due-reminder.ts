/** Days before the end of a right to exchange on which reminders are due (DOMAIN b.5). */
export const REMINDER_DAYS = [90, 60, 30, 15] as const;

/**
 * Returns the due reminder: the last one whose day has come, unless it or a later one was sent. The second argument is the days of the last
 * reminder sent; null for none. Reminders older than the letter are skipped.
 *
 * @param daysLeft of the right; negative when it has ended
 */
export function dueReminder(daysLeft: number, told: number | null): number | null {
  if (daysLeft < 0) return null;
  const [due] = REMINDER_DAYS.filter((days) => daysLeft <= days).toReversed();
  return due === undefined || (told !== null && told <= due) ? null : due;
}
