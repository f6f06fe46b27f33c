/** Date of birth in a CURP as `yyyy-MM-dd`; the century comes from place 17: a digit up to 1999, a letter from 2000. It may be no day of the calendar. */
export function curpBirthDate(curp: string): string {
  const century = /\d/.test(curp.charAt(16)) ? '19' : '20';
  return `${century}${curp.slice(4, 6)}-${curp.slice(6, 8)}-${curp.slice(8, 10)}`;
}
