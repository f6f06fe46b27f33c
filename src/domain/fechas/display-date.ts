/** `2026-03-27` as people read it: `27-03-2026`. */
export function displayDate(date: string): string {
  return date.split('-').toReversed().join('-');
}
