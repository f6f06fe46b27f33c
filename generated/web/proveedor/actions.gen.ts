// Generated from schemas/endpoints/seguridad/usuario-proveedor.json, schemas/entities/proveedores/proveedor.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the record. */
export const recordActions: readonly Action[] = [
  {
    name: 'vincularUsuarioProveedor',
    icon: 'key',
    permission: 'usuario-proveedor.administrar',
    invalidates: ['usuario', 'personal-medico'],
    params: {},
    take: { proveedorId: 'proveedorId' },
    load: () => import('./actions/vincularUsuarioProveedor.gen'),
  },
];

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'proveedorImportar',
    icon: 'file',
    permission: 'proveedor.administrar',
    invalidates: ['proveedor'],
    import: {
      path: '/oficinas-centrales/proveedor/importar',
      columns: [
        'rfc',
        'razonSocial',
        'nombreComercial',
        'tipo',
        'estatus',
        'telefono',
        'correo',
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
        'manejaControlados',
        'licenciaSanitaria',
        'avisoFuncionamiento',
        'responsableSanitario',
      ],
      match: ['rfc'],
      most: 200000,
    },
  },
];
