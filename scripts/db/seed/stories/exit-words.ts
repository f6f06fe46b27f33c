/** Remarks on an extraordinary exit for a reason. */
export interface ExitWords {
  /** Remarks, at least fifteen characters. */
  readonly remarks: readonly string[];
  readonly destinations: readonly string[];
  /** Minimum and maximum pieces of a line. */
  readonly pieces: readonly [number, number];
}

const INCINERATOR = 'Incineradora autorizada de residuos, Ramos Arizpe';

/** Remarks by the code of the reason. */
export const EXIT_WORDS: Readonly<Record<string, ExitWords>> = {
  CADUCIDAD: {
    remarks: [
      'Lotes que llegaron a su fecha sin consumo. Se separaron en el área de caducados para su destrucción.',
      'Baja por caducidad de la revisión mensual del almacén; se levantó acta con el área administrativa.',
    ],
    destinations: [INCINERATOR],
    pieces: [1, 100_000],
  },
  DETERIORO: {
    remarks: [
      'Cajas mojadas por una filtración en el techo del pasillo 3; el empaque primario quedó expuesto.',
      'Envases aplastados al fondo de la tarima. No se pueden entregar así.',
    ],
    destinations: [INCINERATOR],
    pieces: [2, 20],
  },
  RUPTURA: {
    remarks: [
      'Se cayeron al acomodar el anaquel y los envases se rompieron.',
      'Ampolletas rotas al abrir la caja colectiva; se recogieron con el procedimiento de derrames.',
    ],
    destinations: ['Contenedor de residuos de la unidad'],
    pieces: [1, 6],
  },
  ROBO_EXTRAVIO: {
    remarks: [
      'Faltaron al revisar la entrega del turno nocturno. Se dio vista al órgano interno de control.',
      'No se localizaron después de dos búsquedas; se presentó denuncia.',
    ],
    destinations: [],
    pieces: [1, 30],
  },
  RUPTURA_RED_FRIA: {
    remarks: [
      'El refrigerador estuvo 6 horas sin corriente y llegó a 14 °C. El fabricante no garantiza el producto.',
      'La termocaja llegó a 11 °C por más de 4 horas, según el registrador.',
    ],
    destinations: [INCINERATOR],
    pieces: [5, 60],
  },
  RETIRO_SANITARIO: {
    remarks: [
      'Retiro voluntario del laboratorio por error en el etiquetado secundario. Se devuelve todo lo localizado.',
      'Retiro que avisó el distribuidor por queja de calidad; se entregan las piezas con acta.',
    ],
    destinations: ['Distribuidora que lo entregó, almacén de devoluciones'],
    pieces: [10, 80],
  },
  DONACION: {
    remarks: [
      'Donación a la brigada de salud por las lluvias, autorizada por la dirección.',
      'Apoyo a la casa hogar del municipio, con oficio de solicitud y recibo firmado.',
    ],
    destinations: ['Cruz Roja, delegación Saltillo', 'DIF municipal', 'Casa hogar del municipio'],
    pieces: [20, 120],
  },
  DEVOLUCION_PROVEEDOR: {
    remarks: [
      'Se devuelve al proveedor: la presentación no es la del contrato.',
      'Devolución acordada con el proveedor por cambio de marca; dejará nota de crédito.',
    ],
    destinations: ['Almacén del proveedor'],
    pieces: [10, 100],
  },
  CONSUMO_INTERNO: {
    remarks: [
      'Material para la limpieza y el botiquín del propio almacén.',
      'Insumos que usó el personal en la jornada de vacunación.',
    ],
    destinations: [],
    pieces: [2, 20],
  },
  MUESTRA_CALIDAD: {
    remarks: [
      'Muestra para el laboratorio estatal por una queja de aspecto.',
      'Piezas que pidió regulación sanitaria para analizarlas.',
    ],
    destinations: ['Laboratorio Estatal de Salud Pública'],
    pieces: [2, 6],
  },
  CAPACITACION: {
    remarks: [
      'Piezas para el taller de preparación de medicamentos de enfermería.',
      'Material para la práctica de residentes.',
    ],
    destinations: [],
    pieces: [1, 10],
  },
  ERROR_CAPTURA: {
    remarks: [
      'Se había capturado una caja de más en el inventario inicial.',
      'Piezas que se capturaron en este almacén y son de otro.',
    ],
    destinations: [],
    pieces: [1, 20],
  },
  TRASPASO_EXTERNO: {
    remarks: [
      'Préstamo al hospital de otra institución por desabasto; se repondrá en 30 días.',
      'Apoyo a la unidad de otra institución, según convenio.',
    ],
    destinations: ['Hospital de zona de otra institución, Saltillo', 'Clínica de otra institución, Monclova'],
    pieces: [20, 120],
  },
};
