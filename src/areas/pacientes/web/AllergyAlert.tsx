import { useShowContext } from '#platform/web/ui/show/ShowContext';
import { AllergyBanner } from './AllergyBanner';

/** The allergies of the patient on show. */
export default function AllergyAlert() {
  return <AllergyBanner patient={useShowContext().record} />;
}
