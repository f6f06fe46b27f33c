import type { FormSpec } from '#platform/shared/validation/form-spec';
import { copyRecord } from '#platform/shared/merge/copy-record';
import { fullName } from '#platform/shared/text/full-name';
import { isFilled, isObject, type LooseRecord } from '#platform/shared/paths';

/**
 * Returns the initial values of a newborn's record from the mother's. They are her address, unit and coverage, herself as the responsible
 * contact, and today as the day of birth. Names are left empty.
 *
 * @param mother her record, without the parts that the reader may not see
 * @param today `yyyy-MM-dd` of the unit
 * @param parentescoId «Madre» in the catalogue of relationships
 */
export function newbornStart(
  form: FormSpec,
  mother: LooseRecord,
  today: string,
  parentescoId?: number,
): Record<string, unknown> {
  const { domicilio, unidadId, afiliacion } = copyRecord(form, mother);
  const persona = isObject(mother['persona']) ? mother['persona'] : {};
  const { nombre, primerApellido, segundoApellido, telefono } = persona;
  const isNamed = typeof nombre === 'string' && typeof primerApellido === 'string';
  const start = {
    motivoSinCurp: 'RECIEN_NACIDO',
    persona: { ...(form.defaults['persona'] as LooseRecord | undefined), fechaNacimiento: today },
    domicilio,
    unidadId,
    afiliacion,
    contactos: isNamed
      ? [
          {
            nombre: fullName({ nombre, primerApellido, segundoApellido: (segundoApellido as string | null) ?? null }),
            ...(parentescoId === undefined ? {} : { parentescoId }),
            ...(isFilled(telefono) ? { telefono } : {}),
            esResponsableLegal: true,
          },
        ]
      : undefined,
  };
  return Object.fromEntries(Object.entries(start).filter(([, value]) => isFilled(value)));
}
