import type { ServedResourceName } from '../../../../generated/shared/resource-names.gen';
import type { WriteGuard } from '../write-context';
import { adendaGuard } from './adenda';
import { consultaGuard } from './consulta';
import { eventoGuard } from './evento';
import { horarioGuard } from './horario';
import { hospitalizacionGuard } from './hospitalizacion';
import { insumoConfiguracionGuard } from './insumo-configuracion';
import { loteGuard } from './lote';
import { notaEvolucionGuard } from './nota-evolucion';
import { pacienteUnidadGuard } from './paciente-unidad';
import { perfilGuard } from './perfil';
import { personalMedicoGuard } from './personal-medico';
import { programaInscripcionGuard } from './programa-inscripcion';
import { signosGuard } from './signos';
import { solicitudGuard } from './solicitud';
import { temperaturaGuard } from './temperatura';
import { usuarioGuard } from './usuario';
import { visitaGuard } from './visita';

/** Guards by entity; an entity without one has none. */
export const guards: Partial<Record<ServedResourceName, WriteGuard>> = {
  adenda: adendaGuard,
  consulta: consultaGuard,
  evento: eventoGuard,
  horario: horarioGuard,
  hospitalizacion: hospitalizacionGuard,
  'insumo-configuracion': insumoConfiguracionGuard,
  lote: loteGuard,
  'nota-evolucion': notaEvolucionGuard,
  'paciente-unidad': pacienteUnidadGuard,
  perfil: perfilGuard,
  'personal-medico': personalMedicoGuard,
  'programa-inscripcion': programaInscripcionGuard,
  signos: signosGuard,
  solicitud: solicitudGuard,
  temperatura: temperaturaGuard,
  usuario: usuarioGuard,
  visita: visitaGuard,
};
