/** Remarks on an extraordinary entry for a reason, with the minimum and maximum pieces of its lines. */
export interface EntryWords {
  readonly remarks: readonly string[];
  readonly origins: readonly string[];
  readonly pieces: readonly [number, number];
}

/** Remarks by the code of the reason. */
export const ENTRY_WORDS: Readonly<Record<string, EntryWords>> = {
  DONACION: {
    remarks: [
      'Donación recibida con oficio y relación de piezas; se revisaron empaque y caducidad.',
      'Donativo para la campaña de invierno. Todo viene cerrado y con registro sanitario.',
    ],
    origins: ['Cruz Roja, delegación Saltillo', 'Patronato del hospital', 'Fundación de beneficencia de Monclova'],
    pieces: [20, 200],
  },
  SOBRANTE: {
    remarks: [
      'Llegaron piezas de más en la última entrega y el proveedor las dejó.',
      'La caja colectiva traía un paquete adicional al facturado.',
    ],
    origins: ['Entrega del proveedor de la semana'],
    pieces: [2, 40],
  },
  DEVOLUCION_SERVICIO: {
    remarks: [
      'El servicio devolvió lo que no usó; los envases están cerrados.',
      'Sobrante de la guardia que regresa al almacén.',
    ],
    origins: ['Quirófano', 'Urgencias', 'Medicina interna'],
    pieces: [1, 20],
  },
  HALLAZGO: {
    remarks: [
      'Aparecieron detrás de la tarima al mover el anaquel 4.',
      'Se encontraron en la gaveta del turno nocturno al hacer el corte.',
    ],
    origins: ['Anaquel 4 del propio almacén', 'Gaveta del turno nocturno'],
    pieces: [1, 30],
  },
  ERROR_CAPTURA: {
    remarks: [
      'En el inventario inicial se capturaron menos piezas que las contadas.',
      'Se corrige una salida que se capturó dos veces.',
    ],
    origins: ['Corrección del propio almacén'],
    pieces: [1, 30],
  },
  TRASPASO_EXTERNO: {
    remarks: [
      'Reposición del préstamo que se hizo a otra institución en el trimestre.',
      'Apoyo de otra institución por desabasto, según convenio.',
    ],
    origins: ['Hospital de zona de otra institución, Saltillo', 'Clínica de otra institución, Monclova'],
    pieces: [20, 150],
  },
  MUESTRA_MEDICA: {
    remarks: [
      'Muestras que dejó el representante del laboratorio para el consultorio.',
      'Muestras médicas entregadas en la sesión clínica.',
    ],
    origins: ['Representante del laboratorio'],
    pieces: [2, 12],
  },
};
