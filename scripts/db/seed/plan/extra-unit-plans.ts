import municipios from '../data/municipios.json';
import { randomFor } from '../random';
import { CLUES, demoClues } from './clues';
import { settlementName } from './places';
import { posts } from './posts';
import type { Post, UnitPlan } from './unit-plan';

const UNITS = 92;
/** Number of units with a fifth post. A copy has 420 staff in 92 units: four in each, five in the first ones. */
const WITH_FIFTH_POST = 52;

/** Returns the health centres that a further copy of the demo adds, each with two teams and two stock points. */
export function extraUnitPlans(copy: number): UnitPlan[] {
  return Array.from({ length: UNITS }, (_, index) => {
    const number = copy * UNITS + index;
    const random = randomFor('unidad', number);
    const { nombre: municipio, jurisdiccion } = random.weighted(
      municipios.map((each) => [each, Math.sqrt(each.poblacion)] as const),
    );
    const urban = random.chance(0.4);
    const place = settlementName(number, copy);
    const nombre = `Centro de Salud ${urban ? 'Urbano' : 'Rural'} ${place}, ${municipio}`;
    const code = `CL-X${String(number).padStart(5, '0')}`;
    const staff: readonly Post[] = [
      posts.physician,
      posts.nurse,
      posts.physician,
      posts.nurse,
      ...(index < WITH_FIFTH_POST ? [posts.receptionist] : []),
    ];
    return {
      clues: demoClues(number),
      nombre,
      nombreCorto: `CS ${place}`,
      tipo: urban ? 'CSU' : 'CSR2',
      municipio,
      jurisdiccion,
      abastecedora: CLUES.jurisdiction(jurisdiccion),
      posts: staff,
      responsable: 0,
      cores: [
        {
          clave: 'N01',
          nombre: 'Núcleo básico 1',
          tipo: 'NUCLEO_BASICO',
          medico: 0,
          enfermera: 1,
          poblacion: random.integer(800, 3000),
        },
        {
          clave: 'N02',
          nombre: 'Núcleo básico 2',
          tipo: 'NUCLEO_BASICO',
          medico: 2,
          enfermera: 3,
          poblacion: random.integer(800, 3000),
        },
      ],
      warehouses: [
        {
          clave: `${code}-ALM`,
          nombre: `Almacén ${nombre}`.slice(0, 120),
          tipo: 'ALMACEN_UNIDAD',
          responsable: 1,
          abastecedor: `CL-JUR-0${jurisdiccion}`,
          redFria: true,
        },
        {
          clave: `${code}-FAR`,
          nombre: `Farmacia ${nombre}`.slice(0, 120),
          tipo: 'FARMACIA',
          responsable: 3,
          abastecedor: `${code}-ALM`,
        },
      ],
    };
  });
}
