// Generated from schemas/entities/consulta/consulta.json by `npm run generate`. Do not edit: your change would be lost.

import { isFilled, valueAt } from '#platform/shared/paths';
import type { ReportLink } from '#platform/web/ui/reports/report-links';
import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { consultaLifecycle } from '../../shared/lifecycles/consulta.gen';
import { ConsultaDetails } from './details.gen';
import { estatusDocumentoClinico } from './enums.gen';
import { transitionForms } from './transitions.gen';

const titled = ['folio'];
const facts: Fact[] = [
  {
    source: 'pacienteId',
    type: 'reference',
    reference: 'paciente',
    labelField: 'pacienteNombre',
    permission: 'paciente.ver',
  },
  {
    source: 'personalMedicoId',
    type: 'reference',
    reference: 'personal-medico',
    labelField: 'personalMedicoNombre',
    permission: 'personal-medico.ver',
  },
  { source: 'fechaHora', type: 'datetime' },
];
const related: Relation[] = [
  { resource: 'adenda', field: 'consultaId', permission: 'consulta.ver' },
  { resource: 'evento', field: 'consultaId', permission: 'agenda.ver' },
  { resource: 'receta', field: 'consultaId', permission: 'receta.ver' },
];
const reports: ReportLink[] = [
  {
    name: 'nota-referencia',
    permission: 'consulta.ver',
    take: { consultaId: 'consultaId' },
    when: (record) =>
      valueAt(record, 'estatus') === 'FIRMADA' && isFilled(valueAt(record, 'referencia.unidadDestinoId')),
  },
];
const history = () => import('./history.gen');

export default function ConsultaShow() {
  return (
    <ShowPage
      titled={titled}
      facts={facts}
      related={related}
      reports={reports}
      history={history}
      lifecycle={consultaLifecycle}
      transitionForms={transitionForms}
      states={estatusDocumentoClinico}
    >
      <ConsultaDetails />
    </ShowPage>
  );
}
