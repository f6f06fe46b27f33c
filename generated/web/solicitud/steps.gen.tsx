// Generated from schemas/entities/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import { default as StepBar } from '#platform/web/ui/lifecycle/StepBar';
import type { StepsProps } from '#platform/web/ui/list/shapes/list-shapes';
import { solicitudLifecycle } from '../../shared/lifecycles/solicitud.gen';
import { estatusSolicitud } from './enums.gen';
import { transitionForms, transitionWalks } from './transitions.gen';

/** The steps of one document, wherever it is shown. */
export default function SolicitudSteps(props: StepsProps) {
  return (
    <StepBar
      {...props}
      lifecycle={solicitudLifecycle}
      forms={transitionForms}
      walks={transitionWalks}
      states={estatusSolicitud}
    />
  );
}
