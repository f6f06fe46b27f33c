// Generated from schemas/entities/agenda/evento.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { eventoLifecycle } from '../../shared/lifecycles/evento.gen';
import { EventoDetails } from './details.gen';
import { estatusEvento } from './enums.gen';
import { transitionForms } from './transitions.gen';

const titled = ['folio'];
const facts: Fact[] = [
  { source: 'inicio', type: 'datetime' },
  {
    source: 'personalMedicoId',
    type: 'reference',
    reference: 'personal-medico',
    labelField: 'personalMedicoNombre',
    permission: 'personal-medico.ver',
  },
  {
    source: 'almacenId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenNombre',
    permission: 'catalogo.ver',
  },
];
const related: Relation[] = [
  { resource: 'evento', field: 'reprogramadoDeId', permission: 'agenda.ver' },
  { resource: 'programa-seguimiento', field: 'eventoId', permission: 'programa.inscribir' },
  { resource: 'propuesta-cambio', field: 'eventoId', permission: 'propuesta-cambio.ver' },
  { resource: 'recepcion', field: 'eventoId', permission: 'inventario.ver' },
  { resource: 'solicitud', field: 'eventoId', permission: 'solicitud.ver' },
  { resource: 'solicitud-agendada', field: 'eventoId', permission: 'agenda.ver' },
  { resource: 'visita', field: 'eventoId', permission: 'visita.administrar' },
];
const history = () => import('./history.gen');

export default function EventoShow() {
  return (
    <ShowPage
      titled={titled}
      facts={facts}
      related={related}
      history={history}
      lifecycle={eventoLifecycle}
      transitionForms={transitionForms}
      states={estatusEvento}
    >
      <EventoDetails />
    </ShowPage>
  );
}
