import { phoneGroups } from './phone-number';

/** A stored number as it is read: `844 123 4567`, `+1 210 555 0199`; what is no such number as it is. */
export function formatPhone(number: string): string {
  if (!/^\+?\d+$/.test(number)) return number;
  let start = 0;
  return phoneGroups(number)
    .map((size) => number.slice(start, (start += size)))
    .filter((group) => group !== '')
    .join(' ');
}
