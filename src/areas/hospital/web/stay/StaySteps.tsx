import { useGetOne } from 'react-admin';
import { hospitalizacionLifecycle } from '#generated/shared/lifecycles/hospitalizacion.gen';
import { estatusHospitalizacion } from '#generated/web/hospitalizacion/enums.gen';
import { transitionForms } from '#generated/web/hospitalizacion/transitions.gen';
import type { LifecycleSpec } from '#platform/shared/lifecycle/lifecycle';
import StepBar from '#platform/web/ui/lifecycle/StepBar';
import { ResourceModuleProvider } from '#platform/web/ui/resource/ResourceModuleContext';
import { useOpenedResource } from '#platform/web/ui/resource/ResourceRegistry';
import type { WireRecord } from '#platform/web/ui/resource/wire-record';

/** Steps about the bed of a stay; those of the discharge are on its own tab. */
const BED_STEPS = ['reservarCama', 'ingresar', 'cambiarCama', 'trasladar'] as const;

const LIFECYCLE: LifecycleSpec = {
  ...hospitalizacionLifecycle,
  transitions: Object.fromEntries(BED_STEPS.map((name) => [name, hospitalizacionLifecycle.transitions[name]!])),
};

interface StayStepsProps {
  readonly hospitalizacionId: number;
  readonly title: string;
}

/** Renders buttons of the stay's page that admit, reserve, change the bed and transfer, with the forms of the record's page. */
export default function StaySteps({ hospitalizacionId, title }: StayStepsProps) {
  const { data } = useGetOne<WireRecord & { id: number }>(
    'hospitalizacion',
    { id: hospitalizacionId },
    { retry: false },
  );
  const { data: module } = useOpenedResource('hospitalizacion');
  if (!data || !module) return null;
  return (
    <ResourceModuleProvider value={module}>
      <StepBar
        id={String(hospitalizacionId)}
        record={data}
        title={title}
        lifecycle={LIFECYCLE}
        forms={transitionForms}
        states={estatusHospitalizacion}
      />
    </ResourceModuleProvider>
  );
}
