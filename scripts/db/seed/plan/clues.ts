/** Returns the CLUES of a demo unit. No real unit has numbers from 900001. */
export function demoClues(index: number): string {
  return `CLSSA${900_001 + index}`;
}

/** CLUES of referenced units, by their index in the network. */
export const CLUES = {
  centralOffice: demoClues(0),
  stateWarehouse: demoClues(1),
  regional: [demoClues(2), demoClues(3), demoClues(4)] as const,
  jurisdiction: (numero: number) => demoClues(4 + numero),
  hospital: (index: number) => demoClues(13 + index),
  pharmacy: (index: number) => demoClues(22 + index),
  clinic: (index: number) => demoClues(26 + index),
  flagship: demoClues(13),
} as const;

/** Regional warehouse of each jurisdiction. The state warehouse serves Saltillo's. */
const REGION_OF: Readonly<Record<number, number>> = { 1: 0, 2: 0, 3: 1, 4: 1, 5: 1, 6: 2, 7: 2 };

/** Returns the unit and warehouse that supply a jurisdiction. */
export function supplierOf(jurisdiccion: number): { readonly clues: string; readonly almacen: string } {
  const region = REGION_OF[jurisdiccion];
  return region === undefined
    ? { clues: CLUES.stateWarehouse, almacen: 'CL-AE-01' }
    : { clues: CLUES.regional[region]!, almacen: `CL-AR-0${region + 1}` };
}
