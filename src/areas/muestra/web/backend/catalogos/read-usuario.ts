import type { CatalogueUser } from '../../wire';
import type { JsonObject } from '../request/parse-object';
import { RequestFailure } from '../request/request-failure';

type Fields = Omit<CatalogueUser, 'id'>;

const NAMES = ['nombre', 'primerApellido', 'segundoApellido', 'email'] as const satisfies readonly (keyof Fields)[];

/**
 * Reads the fields of a catalogue user from a request (SPEC 3); drops all others.
 *
 * @param before values of omitted fields
 * @throws {RequestFailure} 400 for a field that is no text, or without a name
 */
export function readUsuario(body: JsonObject, before: Fields): Fields {
  const fields = Object.fromEntries(
    NAMES.map((name) => {
      const value = body[name] ?? before[name];
      if (typeof value !== 'string' || (name === 'nombre' && value.trim() === ''))
        throw RequestFailure.badParameter(name);
      return [name, value];
    }),
  );
  return fields as unknown as Fields;
}
