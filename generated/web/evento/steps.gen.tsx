// Generated from schemas/entities/agenda/evento.json by `npm run generate`. Do not edit: your change would be lost.

import { default as StepBar } from '#platform/web/ui/lifecycle/StepBar';
import type { StepsProps } from '#platform/web/ui/list/shapes/list-shapes';
import { eventoLifecycle } from '../../shared/lifecycles/evento.gen';
import { estatusEvento } from './enums.gen';
import { transitionForms } from './transitions.gen';

/** The steps of one document, wherever it is shown. */
export default function EventoSteps(props: StepsProps) {
  return <StepBar {...props} lifecycle={eventoLifecycle} forms={transitionForms} states={estatusEvento} />;
}
