// Generated from schemas/entities/red/jurisdiccion.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  numero: { type: 'integer' },
  nombre: { type: 'text' },
  sedeMunicipioId: { type: 'reference', reference: 'municipio', permission: 'catalogo.ver' },
  almacenId: { type: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  jefePersonalMedicoId: { type: 'reference', reference: 'personal-medico', permission: 'personal-medico.ver' },
  telefono: { type: 'phone' },
  correo: { type: 'email' },
};
