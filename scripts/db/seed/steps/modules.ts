import profiles from '../../../../schemas/profiles.json';
import { modulo, permiso } from '#generated/server/tables.gen';
import { PERMISSIONS, PROFILES } from '#generated/shared/permissions.gen';
import english from '../../../../generated/web/menu/en.gen.json';
import spanish from '../../../../generated/web/menu/es.gen.json';
import type { Queryable } from '#platform/server/db/database';
import { moduleKey, moduleOrder } from '#platform/shared/module-key';
import modules from '../data/modulos.json';
import { insertFile } from '../insert-file';
import { insertRows } from '#platform/server/db/insert-rows';
import { keyMap } from '../store/key-map';

const GROUPS: Readonly<Record<string, string>> = modules.grupoNavegacion;
const MODULES: Readonly<Record<string, string>> = modules.recursos;
const ON_TABLETS: Readonly<Record<string, unknown>> = PROFILES['Enfermeria-centrales'].permissions;

/** Inserts the menu's groups and entries as modules, and every permission with its module. */
export async function seedModules(db: Queryable): Promise<void> {
  const groups = spanish.map(({ id, icon, text, unitGroups }, index) => ({
    clave: id,
    nombre: text,
    nombreEn: english[index]!.text,
    grupoNavegacion: groupOf(id),
    icono: icon,
    orden: moduleOrder(index, -1),
    gruposUnidad: unitGroups,
    visibleTablet: true,
  }));
  // Modules without a page, for permissions that several groups of the menu share.
  const others = modules.ofPermissions.map((module) => ({ ...module, gruposUnidad: null, visibleTablet: true }));
  await insertFile(db, modulo, [...groups, ...others], 'nothing');
  const moduleOf = await keyMap(db, modulo.moduloId, modulo.clave);
  await insertFile(
    db,
    modulo,
    spanish.flatMap((group, at) =>
      group.items.map((item, index) => ({
        clave: moduleKey(group.id, item.id),
        nombre: item.text,
        nombreEn: english[at]!.items[index]!.text,
        grupoNavegacion: groupOf(group.id),
        moduloPadreId: moduleOf(group.id),
        ruta: item.to,
        icono: item.icon,
        orden: moduleOrder(at, index),
        gruposUnidad: item.unitGroups ?? group.unitGroups,
        permisosRequeridos: item.permissions,
        visibleTablet: item.permissions?.some((key) => key in ON_TABLETS) ?? true,
      })),
    ),
    'nothing',
  );
  const texts = new Map(profiles.permissions.map((each) => [each.key, each]));
  await insertRows(
    db,
    permiso,
    PERMISSIONS.map(({ key, resource, action, risk }) => ({
      clave: key,
      descripcion: texts.get(key)!.title.es,
      descripcionEn: texts.get(key)!.title.en,
      recurso: resource,
      accion: action,
      moduloId: moduleOf(MODULES[resource] ?? 'catalogos'),
      riesgo: risk,
      requiereSegundaPersona: texts.get(key)!.secondPerson ?? false,
    })),
    'nothing',
  );
}

/** Returns the label that the specification gives to a group of the menu. */
function groupOf(id: string): string {
  return GROUPS[id] ?? 'CATALOGOS';
}
