import { phoneGroups } from './phone-number';

/** Formats a stored phone number: `844 123 4567`, `+1 210 555 0199`. Returns any other text unchanged. */
export function formatPhone(number: string): string {
  if (!/^\+?\d+$/.test(number)) return number;
  let start = 0;
  return phoneGroups(number)
    .map((size) => number.slice(start, (start += size)))
    .filter((group) => group !== '')
    .join(' ');
}
