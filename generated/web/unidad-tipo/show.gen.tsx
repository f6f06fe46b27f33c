// Generated from schemas/entities/red/unidad-tipo.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { UnidadTipoDetails } from './details.gen';
import { grupoUnidad } from './enums.gen';

const facts: Fact[] = [
  { source: 'grupo', type: 'enum', choices: grupoUnidad },
  { source: 'nivelAtencion', type: 'integer' },
];
const related: Relation[] = [
  { resource: 'plantilla-configuracion', field: 'unidadTipoId', permission: 'insumo-configuracion.autorizar' },
  { resource: 'unidad', field: 'unidadTipoId', permission: 'catalogo.ver' },
];
const history = () => import('./history.gen');

export default function UnidadTipoShow() {
  return (
    <ShowPage facts={facts} related={related} history={history}>
      <UnidadTipoDetails />
    </ShowPage>
  );
}
