/**
 * Returns the date of birth in a CURP as `yyyy-MM-dd`. Place 17 gives the century: a digit up to 1999, a letter from 2000. The date may not
 * exist in the calendar.
 */
export function curpBirthDate(curp: string): string {
  const century = /\d/.test(curp.charAt(16)) ? '19' : '20';
  return `${century}${curp.slice(4, 6)}-${curp.slice(6, 8)}-${curp.slice(8, 10)}`;
}
