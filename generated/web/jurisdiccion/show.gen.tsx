// Generated from schemas/entities/red/jurisdiccion.json by `npm run generate`. Do not edit: your change would be lost.

import type { ReportLink } from '#platform/web/ui/reports/report-links';
import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { JurisdiccionDetails } from './details.gen';

const facts: Fact[] = [
  { source: 'numero', type: 'integer' },
  {
    source: 'sedeMunicipioId',
    type: 'reference',
    reference: 'municipio',
    labelField: 'sedeMunicipioNombre',
    permission: 'catalogo.ver',
  },
  {
    source: 'jefePersonalMedicoId',
    type: 'reference',
    reference: 'personal-medico',
    labelField: 'jefePersonalMedicoNombre',
    permission: 'personal-medico.ver',
  },
];
const related: Relation[] = [
  { resource: 'adenda', field: 'jurisdiccionId', permission: 'consulta.ver' },
  { resource: 'carta-canje', field: 'jurisdiccionId', permission: 'carta-canje.ver' },
  { resource: 'consulta', field: 'jurisdiccionId', permission: 'consulta.ver' },
  { resource: 'conteo', field: 'jurisdiccionId', permission: 'conteo.ver' },
  { resource: 'demanda-insatisfecha', field: 'jurisdiccionId', permission: 'inventario.ver' },
  { resource: 'devolucion-orden-cargo', field: 'jurisdiccionId', permission: 'orden-cargo.ver' },
  { resource: 'entrada-extraordinaria', field: 'jurisdiccionId', permission: 'entrada-extraordinaria.ver' },
  { resource: 'entrega-proveedor', field: 'jurisdiccionId', permission: 'proveedor.ver' },
  { resource: 'entrega-turno', field: 'jurisdiccionId', permission: 'nota-evolucion.ver' },
  { resource: 'equipo-frio', field: 'jurisdiccionId', permission: 'inventario.ver' },
  { resource: 'evento', field: 'jurisdiccionId', permission: 'agenda.ver' },
  { resource: 'horario', field: 'jurisdiccionId', permission: 'agenda.ver' },
  { resource: 'hospitalizacion', field: 'jurisdiccionId', permission: 'hospitalizacion.ver' },
  { resource: 'importacion-inventario', field: 'jurisdiccionId', permission: 'inventario.importar' },
  { resource: 'insumo-configuracion', field: 'jurisdiccionId', permission: 'insumo-configuracion.ver' },
  { resource: 'inventario', field: 'jurisdiccionId', permission: 'inventario.ver' },
  { resource: 'kardex', field: 'jurisdiccionId', permission: 'kardex.ver' },
  { resource: 'lote', field: 'jurisdiccionId', permission: 'inventario.ver' },
  { resource: 'lote-expirar', field: 'jurisdiccionId', permission: 'carta-canje.ver' },
  { resource: 'municipio', field: 'jurisdiccionId', permission: 'catalogo.ver' },
  { resource: 'nota-evolucion', field: 'jurisdiccionId', permission: 'nota-evolucion.ver' },
  { resource: 'orden-cargo', field: 'jurisdiccionId', permission: 'orden-cargo.ver' },
  { resource: 'programa-inscripcion', field: 'jurisdiccionId', permission: 'programa.inscribir' },
  { resource: 'programa-seguimiento', field: 'jurisdiccionId', permission: 'programa.inscribir' },
  { resource: 'propuesta-cambio', field: 'jurisdiccionId', permission: 'propuesta-cambio.ver' },
  { resource: 'recepcion', field: 'jurisdiccionId', permission: 'inventario.ver' },
  { resource: 'receta', field: 'jurisdiccionId', permission: 'receta.ver' },
  { resource: 'receta-abierta', field: 'jurisdiccionId', permission: 'receta.ver' },
  { resource: 'salida-extraordinaria', field: 'jurisdiccionId', permission: 'salida-extraordinaria.ver' },
  { resource: 'signos', field: 'jurisdiccionId', permission: 'signos.ver' },
  { resource: 'solicitud', field: 'jurisdiccionId', permission: 'solicitud.ver' },
  { resource: 'solicitud-agendada', field: 'jurisdiccionId', permission: 'agenda.ver' },
  { resource: 'surtimiento', field: 'jurisdiccionId', permission: 'receta.ver' },
  { resource: 'temperatura', field: 'jurisdiccionId', permission: 'inventario.ver' },
  { resource: 'unidad', field: 'jurisdiccionId', permission: 'catalogo.ver' },
  { resource: 'visita', field: 'jurisdiccionId', permission: 'visita.administrar' },
];
const reports: ReportLink[] = [
  { name: 'atencion-medica', permission: 'reporte.atencion', take: { jurisdiccionId: 'jurisdiccionId' } },
  { name: 'oficina-central', permission: 'reporte.oficina-central', take: { jurisdiccionId: 'jurisdiccionId' } },
];
const history = () => import('./history.gen');

export default function JurisdiccionShow() {
  return (
    <ShowPage facts={facts} related={related} reports={reports} history={history}>
      <JurisdiccionDetails />
    </ShowPage>
  );
}
