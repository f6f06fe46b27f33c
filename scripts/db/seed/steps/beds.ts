import { cama } from '#generated/server/tables.gen';
import type { SeedContext } from '../context';
import { bedPlans } from '../plan/bed-plans';
import type { PlacedUnit } from '../plan/placed-unit';
import { randomFor } from '../random';
import { insertRows } from '#platform/server/db/insert-rows';

const HOSPITALS = ['HG', 'HI', 'HMI', 'HN'];
const STATUS = [
  ['DISPONIBLE', 88],
  ['LIMPIEZA', 6],
  ['MANTENIMIENTO', 4],
  ['BLOQUEADA', 2],
] as const;
const REASONS = [
  'Sin toma de oxígeno',
  'Barandal roto',
  'Filtración en el techo',
  'Falta de personal en el turno',
] as const;
const WATCHED = ['UCI', 'OBSERVACION', 'INCUBADORA'];

/** Inserts the beds of the hospitals, all free. */
export async function seedBeds({ db }: SeedContext, units: readonly PlacedUnit[]): Promise<void> {
  const hospitals = units.filter(({ plan }) => HOSPITALS.includes(plan.tipo));
  await insertRows(
    db,
    cama,
    hospitals.flatMap(({ plan, unidadId, nucleoIds }, hospital) =>
      bedPlans(hospital).map(({ servicio, ...bed }, index) => {
        const random = randomFor('cama', hospital, index);
        const estatus = random.weighted(STATUS);
        return {
          ...bed,
          unidadId,
          servicioId: nucleoIds[plan.cores.findIndex(({ clave }) => clave === servicio)]!,
          estatus,
          motivoBloqueo: estatus === 'BLOQUEADA' ? random.pick(REASONS) : null,
          oxigeno: bed.tipo !== 'CUNA' && random.chance(0.9),
          monitor: WATCHED.includes(bed.tipo) || random.chance(0.1),
          ventilador: bed.tipo === 'UCI',
        };
      }),
    ),
  );
}
