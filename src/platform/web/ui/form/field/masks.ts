import { bareNumber, phoneCharacters, phoneGroups } from '#platform/shared/text/phone-number';

export type Mask = 'curp' | 'clues' | 'clave' | 'phone' | 'postalCode' | 'digits';

export interface MaskSpec {
  /** Returns the significant characters of a text; all others are separators or noise. */
  readonly keep: (text: string) => string;
  readonly length: number;
  /** Sizes of the groups for the characters typed so far. */
  readonly groups?: (kept: string) => readonly number[];
  readonly separator?: string;
  /** True when the separators are part of the sent value. */
  readonly separatorsSent?: boolean;
  /** Removes a pasted prefix that is not part of the value. */
  readonly clean?: (kept: string) => string;
  /** Keyboard offered by a phone. */
  readonly keyboard: 'text' | 'numeric' | 'tel';
}

const alphanumeric = (text: string) => text.toUpperCase().replace(/[^A-Z0-9Ñ]/g, '');
const digits = (text: string) => text.replace(/\D/g, '');

/** Input formats of the SPEC's codes. */
export const MASKS: Readonly<Record<Mask, MaskSpec>> = {
  curp: { keep: alphanumeric, length: 18, keyboard: 'text' },
  clues: { keep: alphanumeric, length: 11, keyboard: 'text' },
  // The compendium and the API write 010.000.0104.00.
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

/** Formats a value, or typed or pasted text, for the field. */
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
