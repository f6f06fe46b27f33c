/** Allergies as visible to the reader of an answer. */
export interface KnownAllergies {
  /** Active allergies by name; null when the reader may not read the patient's health. */
  readonly alergias: readonly string[] | null;
  /** True when the patient stated that there are none; null when the reader may not read the patient's health. */
  readonly alergiasNegadas: boolean | null;
}

interface AllergyText {
  readonly text: string;
  readonly tone: 'danger' | 'warning' | 'neutral';
}

/**
 * Describes allergies in one of four states: known, denied, not asked, not visible to the reader. An empty list alone does not distinguish
 * the last three.
 */
export function allergyText(
  { alergias, alergiasNegadas }: KnownAllergies,
  translate: (key: string, options?: Readonly<Record<string, unknown>>) => string,
): AllergyText {
  if (alergias === null) return { text: translate('app.allergies.hidden'), tone: 'neutral' };
  if (alergias.length > 0)
    return { text: translate('app.allergies.known', { list: alergias.join(', ') }), tone: 'danger' };
  return alergiasNegadas
    ? { text: translate('app.allergies.denied'), tone: 'neutral' }
    : { text: translate('app.allergies.unasked'), tone: 'warning' };
}
