import { listActions } from '#generated/web/paciente/actions.gen';
import type { Paciente } from '#generated/shared/types/paciente.gen';
import ActionBar from '#platform/web/ui/operations/ActionBar';
import { AfterActionsProvider } from '#platform/web/ui/operations/AfterActionsContext';
import { ResourceModuleProvider } from '#platform/web/ui/resource/ResourceModuleContext';
import { useOpenedResource } from '#platform/web/ui/resource/ResourceRegistry';

const NAME = 'pacienteRegistrarSinIdentificar';
const ACTIONS = listActions.filter(({ name }) => name === NAME);

/** Registers a person of unknown name, without leaving the form that needs the patient. */
export function UnidentifiedButton({ onMade }: { readonly onMade: (pacienteId: number) => void }) {
  const { data: module } = useOpenedResource('paciente');
  if (!module) return null;
  return (
    <ResourceModuleProvider value={module}>
      <AfterActionsProvider value={{ [NAME]: (answer) => onMade((answer as Paciente).pacienteId) }}>
        <ActionBar actions={ACTIONS} />
      </AfterActionsProvider>
    </ResourceModuleProvider>
  );
}
