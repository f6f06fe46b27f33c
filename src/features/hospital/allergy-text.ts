interface Known {
  readonly alergias: readonly string[] | null;
  readonly alergiasNegadas: boolean | null;
}

/** Allergies of an inpatient in one of four states: known, denied, not asked, not visible to the reader. An empty list alone says nothing. */
export function allergyText(
  { alergias, alergiasNegadas }: Known,
  translate: (key: string, options?: Readonly<Record<string, unknown>>) => string,
): { readonly text: string; readonly tone: 'danger' | 'warning' | 'neutral' } {
  if (alergias === null) return { text: translate('ward.card.hiddenAllergies'), tone: 'neutral' };
  if (alergias.length > 0)
    return { text: translate('ward.card.allergies', { list: alergias.join(', ') }), tone: 'danger' };
  return alergiasNegadas
    ? { text: translate('ward.card.deniedAllergies'), tone: 'neutral' }
    : { text: translate('ward.card.unaskedAllergies'), tone: 'warning' };
}
