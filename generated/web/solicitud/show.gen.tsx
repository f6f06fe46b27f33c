// Generated from schemas/entities/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import { valueAt } from '#platform/shared/paths';
import type { ReportLink } from '#platform/web/ui/reports/report-links';
import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { solicitudLifecycle } from '../../shared/lifecycles/solicitud.gen';
import { recordActions } from './actions.gen';
import { SolicitudDetails } from './details.gen';
import { estatusSolicitud, tipoSolicitud } from './enums.gen';
import { transitionForms, transitionWalks } from './transitions.gen';

const titled = ['folio'];
const facts: Fact[] = [
  {
    source: 'almacenSolicitanteId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenSolicitanteNombre',
    permission: 'catalogo.ver',
  },
  {
    source: 'almacenSurtidorId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenSurtidorNombre',
    permission: 'catalogo.ver',
  },
  { source: 'tipo', type: 'enum', choices: tipoSolicitud },
  { source: 'fechaRequerida', type: 'date' },
];
const related: Relation[] = [
  { resource: 'evento', field: 'solicitudId', permission: 'agenda.ver' },
  { resource: 'solicitud', field: 'solicitudOrigenId', permission: 'solicitud.ver' },
  { resource: 'solicitud', field: 'solicitudDivididaId', permission: 'solicitud.ver' },
  { resource: 'solicitud-agendada', field: 'solicitudId', permission: 'agenda.ver' },
];
const reports: ReportLink[] = [
  {
    name: 'remision',
    permission: 'solicitud.ver',
    take: { solicitudId: 'solicitudId' },
    when: (record) =>
      ['SURTIDA', 'EN_TRANSITO', 'RECIBIDA', 'RECIBIDA_CON_DIFERENCIAS', 'CERRADA'].includes(
        valueAt(record, 'estatus') as never,
      ),
  },
];
const history = () => import('./history.gen');

export default function SolicitudShow() {
  return (
    <ShowPage
      titled={titled}
      facts={facts}
      related={related}
      reports={reports}
      history={history}
      actions={recordActions}
      lifecycle={solicitudLifecycle}
      transitionForms={transitionForms}
      transitionWalks={transitionWalks}
      states={estatusSolicitud}
    >
      <SolicitudDetails />
    </ShowPage>
  );
}
