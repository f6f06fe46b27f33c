import { filterBy } from '../app';
import { handOuts, REQUESTS, STOCK, stockReport, type Place } from './of-warehouses';
import { numberOf, type Measure, type Reader, type Reading, type Row } from './reading';

export interface Held extends Place {
  readonly insumoId: number;
  readonly clave: string;
  readonly inventarioId: number;
}
const own = async (read: Reading, path: string, { clave }: Held) =>
  (await read.report(path)).filas.find((row) => row['clave'] === clave);
const ofReport =
  (field: string): Reader<Held> =>
  async (read, held) =>
    numberOf((await own(read, stockReport(held), held))?.[field]);
const ofHandOuts =
  (field: string): Reader<Held> =>
  async (read, held) =>
    numberOf((await own(read, handOuts(held), held))?.[field]);
const ofRecord =
  (field: string): Reader<Held> =>
  async (read, { inventarioId }) =>
    numberOf((await read.get<Row>(`${STOCK}/${inventarioId}`))[field]);
const ofSetting =
  (field: string): Reader<Held> =>
  async (read, { almacenId, insumoId }) => {
    const [setting] = await read.get<Row[]>(
      `/api/inventario/insumo-configuracion?filterBy=${filterBy({ almacenId, insumoId })}`,
    );
    return numberOf(setting?.[field]);
  };
/** Figures that forms and dialogs show of the line. */
const ofDialog =
  (field: string): Reader<Held> =>
  async (read, { almacenId, insumoId }) => {
    const [figures] = await read.post<Row[]>(`${REQUESTS}/cifras`, { lineas: [{ almacenId, insumoId }] });
    return numberOf(figures![field]);
  };

/** Measures of supplies, with each record, report and dialog that shows them. */
export const OF_SUPPLIES: readonly Measure<Held>[] = [
  {
    measure: 'available',
    readers: {
      record: ofRecord('disponible'),
      report: ofReport('disponible'),
      'hand-outs': ofHandOuts('disponible'),
      dialog: ofDialog('disponible'),
    },
  },
  {
    measure: 'in transit',
    readers: { record: ofRecord('enTransito'), report: ofReport('enTransito'), dialog: ofDialog('enTransito') },
  },
  {
    measure: 'average monthly use',
    readers: { setting: ofSetting('cpm'), report: ofReport('cpm'), dialog: ofDialog('cpm') },
  },
  { measure: 'months of stock', readers: { report: ofReport('meses'), dialog: ofDialog('meses') } },
  { measure: 'suggested amount', readers: { 'hand-outs': ofHandOuts('sugerido'), dialog: ofDialog('sugerida') } },
];
