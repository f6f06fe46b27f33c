import {
  color,
  formaFarmaceutica,
  fuenteFinanciamiento,
  interaccion,
  lenguaIndigena,
  motivoCancelacion,
  motivoDiferencia,
  motivoEntradaExtraordinaria,
  motivoNoSurtido,
  motivoSalidaExtraordinaria,
  parentesco,
  procedimiento,
  religion,
  sustancia,
  tipoDieta,
  turno,
  unidadMedida,
  viaAdministracion,
} from '#generated/server/tables.gen';
import { SHIPPED_SUBSTANCES, SUBSTANCES_SOURCE } from '#areas/farmacia/shared/farmacia/shipped-substances';
import type { Queryable } from '#platform/server/db/database';
import colores from '../data/colores.json';
import formasFarmaceuticas from '../data/formas-farmaceuticas.json';
import fuentesFinanciamiento from '../data/fuentes-financiamiento.json';
import interacciones from '../data/interacciones.json';
import lenguasIndigenas from '../data/lenguas-indigenas.json';
import motivosCancelacion from '../data/motivos-cancelacion.json';
import motivosDiferencia from '../data/motivos-diferencia.json';
import motivosEntrada from '../data/motivos-entrada.json';
import motivosNoSurtido from '../data/motivos-no-surtido.json';
import motivosSalida from '../data/motivos-salida.json';
import parentescos from '../data/parentescos.json';
import religiones from '../data/religiones.json';
import tiposDieta from '../data/tipos-dieta.json';
import turnos from '../data/turnos.json';
import unidadesMedida from '../data/unidades-medida.json';
import viasAdministracion from '../data/vias-administracion.json';
import { procedures } from '../plan/procedures';
import { insertFile } from '../insert-file';

/** Budget lines that every source of funding has a row for: medicines, material, laboratory. */
const BUDGET_LINES = [
  ['25301', 'medicamentos'],
  ['25401', 'material de curación'],
  ['25501', 'laboratorio'],
] as const;
/** Distance between positions, so that installations can insert rows between them. */
const STEP = 10;

/**
 * Inserts the reference catalogues of every installation, demo or not: reasons, colours, units, routes, forms, diets, kinships, shifts,
 * procedures.
 *
 * @param year fiscal year of the sources of funding
 */
export async function seedReferenceCatalogues(db: Queryable, year: number): Promise<void> {
  await insertFile(db, color, inOrder(colores), 'nothing');
  await insertFile(db, motivoSalidaExtraordinaria, inOrder(motivosSalida), 'nothing');
  await insertFile(db, motivoEntradaExtraordinaria, inOrder(motivosEntrada), 'nothing');
  await insertFile(db, motivoCancelacion, inOrder(motivosCancelacion), 'nothing');
  await insertFile(db, interaccion, interacciones, 'nothing');
  await insertFile(
    db,
    sustancia,
    SHIPPED_SUBSTANCES.map(
      ({ clave, nombre, tipo, atc, sinonimos, grupos, cruzadas, comparteAlergia, duplicaTerapia }) => ({
        clave,
        nombre,
        tipo,
        atc: atc ?? null,
        sinonimos: [...(sinonimos ?? [])],
        grupos: [...(grupos ?? [])],
        cruzadas: [...(cruzadas ?? [])],
        comparteAlergia: comparteAlergia ?? false,
        duplicaTerapia: duplicaTerapia ?? false,
        fuente: SUBSTANCES_SOURCE,
      }),
    ),
    'nothing',
  );
  await insertFile(db, motivoNoSurtido, inOrder(motivosNoSurtido), 'nothing');
  await insertFile(db, motivoDiferencia, inOrder(motivosDiferencia), 'nothing');
  await insertFile(db, viaAdministracion, inOrder(viasAdministracion), 'nothing');
  await insertFile(db, unidadMedida, unidadesMedida, 'nothing');
  await insertFile(db, formaFarmaceutica, formasFarmaceuticas, 'nothing');
  await insertFile(db, fuenteFinanciamiento, fundingSources(year), 'nothing');
  await insertFile(db, turno, inOrder(turnos), 'nothing');
  await insertFile(db, parentesco, inOrder(parentescos), 'nothing');
  await insertFile(db, religion, religiones, 'nothing');
  await insertFile(db, lenguaIndigena, lenguasIndigenas, 'nothing');
  await insertFile(db, tipoDieta, inOrder(tiposDieta), 'nothing');
  await insertFile(
    db,
    procedimiento,
    procedures.map(({ clave, nombre, tipo, sexo, consentimiento }) => ({
      clave,
      nombre,
      tipo,
      sexoPermitido: sexo ?? 'AMBOS',
      requiereConsentimiento: consentimiento ?? false,
    })),
    'nothing',
  );
}

function inOrder<Row extends object>(rows: readonly Row[]): (Row & { orden: number })[] {
  return rows.map((row, index) => ({ ...row, orden: (index + 1) * STEP }));
}

function fundingSources(year: number) {
  return fuentesFinanciamiento.flatMap(({ clave, nombre, origen }) =>
    BUDGET_LINES.map(([partidaPresupuestal, purpose]) => ({
      clave: `${clave}-${year}-${partidaPresupuestal}`,
      nombre: `${nombre}, ${purpose}`,
      origen,
      ejercicio: year,
      partidaPresupuestal,
    })),
  );
}
