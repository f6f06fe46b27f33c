// Generated from schemas/entities/programas/programa.json by `npm run generate`. Do not edit: your change would be lost.

import type { ReportLink } from '#platform/web/ui/reports/report-links';
import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { ProgramaDetails } from './details.gen';
import { programaTipo } from './enums.gen';

const facts: Fact[] = [
  { source: 'tipo', type: 'enum', choices: programaTipo },
  {
    source: 'responsableId',
    type: 'reference',
    reference: 'personal-medico',
    labelField: 'responsableNombre',
    permission: 'personal-medico.ver',
  },
  { source: 'vigenciaDesde', type: 'date' },
  { source: 'vigenciaHasta', type: 'date' },
];
const related: Relation[] = [
  { resource: 'lote', field: 'programaId', permission: 'inventario.ver' },
  { resource: 'programa-inscripcion', field: 'programaId', permission: 'programa.inscribir' },
  { resource: 'programa-seguimiento', field: 'programaId', permission: 'programa.inscribir' },
];
const reports: ReportLink[] = [
  { name: 'atencion-medica', permission: 'reporte.atencion', take: { programaId: 'programaId' } },
  { name: 'programas-avance', permission: 'programa.ver', take: { programaId: 'programaId' } },
  { name: 'programas-medicinas', permission: 'programa.ver', take: { programaId: 'programaId' } },
];
const history = () => import('./history.gen');

export default function ProgramaShow() {
  return (
    <ShowPage facts={facts} related={related} reports={reports} history={history}>
      <ProgramaDetails />
    </ShowPage>
  );
}
