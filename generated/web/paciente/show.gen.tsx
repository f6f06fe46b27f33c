// Generated from schemas/entities/pacientes/paciente.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { recordActions } from './actions.gen';
import { PacienteDetails } from './details.gen';
import { genero } from './enums.gen';

const facts: Fact[] = [
  { source: 'edad', type: 'text' },
  { source: 'persona.genero', type: 'enum', choices: genero },
  { source: 'persona.curp', type: 'code' },
  {
    source: 'unidadId',
    type: 'reference',
    reference: 'unidad',
    labelField: 'unidadNombre',
    permission: 'catalogo.ver',
  },
];
const related: Relation[] = [
  { resource: 'acceso-emergencia', field: 'pacienteId', permission: 'expediente.revisar-acceso' },
  { resource: 'adenda', field: 'pacienteId', permission: 'consulta.ver' },
  { resource: 'consulta', field: 'pacienteId', permission: 'consulta.ver' },
  { resource: 'defuncion', field: 'pacienteId', permission: 'paciente.ver' },
  { resource: 'devolucion-orden-cargo', field: 'pacienteId', permission: 'orden-cargo.ver' },
  { resource: 'evento', field: 'pacienteId', permission: 'agenda.ver' },
  { resource: 'hospitalizacion', field: 'pacienteId', permission: 'hospitalizacion.ver' },
  { resource: 'indicacion', field: 'pacienteId', permission: 'nota-evolucion.ver' },
  { resource: 'ministracion', field: 'pacienteId', permission: 'nota-evolucion.ver' },
  { resource: 'nota-evolucion', field: 'pacienteId', permission: 'nota-evolucion.ver' },
  { resource: 'orden-cargo', field: 'pacienteId', permission: 'orden-cargo.ver' },
  { resource: 'paciente', field: 'fusionadoEnId', permission: 'paciente.ver' },
  { resource: 'paciente-fusion', field: 'sobrevivienteId', permission: 'paciente.fusionar' },
  { resource: 'paciente-fusion', field: 'duplicadoId', permission: 'paciente.fusionar' },
  { resource: 'paciente-unidad', field: 'pacienteId', permission: 'paciente.ver' },
  { resource: 'programa-inscripcion', field: 'pacienteId', permission: 'programa.inscribir' },
  { resource: 'programa-seguimiento', field: 'pacienteId', permission: 'programa.inscribir' },
  { resource: 'receta', field: 'pacienteId', permission: 'receta.ver' },
  { resource: 'signos', field: 'pacienteId', permission: 'signos.ver' },
  { resource: 'surtimiento', field: 'pacienteId', permission: 'receta.ver' },
  { resource: 'visita', field: 'pacienteId', permission: 'visita.administrar' },
];
const history = () => import('./history.gen');

export default function PacienteShow() {
  return (
    <ShowPage facts={facts} related={related} history={history} actions={recordActions}>
      <PacienteDetails />
    </ShowPage>
  );
}
