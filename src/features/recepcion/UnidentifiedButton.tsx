import { listActions } from '../../../generated/web/paciente/actions.gen';
import type { Paciente } from '../../../generated/shared/types/paciente.gen';
import ActionBar from '../../ui/operations/ActionBar';
import { AfterActionsProvider } from '../../ui/operations/AfterActionsContext';
import { ResourceModuleProvider } from '../../ui/resource/ResourceModuleContext';
import { useOpenedResource } from '../../ui/resource/ResourceRegistry';

const NAME = 'pacienteRegistrarSinIdentificar';
const ACTIONS = listActions.filter(({ name }) => name === NAME);

/** Registers a person whose name is not known, without leaving what needs the patient. */
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
