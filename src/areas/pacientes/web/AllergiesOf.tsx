import { useGetOne } from 'react-admin';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { useOpenedResource } from '#platform/web/ui/resource/ResourceRegistry';
import { AllergyBanner, type Known } from './AllergyBanner';

/** Renders the allergies of the patient of a document. */
export function AllergiesOf({ pacienteId }: { readonly pacienteId: unknown }) {
  const mayRead = usePermission('paciente.ver');
  const isChosen = typeof pacienteId === 'number';
  const { data, error } = useGetOne(
    'paciente',
    { id: isChosen ? pacienteId : 0 },
    { enabled: isChosen && mayRead, retry: false },
  );
  // Loads the texts for degrees of severity.
  const { data: words } = useOpenedResource('paciente', isChosen);
  if (!isChosen || !words || (mayRead && !data && !error)) return null;
  // Without the right to read the patient, the banner says that allergies are not shown.
  return <AllergyBanner patient={(data ?? {}) as Known} />;
}
