// Generated from schemas/entities/agenda/solicitud-agendada.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { SolicitudAgendadaDetails } from './details.gen';
import { estatusEvento, estatusSolicitud } from './enums.gen';

const facts: Fact[] = [
  { source: 'eventoId', type: 'reference', reference: 'evento', labelField: 'eventoNombre', permission: 'agenda.ver' },
  {
    source: 'almacenSurtidorId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenSurtidorNombre',
    permission: 'catalogo.ver',
  },
  { source: 'estatusEvento', type: 'enum', choices: estatusEvento },
  { source: 'estatusSolicitud', type: 'enum', choices: estatusSolicitud },
];
const history = () => import('./history.gen');

export default function SolicitudAgendadaShow() {
  return (
    <ShowPage facts={facts} history={history}>
      <SolicitudAgendadaDetails />
    </ShowPage>
  );
}
