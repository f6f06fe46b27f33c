import type { Demand } from './breaking-rows';

/** Error of a migration that was not applied, because stored rows conflict with it. */
export class MigrationRefused extends Error {
  constructor(
    migration: string,
    readonly found: readonly (Demand & { readonly count: number })[],
    readonly done: number,
  ) {
    super(
      [
        `La migración ${migration} no se aplicó: hay filas que no la permiten.`,
        ...found.flatMap(({ table, what, query, count }) => [
          `  ${table}: ${count} ${count === 1 ? 'fila' : 'filas'} que ${what}`,
          `    ${query};`,
        ]),
        done === 0
          ? 'Nada de ella quedó hecho. Corrija esas filas y vuelva a intentarlo.'
          : `Sus primeros ${done} pasos quedaron hechos; los demás se harán cuando corrija esas filas y vuelva a intentarlo.`,
      ].join('\n'),
    );
    this.name = 'MigrationRefused';
    this.stack = this.message;
  }
}
