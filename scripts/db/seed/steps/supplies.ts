import { insumo } from '#generated/server/tables.gen';
import type { ClasificacionVen, Via } from '#generated/shared/enums.gen';
import { isMedicine } from '#areas/catalogos/shared/clave-insumo/is-medicine';
import { tipoOfClave } from '#areas/catalogos/shared/clave-insumo/tipo-of-clave';
import { contentOf } from '#areas/farmacia/shared/farmacia/pack';
import type { Queryable } from '#platform/server/db/database';
import { withCheckDigit } from '#platform/shared/barcodes/with-check-digit';
import insumos from '../data/insumos.json';
import { generatedSupply, type SupplyData } from '../plan/generated-supply';
import { insertFile } from '../insert-file';

/** Supply items of one copy of the demo. */
export const SUPPLIES_PER_COPY = 420;

/** Inserts the formulary's supplies in the first copy, completed with generated material. Further copies have only material. */
export async function seedSupplies(db: Queryable, copy: number): Promise<void> {
  const fromFormulary: readonly SupplyData[] = copy === 0 ? insumos : [];
  const before = copy === 0 ? 0 : copy * SUPPLIES_PER_COPY - insumos.length;
  const generated = Array.from({ length: SUPPLIES_PER_COPY - fromFormulary.length }, (_, index) =>
    generatedSupply(before + index),
  );
  const first = copy * SUPPLIES_PER_COPY;
  await insertFile(
    db,
    insumo,
    [...fromFormulary, ...generated].map((each, index) => ({
      ...supplyRow(each),
      codigosBarras: barcodes(each, first + index),
    })),
    'nothing',
  );
}

/** `marcas`: a antibiotic, e essential, h high risk, l look-alike, p paediatric, r cold chain, v vital, x not in pregnancy. */
function supplyRow({
  clave,
  nombre,
  concentracion,
  presentacion,
  via,
  grupo,
  fraccion,
  marcas = '',
  precio,
  contenido,
  unidad,
  volumen,
}: SupplyData) {
  const tipo = tipoOfClave(clave);
  const medicine = isMedicine(tipo);
  const cold = marcas.includes('r');
  return {
    clave,
    nombreGenerico: nombre,
    tipo,
    grupoTerapeutico: grupo ?? null,
    concentracion: concentracion ?? null,
    presentacion,
    descripcion: [nombre, concentracion, presentacion].filter(Boolean).join('. ') + '.',
    viaAdministracionDefault: (via as Via | undefined) ?? null,
    ...baseUnit(presentacion),
    ...(medicine ? packContent(presentacion, contenido, unidad) : {}),
    volumenUnidad: volumen ?? null,
    fraccion: fraccion ?? null,
    antibiotico: marcas.includes('a'),
    altoRiesgo: marcas.includes('h'),
    lasa: marcas.includes('l'),
    redFria: cold,
    tempMin: cold ? 2 : null,
    tempMax: cold ? 8 : null,
    requiereLote: true,
    requiereCaducidad: medicine || cold || tipo === 'REACTIVO',
    vidaUtilMinimaMeses: 12,
    nivelesAtencion: levels(fraccion, marcas),
    esencial: marcas.includes('e'),
    clasificacionVen: urgencyOf(marcas),
    contraindicadoEmbarazo: medicine ? marcas.includes('x') : null,
    pediatrico: medicine ? marcas.includes('p') : null,
    precioReferencia: precio,
    ivaPorcentaje: medicine ? 0 : 16,
    partidaPresupuestal: medicine ? '25301' : '25401',
  };
}

/** Returns barcodes of the pack and, if sold in boxes, of a box of ten: printable digits with an unassigned company number. */
function barcodes({ presentacion }: SupplyData, number: number): { gtin: string; contenido: number; marca: string }[] {
  const item = `750999${String(number).padStart(6, '0')}`;
  const pack = { gtin: withCheckDigit(item), contenido: 1, marca: 'Demostración' };
  return presentacion.startsWith('Envase')
    ? [pack, { gtin: withCheckDigit(`1${item}`), contenido: 10, marca: 'Demostración' }]
    : [pack];
}

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^Frasco/, 'FRASCO'],
  [/^(Tubo|Jeringa|Pieza)/, 'PIEZA'],
];

/** Returns the unit in which stock is counted: the pack, under any name. */
function baseUnit(presentacion: string): { unidadBase: string; contenidoEnvase: number; fraccionable: boolean } {
  const content = /con (?:polvo para )?(\d+) (?!mL|g |L)/.exec(presentacion);
  return {
    unidadBase: UNITS.find(([pattern]) => pattern.test(presentacion))?.[1] ?? 'ENVASE',
    contenidoEnvase: content ? Number(content[1]) : 1,
    fraccionable: false,
  };
}

/** Returns the content of a medicine's pack, with its unit: 20 tablets, 75 mL, 200 puffs. */
function packContent(presentacion: string, contenido: number | undefined, unidad: string | undefined) {
  const stated = contentOf({ presentacion, contenidoEnvase: contenido, unidadContenido: unidad });
  if (!stated?.unit) throw new Error(`«${presentacion}» does not tell what a pack has.`);
  return { contenidoEnvase: stated.amount, unidadContenido: stated.unit };
}

/** Narcotics and medicines that need monitoring are restricted to hospitals. */
function levels(fraccion: string | undefined, marcas: string): number[] {
  if (fraccion === 'I') return [2, 3];
  return marcas.includes('h') && !marcas.includes('e') ? [2, 3] : [1, 2, 3];
}

function urgencyOf(marcas: string): ClasificacionVen {
  if (marcas.includes('v')) return 'VITAL';
  return marcas.includes('e') ? 'ESENCIAL' : 'NO_ESENCIAL';
}
