import { useGetOne } from 'react-admin';
import { useOpenedResource } from '../../ui/resource/ResourceRegistry';
import { AllergyBanner, type Known } from './AllergyBanner';

/** The allergies of the patient that a document is about. */
export function AllergiesOf({ pacienteId }: { readonly pacienteId: unknown }) {
  const isChosen = typeof pacienteId === 'number';
  const { data, error } = useGetOne('paciente', { id: isChosen ? pacienteId : 0 }, { enabled: isChosen, retry: false });
  // With the words for how severe an allergy is.
  const { data: words } = useOpenedResource('paciente', isChosen);
  if (!isChosen || !words || (!data && !error)) return null;
  // Who may not read the patient is told that there is something they do not see.
  return <AllergyBanner patient={(data ?? {}) as Known} />;
}
