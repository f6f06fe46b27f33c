import type { RecordRule } from '#platform/shared/validation/rule';
import { deriveFromCurp } from '../curp/derive-from-curp';
import { validateCurp } from '../curp/validate-curp';
import { displayDate } from '#platform/shared/dates/days';
import { BORN_ABROAD } from '#areas/red/shared/geografia/state-codes';
import { isAlias, isAliasNumber } from '#areas/pacientes/shared/pacientes/alias';
import { at } from '#platform/shared/rules/finding-at';

/**
 * Checks a person. An alias needs its number, a name a surname. Country and state of birth must agree (born abroad ⇔ state NE). A valid
 * CURP must agree with the other fields (DOMAIN annex A, hard checks). Differences are reported on the differing field.
 */
export const persona: RecordRule = (record, today) => {
  const { nombre, primerApellido } = record;
  const { paisNacimiento, estadoNacimiento, genero, fechaNacimiento, curp } = record;
  const abroad = estadoNacimiento === BORN_ABROAD;
  const known = typeof paisNacimiento === 'string' && typeof estadoNacimiento === 'string';
  const facts = typeof curp === 'string' && validateCurp(curp, today) === null ? deriveFromCurp(curp) : null;
  return [
    ...at(isAlias(nombre) !== isAliasNumber(primerApellido), 'primerApellido', 'ALIAS_APELLIDO'),
    ...at(known && paisNacimiento !== 'MX' && !abroad, 'estadoNacimiento', 'ESTADO_NACIMIENTO_EXTRANJERO'),
    ...at(known && paisNacimiento === 'MX' && abroad, 'estadoNacimiento', 'ESTADO_NACIMIENTO_MEXICO'),
    ...(facts === null
      ? []
      : [
          ...at(genero !== undefined && genero !== facts.genero, 'genero', 'CURP_GENERO_DISTINTO'),
          ...at(
            fechaNacimiento !== undefined && fechaNacimiento !== facts.fechaNacimiento,
            'fechaNacimiento',
            'CURP_FECHA_DISTINTA',
            { fecha: displayDate(facts.fechaNacimiento) },
          ),
          ...at(
            estadoNacimiento !== undefined && estadoNacimiento !== facts.estadoNacimiento,
            'estadoNacimiento',
            'CURP_ESTADO_DISTINTO',
            { clave: facts.estadoNacimiento },
          ),
        ]),
  ];
};
