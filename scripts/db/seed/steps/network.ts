import type { UnitPlan } from '../plan/unit-plan';
import { officePlans } from '../plan/office-plans';
import { hospitalPlans } from '../plan/hospital-plans';
import { extraUnitPlans } from '../plan/extra-unit-plans';
import { clinicPlans } from '../plan/clinic-plans';
import { almacen, jurisdiccion, nucleo, persona, personalMedico, unidad } from '#generated/server/tables.gen';
import type { SeedContext } from '../context';
import type { PlacedUnit } from '../plan/placed-unit';
import { insertRows } from '#platform/server/db/insert-rows';
import { keyMap, type KeyOf } from '../store/key-map';
import { reserveKeys } from '#platform/server/db/reserve-keys';
import { updateRows } from '../store/update-rows';
import { staffRow, unitRow } from './network-rows';
import { locationsOf } from '../plan/locations';
import { placeUnits } from './place-units';

/**
 * Returns the units of a copy. The first is the network of DOMAIN (g): offices, warehouses, jurisdictions, hospitals, health centres,
 * pharmacies. Further copies add health centres.
 */
function networkPlan(copy: number): readonly UnitPlan[] {
  return copy === 0 ? [...officePlans(), ...hospitalPlans(), ...clinicPlans()] : extraUnitPlans(copy);
}

/** Staff of one copy of the demo. */
export const STAFF_PER_COPY = 420;

/** Inserts the units of a copy with their staff, stock points, cores and heads. */
export async function seedNetwork(context: SeedContext, copy: number): Promise<readonly PlacedUnit[]> {
  const { db } = context;
  const units = await placeUnits(context, networkPlan(copy), copy * STAFF_PER_COPY);
  const unitOf = withNew(
    await keyMap(db, unidad.unidadId, unidad.clues),
    units.map(({ plan, unidadId }) => [plan.clues, unidadId]),
  );
  await insertRows(
    db,
    unidad,
    units.map((unit) => unitRow(context, unit, unitOf)),
  );
  await insertRows(
    db,
    persona,
    units.flatMap(({ members }) => members.map((member) => member.persona)),
  );
  await insertRows(
    db,
    personalMedico,
    units.flatMap((unit) => unit.members.map((member) => staffRow(context, unit, member))),
  );
  const warehouseOf = await insertWarehouses(context, units);
  await insertCores(context, units, warehouseOf);
  await updateRows(
    db,
    unidad,
    unidad.unidadId,
    units.map(({ plan, unidadId, members }) => ({
      unidadId,
      responsablePersonalId: staffAt(members, plan.responsable),
      responsableSanitarioId: staffAt(members, plan.sanitario),
    })),
  );
  if (copy === 0) await completeJurisdictions(context, units, warehouseOf);
  return units;
}

async function insertWarehouses({ db }: SeedContext, units: readonly PlacedUnit[]): Promise<KeyOf> {
  const planned = units.flatMap(({ plan, unidadId, members }) =>
    plan.warehouses.map((warehouse) => ({ warehouse, unidadId, members })),
  );
  const keys = await reserveKeys(db, almacen.almacenId, planned.length);
  const warehouseOf = withNew(
    await keyMap(db, almacen.almacenId, almacen.clave),
    planned.map(({ warehouse }, index) => [warehouse.clave, keys[index]!]),
  );
  await insertRows(
    db,
    almacen,
    planned.map(({ warehouse, unidadId, members }, index) => ({
      almacenId: keys[index]!,
      unidadId,
      clave: warehouse.clave,
      nombre: warehouse.nombre,
      tipo: warehouse.tipo,
      almacenAbastecedorId: warehouse.abastecedor ? warehouseOf(warehouse.abastecedor) : null,
      responsablePersonalId: members[warehouse.responsable]!.personalMedicoId,
      manejaControlados: warehouse.controlados ?? false,
      manejaRedFria: warehouse.redFria ?? false,
      // Pharmacies of hospitals dispense for the small ones.
      surtimientoCruzado: warehouse.tipo === 'FARMACIA' && warehouse.controlados === true,
      permiteSobregiro: false,
      politicaSurtido: 'FEFO',
      diasVigenciaMinimaSalida: 30,
      ubicaciones: locationsOf(warehouse.tipo, {
        cold: warehouse.redFria ?? false,
        controlled: warehouse.controlados ?? false,
      }),
    })),
  );
  return warehouseOf;
}

async function insertCores(
  { db, especialidades }: SeedContext,
  units: readonly PlacedUnit[],
  warehouseOf: KeyOf,
): Promise<void> {
  await insertRows(
    db,
    nucleo,
    units.flatMap(({ plan, unidadId, members, nucleoIds }) =>
      plan.cores.map((core, index) => ({
        nucleoId: nucleoIds[index]!,
        unidadId,
        clave: core.clave,
        nombre: core.nombre,
        tipo: core.tipo,
        turno: core.tipo === 'NUCLEO_BASICO' || core.tipo === 'CONSULTORIO' ? 'MATUTINO' : null,
        especialidadId: core.especialidad ? especialidades(core.especialidad) : null,
        poblacionAsignada: core.poblacion ?? null,
        medicoId: staffAt(members, core.medico),
        enfermeraId: staffAt(members, core.enfermera),
        almacenId: core.almacen ? warehouseOf(core.almacen) : null,
        almacenSurtidorId: core.surtidor ? warehouseOf(core.surtidor) : null,
      })),
    ),
  );
}

async function completeJurisdictions(
  { db, jurisdicciones }: SeedContext,
  units: readonly PlacedUnit[],
  warehouseOf: KeyOf,
): Promise<void> {
  const changes = units
    .filter(({ plan }) => plan.tipo === 'JS')
    .map(({ plan, members }) => ({
      jurisdiccionId: jurisdicciones(plan.jurisdiccion!),
      almacenId: warehouseOf(plan.warehouses[0]!.clave),
      jefePersonalMedicoId: members[0]!.personalMedicoId,
    }));
  await updateRows(db, jurisdiccion, jurisdiccion.jurisdiccionId, changes);
}

function staffAt(members: PlacedUnit['members'], place: number | undefined): number | null {
  return place === undefined ? null : (members[place]?.personalMedicoId ?? null);
}

/** Searches the new records first, then the existing ones. */
function withNew(existing: KeyOf, added: readonly (readonly [string, number])[]): KeyOf {
  const own = new Map(added);
  return (name) => own.get(String(name)) ?? existing(name);
}
