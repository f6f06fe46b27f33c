import { bareNumber, phoneCharacters, phoneGroups } from '#platform/shared/phone-number';

export type Mask = 'curp' | 'clues' | 'clave' | 'phone' | 'postalCode' | 'digits';

export interface MaskSpec {
  /** Characters that count, as they are kept; all others are separators or noise. */
  readonly keep: (text: string) => string;
  readonly length: number;
  /** Sizes of the groups for the characters so far, and what stands between them. */
  readonly groups?: (kept: string) => readonly number[];
  readonly separator?: string;
  /** The separators are part of the value that is sent. */
  readonly separatorsSent?: boolean;
  /** Removes a pasted prefix that is not part of the value. */
  readonly clean?: (kept: string) => string;
  /** The keyboard that a phone should offer. */
  readonly keyboard: 'text' | 'numeric' | 'tel';
}

const alphanumeric = (text: string) => text.toUpperCase().replace(/[^A-Z0-9Ñ]/g, '');
const digits = (text: string) => text.replace(/\D/g, '');

/** Formats of SPEC's codes while they are typed. */
export const MASKS: Readonly<Record<Mask, MaskSpec>> = {
  curp: { keep: alphanumeric, length: 18, keyboard: 'text' },
  clues: { keep: alphanumeric, length: 11, keyboard: 'text' },
  // The compendium writes 010.000.0104.00, and so does the wire.
  clave: {
    keep: digits,
    length: 12,
    groups: () => [3, 3, 4, 2],
    separator: '.',
    separatorsSent: true,
    keyboard: 'numeric',
  },
  phone: {
    // E.164: a plus and fifteen digits. A number too long for its country stays and fails validation.
    keep: phoneCharacters,
    length: 16,
    groups: phoneGroups,
    separator: ' ',
    clean: bareNumber,
    keyboard: 'tel',
  },
  postalCode: { keep: digits, length: 5, keyboard: 'numeric' },
  digits: { keep: digits, length: 40, keyboard: 'numeric' },
};

/** A value, or what was typed or pasted, as the field shows it. */
export function showMasked(mask: Mask, text: string): string {
  const spec = MASKS[mask];
  return grouped(spec, cleaned(spec, spec.keep(text)).slice(0, spec.length));
}

/** Returns the value to send for a displayed text. */
export function bareValue(mask: Mask, shown: string): string {
  const spec = MASKS[mask];
  return spec.separatorsSent ? shown : spec.keep(shown);
}

export function cleaned({ clean }: MaskSpec, kept: string): string {
  return clean ? clean(kept) : kept;
}

export function grouped({ groups, separator = '' }: MaskSpec, kept: string): string {
  if (!groups) return kept;
  const parts: string[] = [];
  let start = 0;
  for (const size of groups(kept)) {
    parts.push(kept.slice(start, start + size));
    start += size;
  }
  return parts.filter(Boolean).join(separator);
}
