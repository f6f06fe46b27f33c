import type { CatalogueUser } from '../../wire';
import { plainText } from '#platform/shared/text/plain-text';

/** Fictitious people, some with a single surname. */
const NAMES = [
  ['María Fernanda', 'Olvera', 'Nájera'],
  ['José Luis', 'Carranza', 'Peña'],
  ['Itzel', 'Montiel', 'Ávila'],
  ['Ángel Gabriel', 'Rosas', ''],
  ['Guadalupe', 'Treviño', 'Sandoval'],
  ['Raúl', 'Ibáñez', 'Cordero'],
  ['Ximena', 'Zúñiga', 'Luna'],
  ['Héctor Manuel', 'Barrera', 'Solís'],
  ['Sofía', 'Quintanar', ''],
  ['Jesús Adrián', 'Muñoz', 'Téllez'],
  ['Citlali', 'Paredes', 'Romero'],
  ['Óscar', 'Villaseñor', 'Gallegos'],
  ['Ana Lucía', 'Escobedo', 'Márquez'],
  ['Iván', 'Toledo', ''],
  ['Concepción', 'Arriaga', 'Núñez'],
  ['Emiliano', 'Bustamante', 'Ríos'],
] as const;

/** The catalogue users (SPEC 9: 16), ids 1 to 16. */
export const SAMPLE_USUARIOS: readonly CatalogueUser[] = NAMES.map(
  ([nombre, primerApellido, segundoApellido], index) => ({
    id: String(index + 1),
    nombre,
    primerApellido,
    segundoApellido,
    email: `${mailName(nombre)}.${mailName(primerApellido)}@example.org`,
  }),
);

function mailName(name: string): string {
  return plainText(name.split(' ')[0] ?? '');
}
