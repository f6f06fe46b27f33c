import type { ServedResourceName } from '#generated/shared/resource-names.gen';
import type { WriteGuard } from '#platform/server/records/write-context';
import { adendaGuard } from '#areas/consulta/server/adenda/write-checks';
import { consultaGuard } from '#areas/consulta/server/consulta/write-checks';
import { eventoGuard } from '#areas/agenda/server/evento/write-checks';
import { horarioGuard } from '#areas/agenda/server/horario/write-checks';
import { hospitalizacionGuard } from '#areas/hospital/server/hospitalizacion/write-checks';
import { insumoConfiguracionGuard } from '#areas/inventario/server/insumo-configuracion/write-checks';
import { loteGuard } from '#areas/inventario/server/lote/write-checks';
import { notaEvolucionGuard } from '#areas/hospital/server/nota-evolucion/write-checks';
import { pacienteUnidadGuard } from '#areas/pacientes/server/paciente-unidad/write-checks';
import { perfilGuard } from '#areas/seguridad/server/perfil/write-checks';
import { personalMedicoGuard } from '#areas/personas/server/personal-medico/write-checks';
import { programaInscripcionGuard } from '#areas/programas/server/programa-inscripcion/write-checks';
import { signosGuard } from '#areas/consulta/server/signos/write-checks';
import { solicitudGuard } from '#areas/solicitudes/server/solicitud/write-checks';
import { temperaturaGuard } from '#areas/inventario/server/temperatura/write-checks';
import { usuarioGuard } from '#areas/seguridad/server/usuario/write-checks';
import { visitaGuard } from '#areas/consulta/server/visita/write-checks';

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
