import type { UnidadDosis } from '#generated/shared/enums.gen';
import { plainText } from '#platform/shared/text/plain-text';
import { DOSE_UNITS, isDoseUnit } from './dose-unit-list';

/** Returns the dose unit that a text names in singular or plural, ignoring case and accents: `Tabletas`; null for any other text. */
export function doseUnitNamed(text: string | null | undefined): UnidadDosis | null {
  const word = plainText(text ?? '').trim();
  return (
    Object.keys(DOSE_UNITS)
      .filter(isDoseUnit)
      .find((unit) => DOSE_UNITS[unit].es.some((name) => plainText(name) === word)) ?? null
  );
}
