import { asc, inArray } from 'drizzle-orm';
import { almacen, persona, proveedor, usuario } from '#generated/server/tables.gen';
import type { EstatusUsuario } from '#generated/shared/enums.gen';
import { PROFILES, type ProfileName } from '#generated/shared/permissions.gen';
import { hashPassword } from '#areas/seguridad/server/password';
import { SETTINGS, writeSetting } from '#platform/server/db/settings';
import { credencial } from '#platform/server/db/system-tables';
import type { SeedContext } from '../context';
import { person, slug } from '../people/person';
import type { PlacedMember, PlacedUnit } from '../plan/placed-unit';
import { randomFor } from '../random';
import { insertRows } from '#platform/server/db/insert-rows';
import { keyMap, type KeyOf } from '../store/key-map';
import { reserveKeys } from '#platform/server/db/reserve-keys';

/** Password of every demo account; shown on the sign-in page of a demo. */
export const DEMO_PASSWORD = 'demo1234';
/** Second nurse's account, with its own password, to take over a shift from the demo's nurse or vouch for a dose. */
export const RELIEF_NURSE = 'enfermeria.relevo@example.org';
/** Number of accounts besides the 17 demo ones. Only the second nurse's has a password; the others cannot sign in. */
const FURTHER_ACCOUNTS = 113;
const NURSE = 'Enfermeria-centrales';
const STATUS = [
  ['ACTIVO', 80],
  ['INVITADO', 14],
  ['INACTIVO', 4],
  ['BLOQUEADO', 2],
] as const;

/** Inserts the accounts of the first copy: one for each profile, at a place where the profile works, and invited ones. */
export async function seedUsers(context: SeedContext, units: readonly PlacedUnit[]): Promise<void> {
  const warehouseOf = await keyMap(context.db, almacen.almacenId, almacen.clave);
  const staff = units.flatMap((unit) => unit.members.map((member) => ({ unit, member })));
  const demo = staff
    .filter(({ member }) => member.post.demo)
    .map(({ unit, member }) => accountRow(context, unit, member, member.post.demo!, warehouseOf));
  const candidates = staff.filter(({ member }) => member.post.perfil && !member.post.demo);
  const step = Math.max(1, Math.floor(candidates.length / FURTHER_ACCOUNTS));
  const chosen = candidates.filter((_, index) => index % step === 0).slice(0, FURTHER_ACCOUNTS);
  const nurse = staff.find(({ member }) => member.post.demo === NURSE);
  const relief = [...chosen, ...candidates].find(
    ({ unit, member }) => unit === nurse?.unit && member.post.perfil === NURSE,
  );
  if (relief && !chosen.includes(relief)) chosen.splice(-1, 1, relief);
  const further = chosen.map(({ unit, member }) => {
    const { nombre, primerApellido } = member.persona;
    const isRelief = member === relief?.member;
    return {
      ...accountRow(context, unit, member, member.post.perfil!, warehouseOf),
      estatus: isRelief ? 'ACTIVO' : randomFor('cuenta', member.number).weighted(STATUS),
      email: isRelief
        ? RELIEF_NURSE
        : `${slug(nombre.split(' ')[0]!)}.${slug(primerApellido)}.${member.number}@example.org`,
    };
  });
  await insertRows(context.db, usuario, [...demo, await supplierRow(context), ...further], 'nothing');
}

function accountRow(
  { perfiles }: SeedContext,
  { plan, unidadId, nucleoIds }: PlacedUnit,
  { post, persona: holder, personalMedicoId }: PlacedMember,
  profile: ProfileName,
  warehouseOf: KeyOf,
) {
  const operated = plan.warehouses
    .filter(({ tipo }) => OPERATES[profile]?.includes(tipo))
    .map(({ clave }) => warehouseOf(clave));
  // Nurses of the wards work in their stations, and see the patients of the services whose beds these stations cover.
  const stations =
    profile === NURSE
      ? plan.cores.flatMap(({ tipo, clave }, index) =>
          tipo === 'CENTRAL_ENFERMERIA' || WARDS.includes(clave) ? nucleoIds[index]! : [],
        )
      : [];
  return {
    email: post.demo === profile ? PROFILES[profile].demoUser : '',
    perfilId: perfiles(profile),
    estatus: 'ACTIVO' as EstatusUsuario,
    personaId: holder.personaId,
    personalMedicoId,
    unidadId,
    almacenIds: operated.length > 0 ? operated : null,
    servicioIds: stations.length > 0 ? stations : null,
  };
}

/** Services whose beds the stations of a hospital cover. */
const WARDS: readonly string[] = ['MED-INT', 'CIR-GRAL', 'URG'];

/** Types of stock points that a profile works with, in its own unit. */
const OPERATES: Partial<Record<ProfileName, readonly string[]>> = {
  'Almacen-estatal': ['ALMACEN_ESTATAL'],
  'Almacen-regional': ['ALMACEN_REGIONAL', 'ALMACEN_JURISDICCIONAL'],
  'Almacen-unidad': ['ALMACEN_UNIDAD'],
  Farmacia: ['FARMACIA'],
  Cendis: ['CENDIS'],
  'Enfermeria-centrales': ['CENTRAL_ENFERMERIA'],
};

/** Supplier accounts belong to no staff and no unit. */
async function supplierRow({ db, baseDate, curps, perfiles }: SeedContext) {
  const [personaId] = await reserveKeys(db, persona.personaId, 1);
  await insertRows(db, persona, [
    { personaId: personaId!, ...person({ kind: 'proveedor', index: 0, baseDate, ages: [30, 50], taken: curps }) },
  ]);
  const [supplier] = await db
    .select({ proveedorId: proveedor.proveedorId })
    .from(proveedor)
    .orderBy(asc(proveedor.proveedorId))
    .limit(1);
  return {
    email: PROFILES.Proveedor.demoUser,
    perfilId: perfiles('Proveedor'),
    proveedorId: supplier?.proveedorId ?? null,
    estatus: 'ACTIVO' as const,
    personaId: personaId!,
    personalMedicoId: null,
    unidadId: null,
    almacenIds: null,
    servicioIds: null,
  };
}

/**
 * Sets the password of the demo accounts and marks the database as a demo. All share one hash: the password is public anyway, and hashing
 * takes a quarter of a second.
 */
export async function openDemoAccounts({ db }: Pick<SeedContext, 'db'>): Promise<void> {
  const emails = [...Object.values(PROFILES).map(({ demoUser }) => demoUser), RELIEF_NURSE];
  const users = await db.select({ usuarioId: usuario.usuarioId }).from(usuario).where(inArray(usuario.email, emails));
  const hash = await hashPassword(DEMO_PASSWORD);
  await insertRows(
    db,
    credencial,
    users.map(({ usuarioId }) => ({ usuarioId, hash, fallos: 0 })),
    'nothing',
  );
  await writeSetting(db, SETTINGS.demo, true);
}
