// Generated from schemas/entities/hospital/ministracion.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { estadoMinistracion, estatusMinistracion, via } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  indicacionId: { type: 'reference', reference: 'indicacion', permission: 'nota-evolucion.ver' },
  hospitalizacionId: { type: 'reference', reference: 'hospitalizacion', permission: 'hospitalizacion.ver' },
  pacienteId: { type: 'reference', reference: 'paciente', permission: 'paciente.ver' },
  unidadId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  servicioId: { type: 'reference', reference: 'nucleo', permission: 'catalogo.ver' },
  estado: { type: 'enum', choices: estadoMinistracion },
  estatus: { type: 'enum', choices: estatusMinistracion },
  fechaProgramada: { type: 'datetime' },
  fechaAplicada: { type: 'datetime' },
  dosisAplicada: { type: 'number', scale: 3 },
  via: { type: 'enum', choices: via },
  sitio: { type: 'text' },
  motivoOmision: { type: 'text' },
  loteId: { type: 'reference', reference: 'lote', permission: 'inventario.ver' },
  enfermeraId: { type: 'reference', reference: 'usuario', permission: 'usuario.ver' },
  verificadorId: { type: 'reference', reference: 'usuario', permission: 'usuario.ver' },
  capturaTardia: { type: 'boolean' },
  motivoAnulacion: { type: 'longText' },
};
