import type { FillName, RecordRuleName, ValueRuleName } from '../../../generated/shared/rule-names.gen';
import type { Derived, FillRule, RecordRule, Rules, ValueRule } from '../../shared/rule';
import { computed } from '../computed';
import { derived } from '../derived';
import { fills } from '../fills';
import { almacen } from './record/almacen';
import { codigoPostal } from './record/codigo-postal';
import { conteo } from './record/conteo';
import { contrato } from './record/contrato';
import { diagnostico } from './record/diagnostico';
import { horario } from './record/horario';
import { indicacion } from './record/indicacion';
import { insumo } from './record/insumo';
import { nucleo } from './record/nucleo';
import { paciente } from './record/paciente';
import { perfil } from './record/perfil';
import { persona } from './record/persona';
import { personalMedico } from './record/personal-medico';
import { receta } from './record/receta';
import { signos } from './record/signos';
import { solicitud } from './record/solicitud';
import { unidad } from './record/unidad';
import { usuario } from './record/usuario';
import { clues } from './value/clues';
import { curp } from './value/curp';
import { fechaNacimiento } from './value/fecha-nacimiento';
import { nombrePersona } from './value/nombre-persona';
import { telefono } from './value/telefono';
import { zonaHoraria } from './value/zona-horaria';

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
