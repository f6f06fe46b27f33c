// Generated from schemas/entities/red/cama.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { estatusCama, genero, tipoCama } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  unidadId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  servicioId: { type: 'reference', reference: 'nucleo', permission: 'catalogo.ver' },
  numero: { type: 'text' },
  tipo: { type: 'enum', choices: tipoCama },
  censable: { type: 'boolean' },
  estatus: { type: 'enum', choices: estatusCama },
  estatusDesde: { type: 'datetime' },
  motivoBloqueo: { type: 'longText' },
  generoPermitido: { type: 'enum', choices: genero },
  oxigeno: { type: 'boolean' },
  monitor: { type: 'boolean' },
  ventilador: { type: 'boolean' },
  fila: { type: 'integer' },
  columna: { type: 'integer' },
};
