import { formatPhone } from '#platform/shared/format-phone';

/** A telephone in the groups that it is read in, which a phone dials. */
export default function PhoneValue({ number }: { readonly number: string }) {
  return <a href={`tel:${number.replaceAll(' ', '')}`}>{formatPhone(number)}</a>;
}
