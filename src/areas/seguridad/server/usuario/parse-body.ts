import { isFilled, isObject, valueAt, type LooseRecord } from '#platform/shared/paths';
import { isoDate } from '#platform/shared/dates/days';
import { invalid } from '#platform/server/db/problem';
import type { BodyReader } from '#platform/server/entity/hooks';

/** Fields of the person in the flat shape (SPEC 3: User as sent to the server). */
const OF_PERSON = [
  'nombre',
  'primerApellido',
  'segundoApellido',
  'genero',
  'fechaNacimiento',
  'curp',
  'paisNacimiento',
  'estadoNacimiento',
] as const;
/** Fields missing in the flat shape: they keep their values. */
const KEPT = ['estatus', 'personalMedicoId', 'unidadId', 'almacenIds', 'servicioIds'] as const;

/**
 * Reads a user in the shape of the form, with the person nested, or in the flat shape of SPEC 3. Missing country and state of birth get the
 * defaults of SPEC: MX and CL for Mexicans, US and NE for foreigners. An existing account keeps its values.
 *
 * @throws Problem 422 when it names another user than its path.
 */
export const usuarioBody: BodyReader = (body, before) => {
  const { mexicano, ...sent } = body;
  if (before && isFilled(sent['usuarioId']) && sent['usuarioId'] !== before['usuarioId'])
    throw invalid([{ campo: 'usuarioId', codigo: 'NO_MODIFICABLE', params: {} }]);
  const isFlat = !('persona' in sent) && OF_PERSON.some((name) => name in sent);
  if (!isFlat)
    return isObject(sent['persona'])
      ? { ...body, persona: bornSomewhere(sent['persona'], before, mexicano) }
      : { ...body };
  const flat = Object.fromEntries(OF_PERSON.filter((name) => name in sent).map((name) => [name, sent[name]]));
  const rest = Object.fromEntries(
    Object.entries(sent).filter(([name]) => !(OF_PERSON as readonly string[]).includes(name)),
  );
  const kept = Object.fromEntries(
    KEPT.filter((name) => before && isFilled(before[name])).map((name) => [name, before?.[name]]),
  );
  const contact =
    before && isObject(before['persona'])
      ? { telefono: before['persona']['telefono'], correo: before['persona']['correo'] }
      : {};
  const date = isoDate(flat['fechaNacimiento']);
  const persona = { ...contact, ...flat, ...(date === '' ? {} : { fechaNacimiento: date }) };
  return { ...(before ? kept : { estatus: 'INVITADO' }), ...rest, persona: bornSomewhere(persona, before, mexicano) };
};

/** Completes the missing fields of a person's place of birth. */
function bornSomewhere(persona: LooseRecord, before: LooseRecord | null, mexicano: unknown): Record<string, unknown> {
  const { paisNacimiento, estadoNacimiento, curp } = persona;
  const saysNothing = !isFilled(paisNacimiento) && !isFilled(estadoNacimiento) && typeof mexicano !== 'boolean';
  if (before && saysNothing) {
    return {
      ...persona,
      paisNacimiento: valueAt(before, 'persona.paisNacimiento') ?? 'MX',
      estadoNacimiento: valueAt(before, 'persona.estadoNacimiento') ?? 'CL',
    };
  }
  const isMexican =
    typeof mexicano === 'boolean'
      ? mexicano
      : isFilled(paisNacimiento)
        ? paisNacimiento === 'MX'
        : isFilled(estadoNacimiento)
          ? estadoNacimiento !== 'NE'
          : !isBornAbroad(curp);
  return {
    ...persona,
    paisNacimiento: isFilled(paisNacimiento) ? paisNacimiento : isMexican ? 'MX' : 'US',
    estadoNacimiento: isFilled(estadoNacimiento) ? estadoNacimiento : isMexican ? 'CL' : 'NE',
  };
}

/** Places 12 and 13 of a CURP are the state of birth. */
function isBornAbroad(curp: unknown): boolean {
  return typeof curp === 'string' && curp.trim().slice(11, 13).toUpperCase() === 'NE';
}
