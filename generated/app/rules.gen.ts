// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

import type {} from '../shared/entity-types.gen';
import type { CellReading, EntityRules } from '#platform/shared/define-rules';
import type { Computed, FillRule, ValueRule } from '#platform/shared/validation/rule';
import type { CellReadingName, ComputedName, FillName, ValueRuleName } from '../shared/rule-names.gen';
import { alertaSanitariaRules } from '#areas/inventario/shared/alerta-sanitaria';
import { almacenRules } from '#areas/red/shared/almacen';
import { cartaCanjeRules } from '#areas/proveedores/shared/carta-canje';
import { codigoPostalRules } from '#areas/red/shared/codigo-postal';
import { consultaRules } from '#areas/consulta/shared/consulta';
import { conteoRules } from '#areas/inventario/shared/conteo';
import { contratoRules } from '#areas/proveedores/shared/contrato';
import { devolucionOrdenCargoRules } from '#areas/ordenes/shared/devolucion-orden-cargo';
import { diagnosticoRules } from '#areas/catalogos/shared/diagnostico';
import { entradaExtraordinariaRules } from '#areas/inventario/shared/entrada-extraordinaria';
import { eventoRules } from '#areas/agenda/shared/evento';
import { horarioRules } from '#areas/agenda/shared/horario';
import { hospitalizacionRules } from '#areas/hospital/shared/hospitalizacion';
import { indicacionRules } from '#areas/hospital/shared/indicacion';
import { insumoRules } from '#areas/catalogos/shared/insumo';
import { insumoConfiguracionRules } from '#areas/inventario/shared/insumo-configuracion';
import { notaEvolucionRules } from '#areas/hospital/shared/nota-evolucion';
import { nucleoRules } from '#areas/red/shared/nucleo';
import { ordenCargoRules } from '#areas/ordenes/shared/orden-cargo';
import { pacienteRules } from '#areas/pacientes/shared/paciente';
import { pacienteFusionRules } from '#areas/pacientes/shared/paciente-fusion';
import { perfilRules } from '#areas/seguridad/shared/perfil';
import { personaRules } from '#areas/personas/shared/persona';
import { personalMedicoRules } from '#areas/personas/shared/personal-medico';
import { propuestaCambioRules } from '#areas/proveedores/shared/propuesta-cambio';
import { recepcionRules } from '#areas/proveedores/shared/recepcion';
import { recetaRules } from '#areas/farmacia/shared/receta';
import { salidaExtraordinariaRules } from '#areas/inventario/shared/salida-extraordinaria';
import { signosRules } from '#areas/consulta/shared/signos';
import { solicitudRules } from '#areas/solicitudes/shared/solicitud';
import { surtimientoRules } from '#areas/farmacia/shared/surtimiento';
import { temperaturaRules } from '#areas/inventario/shared/temperatura';
import { unidadRules } from '#areas/red/shared/unidad';
import { usuarioRules } from '#areas/seguridad/shared/usuario';
import { visitaRules } from '#areas/consulta/shared/visita';
import { values as catalogosValues } from '#areas/catalogos/shared/values';
import { values as inventarioValues } from '#areas/inventario/shared/values';
import { values as pacientesValues } from '#areas/pacientes/shared/values';
import { values as personasValues } from '#areas/personas/shared/values';
import { values as redValues } from '#areas/red/shared/values';
import { values as seguridadValues } from '#areas/seguridad/shared/values';

export const ENTITY_RULES: readonly EntityRules[] = [
  alertaSanitariaRules,
  almacenRules,
  cartaCanjeRules,
  codigoPostalRules,
  consultaRules,
  conteoRules,
  contratoRules,
  devolucionOrdenCargoRules,
  diagnosticoRules,
  entradaExtraordinariaRules,
  eventoRules,
  horarioRules,
  hospitalizacionRules,
  indicacionRules,
  insumoRules,
  insumoConfiguracionRules,
  notaEvolucionRules,
  nucleoRules,
  ordenCargoRules,
  pacienteRules,
  pacienteFusionRules,
  perfilRules,
  personaRules,
  personalMedicoRules,
  propuestaCambioRules,
  recepcionRules,
  recetaRules,
  salidaExtraordinariaRules,
  signosRules,
  solicitudRules,
  surtimientoRules,
  temperaturaRules,
  unidadRules,
  usuarioRules,
  visitaRules,
];

/** A name that a schema uses and no area defines does not compile. */
export const VALUES = {
  value: {
    ...catalogosValues.value,
    ...inventarioValues.value,
    ...pacientesValues.value,
    ...personasValues.value,
    ...redValues.value,
    ...seguridadValues.value,
  } satisfies Readonly<Record<ValueRuleName, ValueRule>>,
  fill: {
    ...catalogosValues.fill,
    ...inventarioValues.fill,
    ...pacientesValues.fill,
    ...personasValues.fill,
    ...redValues.fill,
    ...seguridadValues.fill,
  } satisfies Readonly<Record<FillName, FillRule>>,
  computed: {
    ...catalogosValues.computed,
    ...inventarioValues.computed,
    ...pacientesValues.computed,
    ...personasValues.computed,
    ...redValues.computed,
    ...seguridadValues.computed,
  } satisfies Readonly<Record<ComputedName, Computed>>,
  cells: {
    ...catalogosValues.cells,
    ...inventarioValues.cells,
    ...pacientesValues.cells,
    ...personasValues.cells,
    ...redValues.cells,
    ...seguridadValues.cells,
  } satisfies Readonly<Record<CellReadingName, CellReading>>,
};
