import { useWatch } from 'react-hook-form';
import { AllergiesOf } from './AllergiesOf';

/** Renders allergies above the form of a new document once its patient is chosen. */
export default function NewDocumentAllergies() {
  const pacienteId: unknown = useWatch({ name: 'pacienteId' });
  return <AllergiesOf pacienteId={pacienteId} />;
}
