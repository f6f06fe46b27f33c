import { useShowContext } from '#platform/web/ui/show/ShowContext';
import { AllergyBanner } from './AllergyBanner';

/** Renders the allergies of the displayed patient. */
export default function AllergyAlert() {
  return <AllergyBanner patient={useShowContext().record} />;
}
