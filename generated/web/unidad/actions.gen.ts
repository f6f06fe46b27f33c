// Generated from schemas/entities/red/unidad.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'unidadImportar',
    icon: 'file',
    permission: 'unidad.administrar',
    invalidates: ['unidad'],
    import: {
      path: '/catalogos/unidad/importar',
      columns: [
        'clues',
        'nombre',
        'nombreCorto',
        'unidadTipoId',
        'jurisdiccionId',
        'domicilio.calle',
        'domicilio.numeroExterior',
        'domicilio.numeroInterior',
        'domicilio.codigoPostal',
        'domicilio.estadoClave',
        'domicilio.municipioId',
        'domicilio.coloniaId',
        'domicilio.coloniaTexto',
        'domicilio.entreCalles',
        'domicilio.referencias',
        'domicilio.latitud',
        'domicilio.longitud',
        'telefono',
        'correo',
        'unidadAbastecedoraId',
        'conectividad',
        'estatusOperacion',
        'zonaHoraria',
        'responsablePersonalId',
        'responsableSanitarioId',
      ],
      match: ['clues'],
      most: 200000,
    },
  },
];
