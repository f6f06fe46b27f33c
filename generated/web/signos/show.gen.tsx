// Generated from schemas/entities/consulta/signos.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { SignosDetails } from './details.gen';
import { estatusSignos } from './enums.gen';

const facts: Fact[] = [
  {
    source: 'pacienteId',
    type: 'reference',
    reference: 'paciente',
    labelField: 'pacienteNombre',
    permission: 'paciente.ver',
  },
  { source: 'fechaToma', type: 'datetime' },
  { source: 'news2Total', type: 'integer' },
  { source: 'estatus', type: 'enum', choices: estatusSignos },
];
const related: Relation[] = [
  { resource: 'consulta', field: 'signosId', permission: 'consulta.ver' },
  { resource: 'nota-evolucion', field: 'signosId', permission: 'nota-evolucion.ver' },
  { resource: 'signos', field: 'corrigeAId', permission: 'signos.ver' },
];
const history = () => import('./history.gen');

export default function SignosShow() {
  return (
    <ShowPage facts={facts} related={related} history={history}>
      <SignosDetails />
    </ShowPage>
  );
}
