import { useWatch } from 'react-hook-form';
import { AllergiesOf } from './AllergiesOf';

/** Above the form of a document that is being begun, as soon as its patient is chosen. */
export default function NewDocumentAllergies() {
  const pacienteId: unknown = useWatch({ name: 'pacienteId' });
  return <AllergiesOf pacienteId={pacienteId} />;
}
