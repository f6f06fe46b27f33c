// Generated from schemas/entities/farmacia/receta.json by `npm run generate`. Do not edit: your change would be lost.

import { valueAt } from '#platform/shared/paths';
import type { ReportLink } from '#platform/web/ui/reports/report-links';
import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { recetaLifecycle } from '../../shared/lifecycles/receta.gen';
import { recordActions } from './actions.gen';
import { RecetaDetails } from './details.gen';
import { estatusReceta, tipoReceta } from './enums.gen';
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
  { source: 'tipo', type: 'enum', choices: tipoReceta },
  { source: 'vigenciaHasta', type: 'date' },
];
const related: Relation[] = [
  { resource: 'demanda-insatisfecha', field: 'recetaId', permission: 'inventario.ver' },
  { resource: 'orden-cargo', field: 'recetaId', permission: 'orden-cargo.ver' },
  { resource: 'receta-abierta', field: 'recetaId', permission: 'receta.ver' },
  { resource: 'surtimiento', field: 'recetaId', permission: 'receta.ver' },
];
const reports: ReportLink[] = [
  {
    name: 'receta-impresa',
    permission: 'receta.ver',
    take: { recetaId: 'recetaId' },
    when: (record) =>
      ['EMITIDA', 'SURTIDA_PARCIAL', 'SURTIDA', 'NO_SURTIDA'].includes(valueAt(record, 'estatus') as never),
  },
];
const history = () => import('./history.gen');

export default function RecetaShow() {
  return (
    <ShowPage
      titled={titled}
      facts={facts}
      related={related}
      reports={reports}
      history={history}
      actions={recordActions}
      lifecycle={recetaLifecycle}
      transitionForms={transitionForms}
      states={estatusReceta}
    >
      <RecetaDetails />
    </ShowPage>
  );
}
