import { useShowContext } from '#platform/web/ui/show/ShowContext';
import { AllergiesOf } from './AllergiesOf';

/** Renders the patient's allergies at the head of a document. */
export default function DocumentAllergies() {
  return <AllergiesOf pacienteId={useShowContext().record['pacienteId']} />;
}
