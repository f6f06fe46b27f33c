import profiles from '../../../../schemas/profiles.json';
import { diagnostico, especialidad, perfil, unidadTipo } from '#generated/server/tables.gen';
import { PROFILES } from '#generated/shared/permissions.gen';
import { chapterOfClave } from '#areas/catalogos/shared/diagnostico/chapter-of-clave';
import type { Queryable } from '#platform/server/db/database';
import { grantDelegations } from '#areas/seguridad/server/grant-delegations';
import diagnosticos from '../data/diagnosticos.json';
import especialidades from '../data/especialidades.json';
import tiposUnidad from '../data/tipos-unidad.json';
import { insertFile } from '../insert-file';
import { insertRows } from '#platform/server/db/insert-rows';

interface DiagnosisData {
  readonly clave: string;
  readonly nombre: string;
  readonly sexo?: string;
  readonly edadMinimaDias?: number;
  readonly edadMaximaDias?: number;
  readonly notificacion?: boolean;
  readonly cronico?: boolean;
  readonly sinonimos?: readonly string[];
}

/** Unit types, specialties, diagnoses, and the profiles of schemas/profiles.json with their permissions. */
export async function seedCatalogues(db: Queryable): Promise<void> {
  await insertFile(db, unidadTipo, tiposUnidad, 'nothing');
  await insertFile(db, especialidad, especialidades, 'nothing');
  await insertFile(db, diagnostico, (diagnosticos as readonly DiagnosisData[]).map(diagnosisRow), 'nothing');
  await insertRows(db, perfil, Object.entries(PROFILES).map(profileRow), 'nothing');
  await grantDelegations(db);
}

function diagnosisRow({
  clave,
  nombre,
  sexo,
  edadMinimaDias,
  edadMaximaDias,
  notificacion,
  cronico,
  sinonimos,
}: DiagnosisData) {
  return {
    clave,
    nombre,
    capitulo: chapterOfClave(clave),
    sexoPermitido: sexo ?? 'AMBOS',
    edadMinimaDias: edadMinimaDias ?? null,
    edadMaximaDias: edadMaximaDias ?? null,
    notificacionObligatoria: notificacion ?? false,
    cronico: cronico ?? false,
    sinonimos: sinonimos ? [...sinonimos] : null,
  };
}

function profileRow([nombre, { title, scope, startRoute, forcedLayout, permissions }]: [
  string,
  (typeof PROFILES)[keyof typeof PROFILES],
]) {
  return {
    nombre,
    titulo: title,
    descripcion: profiles.profiles.find(({ name }) => name === nombre)?.description.es ?? null,
    alcance: scope,
    layoutForzado: forcedLayout,
    rutaInicio: startRoute,
    esSistema: true,
    permisos: Object.entries(permissions).map(([clave, alcance]) => ({ clave, alcance })),
  };
}
