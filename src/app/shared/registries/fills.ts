import type { FillName } from '#generated/shared/rule-names.gen';
import type { FillRule } from '#platform/shared/rule';
import { curp } from '#areas/personas/shared/fills/curp';
import { rangoEquipoFrio } from '#areas/inventario/shared/fills/rango-equipo-frio';

/** The functions that schemas name with `x-field.fills`. A name without a function here does not compile. */
export const fills: Readonly<Record<FillName, FillRule>> = { curp, rangoEquipoFrio };
