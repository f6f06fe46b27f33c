import { useShowContext } from '#platform/web/ui/show/ShowContext';
import { AllergiesOf } from './AllergiesOf';

/** At the head of what was written about a patient. */
export default function DocumentAllergies() {
  return <AllergiesOf pacienteId={useShowContext().record['pacienteId']} />;
}
