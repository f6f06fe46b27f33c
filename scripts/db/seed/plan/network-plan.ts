import { clinicPlans } from './clinic-plans';
import { extraUnitPlans } from './extra-unit-plans';
import { hospitalPlans } from './hospital-plans';
import { officePlans } from './office-plans';
import type { UnitPlan } from './unit-plan';

/** Units of one copy of the demo. */
export const UNITS_PER_COPY = 92;

/**
 * The units of a copy: the first is the network of DOMAIN (g) (offices, warehouses, jurisdictions, hospitals, health centres,
 * pharmacies); further copies add health centres.
 */
export function networkPlan(copy: number): readonly UnitPlan[] {
  return copy === 0 ? [...officePlans(), ...hospitalPlans(), ...clinicPlans()] : extraUnitPlans(copy);
}
