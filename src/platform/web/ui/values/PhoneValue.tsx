import { formatPhone } from '#platform/shared/text/format-phone';

/** Link to dial a telephone number, shown in groups of digits. */
export default function PhoneValue({ number }: { readonly number: string }) {
  return <a href={`tel:${number.replaceAll(' ', '')}`}>{formatPhone(number)}</a>;
}
