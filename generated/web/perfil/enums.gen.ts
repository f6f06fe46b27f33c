// Generated from schemas/entities/seguridad/perfil.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const alcanceDatos: EnumChoices = {
  name: 'AlcanceDatos',
  options: [
    { value: 'RED', icon: 'network' },
    { value: 'JURISDICCION', icon: 'flag' },
    { value: 'UNIDAD', icon: 'hospital' },
    { value: 'ALMACEN', icon: 'warehouse' },
    { value: 'SERVICIO', icon: 'layers' },
    { value: 'PROVEEDOR', icon: 'truck' },
    { value: 'PROPIO', icon: 'person' },
  ],
};

export const perfilLayoutForzado: EnumChoices = {
  name: 'PerfilLayoutForzado',
  options: [{ value: 'tabletMode' }],
};
