// Generated from schemas/entities/catalogos/motivo-salida-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { MotivoSalidaExtraordinariaDetails } from './details.gen';
import { destinoSalida } from './enums.gen';

const facts: Fact[] = [
  { source: 'destino', type: 'enum', choices: destinoSalida },
  { source: 'esMerma', type: 'boolean' },
  { source: 'requiereAutorizacion', type: 'boolean' },
  { source: 'requiereActa', type: 'boolean' },
];
const related: Relation[] = [
  { resource: 'salida-extraordinaria', field: 'motivoSalidaExtraordinariaId', permission: 'salida-extraordinaria.ver' },
];
const history = () => import('./history.gen');

export default function MotivoSalidaExtraordinariaShow() {
  return (
    <ShowPage facts={facts} related={related} history={history}>
      <MotivoSalidaExtraordinariaDetails />
    </ShowPage>
  );
}
