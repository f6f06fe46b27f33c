import type { RecordRule } from '#platform/shared/rule';
import { deriveFromCurp } from '../curp/derive-from-curp';
import { validateCurp } from '../curp/validate-curp';
import { displayDate } from '#platform/shared/dates/days';
import { BORN_ABROAD } from '#areas/red/shared/geografia/state-codes';
import { isAlias, isAliasNumber } from '#areas/pacientes/shared/pacientes/alias';
import { at } from '#platform/shared/rules/finding-at';

/**
 * An alias goes by number, a name by surname. Country and state of birth agree (born abroad ⇔ state NE), and the CURP, when it is one, says the same as the fields
 * beside it (DOMAIN annex A, hard checks). The difference is reported on the field that differs.
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
