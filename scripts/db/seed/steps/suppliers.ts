import { asc } from 'drizzle-orm';
import { contrato, contratoDetalle, insumo, proveedor } from '#generated/server/tables.gen';
import { addDays } from '#platform/shared/dates/days';
import { address } from '../address';
import type { SeedContext } from '../context';
import nombres from '../data/nombres.json';
import proveedores from '../data/proveedores.json';
import { slug } from '../people/person';
import { randomFor } from '../random';
import { insertFile } from '../insert-file';
import { insertRows } from '#platform/server/db/insert-rows';
import { reserveKeys } from '#platform/server/db/reserve-keys';

/** Number of contracts in the demo (DOMAIN g). The first suppliers have one more than the others. */
const CONTRACTS = 40;
/** One in this many contracts is from last year. */
const PAST = 5;
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'.split('');

/** Inserts the suppliers of the demo and their contracts, of this year and the last. All are fictitious: every RFC begins with XAX. */
export async function seedSuppliers(context: SeedContext): Promise<void> {
  const { db } = context;
  const keys = await reserveKeys(db, proveedor.proveedorId, proveedores.length);
  await insertFile(
    db,
    proveedor,
    proveedores.map((_, index) => supplierRow(context, keys[index]!, index)),
  );
  const supplies = await db
    .select({ insumoId: insumo.insumoId, precio: insumo.precioReferencia })
    .from(insumo)
    .orderBy(asc(insumo.insumoId))
    .limit(400);
  const contracts = await reserveKeys(db, contrato.contratoId, CONTRACTS);
  await insertRows(
    db,
    contrato,
    contracts.map((contratoId, index) => contractRow(context, contratoId, keys[index % keys.length]!, index)),
  );
  const lines = contracts.flatMap((contratoId, index) => lineRows(supplies, contratoId, index));
  const lineKeys = await reserveKeys(db, contratoDetalle.contratoDetalleId, lines.length);
  await insertRows(
    db,
    contratoDetalle,
    lines.map((line, index) => ({ ...line, contratoDetalleId: lineKeys[index]! })) as never[],
  );
}

function supplierRow(context: SeedContext, proveedorId: number, index: number) {
  const random = randomFor('proveedor-empresa', index);
  const { razonSocial, nombreComercial, tipo, municipio, controlados, estatus } = proveedores[index]!;
  const two = (low: number, high: number) => String(random.integer(low, high)).padStart(2, '0');
  const rfc = `XAX${two(80, 99)}${two(1, 12)}${two(1, 28)}${random.pick(LETTERS)}${random.pick(LETTERS)}${index % 10}`;
  const phone = () => `844555${String(random.integer(0, 9999)).padStart(4, '0')}`;
  const domain = slug(nombreComercial);
  const contact = (puesto: string) => ({
    nombre: `${random.pick([...nombres.mujeres, ...nombres.hombres])} ${random.pick(nombres.apellidos)} ${random.pick(nombres.apellidos)}`,
    puesto,
    telefono: phone(),
    correo: `${slug(puesto.split(' ')[0]!)}.${domain}@example.org`,
  });
  const contactos = [contact('Ventas a gobierno'), ...(random.chance(0.5) ? [contact('Entregas')] : [])];
  return {
    proveedorId,
    rfc,
    razonSocial,
    nombreComercial,
    tipo,
    estatus,
    telefono: phone(),
    correo: `contacto.${domain}@example.org`,
    contactos,
    domicilio: address(random, context, municipio),
    manejaControlados: controlados,
    licenciaSanitaria: controlados ? `26 05 ${two(0, 99)} ${two(0, 99)}` : null,
    avisoFuncionamiento: controlados || tipo === 'LABORATORIO' ? `AF-${random.integer(10000, 99999)}` : null,
    responsableSanitario: controlados
      ? `Q.F.B. ${random.pick(nombres.mujeres)} ${random.pick(nombres.apellidos)} ${random.pick(nombres.apellidos)}`
      : null,
  };
}

function contractRow({ baseDate }: SeedContext, contratoId: number, proveedorId: number, index: number) {
  const random = randomFor('contrato', index);
  const ejercicio = Number(baseDate.slice(0, 4)) - (index % PAST === PAST - 1 ? 1 : 0);
  const vigenciaDesde = addDays(`${ejercicio}-01-01`, random.integer(0, 60));
  return {
    contratoId,
    proveedorId,
    numero: `SSC-${random.pick(['LPN', 'LPI', 'ADJ'])}-${String(index + 1).padStart(3, '0')}-${ejercicio}`,
    ejercicio,
    vigenciaDesde,
    vigenciaHasta: `${ejercicio}-12-31`,
    diasCanje: random.pick([15, 30, 30, 45]),
    mesesCaducidadMinima: random.pick([9, 12, 12, 18]),
  };
}

function lineRows(
  supplies: readonly { readonly insumoId: number; readonly precio: number | null }[],
  contratoId: number,
  index: number,
) {
  const random = randomFor('contrato-lineas', index);
  const first = random.integer(0, supplies.length - 1);
  // Consecutive supplies of the list are similar, and none occurs twice.
  return Array.from({ length: random.integer(4, 14) }, (_, orden) => {
    const { insumoId, precio } = supplies[(first + orden) % supplies.length]!;
    const cantidadMaxima = random.integer(10, 200) * 5;
    return {
      contratoId,
      orden,
      insumoId,
      cantidadMinima: Math.round(cantidadMaxima * 0.4),
      cantidadMaxima,
      precio: Math.round((precio ?? 50) * random.integer(80, 105)) / 100,
    };
  });
}
