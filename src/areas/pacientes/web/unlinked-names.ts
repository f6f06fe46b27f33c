import { isUnlinked, type Allergy } from '#areas/farmacia/shared/farmacia/allergy';
import { SHIPPED_SUBSTANCES } from '#areas/farmacia/shared/farmacia/shipped-substances';
import { substanceIndex } from '#areas/farmacia/shared/farmacia/substance-index';

/** Returns the allergy names that match no known substance. Loaded with the table of substances, by the first allergy without a link. */
export function unlinkedNames(allergies: readonly Allergy[]): readonly string[] {
  const index = substanceIndex(SHIPPED_SUBSTANCES);
  return allergies.filter((allergy) => isUnlinked(allergy, index)).map(({ sustancia }) => sustancia);
}
