import type { FillName, RecordRuleName, ValueRuleName } from '#generated/shared/rule-names.gen';
import type { Derived, FillRule, RecordRule, Rules, ValueRule } from '#platform/shared/rule';
import { computed } from './computed';
import { derived } from './derived';
import { fills } from './fills';
import { almacen } from '#areas/red/shared/almacen/rules';
import { codigoPostal } from '#areas/red/shared/codigo-postal/rules';
import { conteo } from '#areas/inventario/shared/conteo/rules';
import { contrato } from '#areas/proveedores/shared/contrato/rules';
import { diagnostico } from '#areas/catalogos/shared/diagnostico/rules';
import { horario } from '#areas/agenda/shared/horario/rules';
import { indicacion } from '#areas/hospital/shared/indicacion/rules';
import { insumo } from '#areas/catalogos/shared/insumo/rules';
import { nucleo } from '#areas/red/shared/nucleo/rules';
import { paciente } from '#areas/pacientes/shared/paciente/rules';
import { perfil } from '#areas/seguridad/shared/perfil/rules';
import { persona } from '#areas/personas/shared/persona/rules';
import { personalMedico } from '#areas/personas/shared/personal-medico/rules';
import { receta } from '#areas/farmacia/shared/receta/rules';
import { signos } from '#areas/consulta/shared/signos/rules';
import { solicitud } from '#areas/solicitudes/shared/solicitud/rules';
import { unidad } from '#areas/red/shared/unidad/rules';
import { usuario } from '#areas/seguridad/shared/usuario/rules';
import { clues } from '#areas/red/shared/value/clues';
import { curp } from '#areas/personas/shared/value/curp';
import { fechaNacimiento } from '#areas/personas/shared/value/fecha-nacimiento';
import { nombrePersona } from '#areas/personas/shared/value/nombre-persona';
import { telefono } from '#areas/personas/shared/value/telefono';
import { zonaHoraria } from '#areas/red/shared/value/zona-horaria';

interface DomainRules extends Rules {
  readonly value: Readonly<Record<ValueRuleName, ValueRule>>;
  readonly record: Readonly<Record<RecordRuleName, RecordRule>>;
  readonly fill: Readonly<Record<FillName, FillRule>>;
}

/**
 * The rules that schemas name with `x-field.rule`, `x-field.fills` and `x-entity.rules`, and the functions by which fields follow from others, which
 * forms run, too. A name without a rule here does not compile.
 */
export const rules: DomainRules = {
  fill: fills,
  computed,
  derived: derived as unknown as Readonly<Record<string, Derived>>,
  value: { clues, curp, fechaNacimiento, nombrePersona, telefono, zonaHoraria },
  record: {
    almacen,
    codigoPostal,
    conteo,
    contrato,
    diagnostico,
    horario,
    indicacion,
    insumo,
    nucleo,
    paciente,
    perfil,
    persona,
    personalMedico,
    receta,
    signos,
    solicitud,
    unidad,
    usuario,
  },
};
