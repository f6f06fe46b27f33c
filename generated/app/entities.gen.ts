// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

import type {} from '../shared/entity-types.gen';
import type { EntityDefinition } from '#platform/server/entity/define-entity';
import { adenda } from '#areas/consulta/server/adenda';
import { alertaSanitaria } from '#areas/inventario/server/alerta-sanitaria';
import { cartaCanje } from '#areas/proveedores/server/carta-canje';
import { consulta } from '#areas/consulta/server/consulta';
import { conteo } from '#areas/inventario/server/conteo';
import { defuncion } from '#areas/pacientes/server/defuncion';
import { devolucionOrdenCargo } from '#areas/ordenes/server/devolucion-orden-cargo';
import { entradaExtraordinaria } from '#areas/inventario/server/entrada-extraordinaria';
import { entregaTurno } from '#areas/hospital/server/entrega-turno';
import { evento } from '#areas/agenda/server/evento';
import { horario } from '#areas/agenda/server/horario';
import { hospitalizacion } from '#areas/hospital/server/hospitalizacion';
import { insumoConfiguracion } from '#areas/inventario/server/insumo-configuracion';
import { lote } from '#areas/inventario/server/lote';
import { notaEvolucion } from '#areas/hospital/server/nota-evolucion';
import { ordenCargo } from '#areas/ordenes/server/orden-cargo';
import { pacienteFusion } from '#areas/pacientes/server/paciente-fusion';
import { pacienteUnidad } from '#areas/pacientes/server/paciente-unidad';
import { perfil } from '#areas/seguridad/server/perfil';
import { personalMedico } from '#areas/personas/server/personal-medico';
import { programaInscripcion } from '#areas/programas/server/programa-inscripcion';
import { propuestaCambio } from '#areas/proveedores/server/propuesta-cambio';
import { recepcion } from '#areas/proveedores/server/recepcion';
import { receta } from '#areas/farmacia/server/receta';
import { salidaExtraordinaria } from '#areas/inventario/server/salida-extraordinaria';
import { signos } from '#areas/consulta/server/signos';
import { solicitud } from '#areas/solicitudes/server/solicitud';
import { surtimiento } from '#areas/farmacia/server/surtimiento';
import { temperatura } from '#areas/inventario/server/temperatura';
import { usuario } from '#areas/seguridad/server/usuario';
import { visita } from '#areas/consulta/server/visita';

export const ENTITIES: readonly EntityDefinition[] = [
  adenda,
  alertaSanitaria,
  cartaCanje,
  consulta,
  conteo,
  defuncion,
  devolucionOrdenCargo,
  entradaExtraordinaria,
  entregaTurno,
  evento,
  horario,
  hospitalizacion,
  insumoConfiguracion,
  lote,
  notaEvolucion,
  ordenCargo,
  pacienteFusion,
  pacienteUnidad,
  perfil,
  personalMedico,
  programaInscripcion,
  propuestaCambio,
  recepcion,
  receta,
  salidaExtraordinaria,
  signos,
  solicitud,
  surtimiento,
  temperatura,
  usuario,
  visita,
];
