// Generated from schemas/entities/catalogos/motivo-no-surtido.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { MotivoNoSurtidoDetails } from './details.gen';
import { tipoDocumento } from './enums.gen';

const facts: Fact[] = [
  { source: 'aplicaA', type: 'enums', choices: tipoDocumento },
  { source: 'requiereExplicacion', type: 'boolean' },
];
const related: Relation[] = [
  { resource: 'demanda-insatisfecha', field: 'motivoNoSurtidoId', permission: 'inventario.ver' },
];
const history = () => import('./history.gen');

export default function MotivoNoSurtidoShow() {
  return (
    <ShowPage facts={facts} related={related} history={history}>
      <MotivoNoSurtidoDetails />
    </ShowPage>
  );
}
