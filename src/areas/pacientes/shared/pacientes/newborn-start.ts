import type { FormSpec } from '#platform/shared/form-spec';
import { copyRecord } from '#platform/shared/copy-record';
import { fullName } from '#platform/shared/full-name';
import { isFilled, isObject, type LooseRecord } from '#platform/shared/paths';

/**
 * Initial values of a newborn's record started from the mother's: her address, unit and coverage, herself as the responsible contact, and
 * today as the day of birth. Names are not invented.
 *
 * @param mother her record; parts that the reader may not see are missing in it
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
