// Generated from schemas/entities, schemas/endpoints by `npm run generate`. Do not edit: your change would be lost.

import type { CellReadingName } from '../shared/rule-names.gen';
import type { PermissionKey } from '../shared/permissions.gen';
import type { ServedResourceName } from '../shared/resource-names.gen';

export interface ImportSpec {
  readonly path: string;
  readonly permission: PermissionKey;
  readonly entity: ServedResourceName;
  /** Fields, in the order of the template; those of an object in the record as paths (`domicilio.calle`). */
  readonly columns: readonly string[];
  /** Columns that name an existing record. */
  readonly match: readonly string[];
  /** Columns that refer to records of others, and the ways in which a cell names these: by a field, or by several with hyphens between them. */
  readonly references: Readonly<
    Record<
      string,
      {
        readonly entity: ServedResourceName;
        readonly by: readonly (readonly string[])[];
        /** Of each part; 0 for a text, -1 for a number. */ readonly digits: readonly (readonly number[])[];
      }
    >
  >;
  /** Other columns that name an existing record, for files that have no `match`. */
  readonly otherMatches: readonly (readonly string[])[];
  /** What files of others call the columns: by one heading, or by several whose cells are joined with hyphens. */
  readonly names: Readonly<Record<string, readonly (readonly string[])[]>>;
  readonly readings: Readonly<Record<string, CellReadingName>>;
  /** Digits that the codes of columns have. */
  readonly digits: Readonly<Record<string, number>>;
  /**
   * Columns of codes, by the cells that they take. `text`: a text. `digits`: a text, or a number with the digits of the code.
   * `key`: a text or a number that names a record. Spreadsheets alter codes that look like numbers or dates.
   */
  readonly codes: Readonly<Record<string, 'text' | 'digits' | 'key'>>;
  /** Of several rows that tell of one record the first counts. */
  readonly repeats: boolean;
  /** Columns that a new record must be given. */
  readonly required: readonly string[];
  /** What may stand in a column, where its schema says so. */
  readonly examples: Readonly<Record<string, string>>;
  /** Rows that a file may have. */
  readonly most: number;
  /** The function that decides what the rows mean; null where the entity's form does. */
  readonly review: ReviewName | null;
}

/** Each is a <name>Review of an area. */
export type ReviewName = 'existencias';

export interface ImportBody {
  readonly archivo: string;
  /** The file in base64. */
  readonly contenido: string;
  readonly aplicar: boolean;
  readonly omitirErrores?: boolean;
  /** Of headings that name no column, which they are; '' for none. Remembered. */
  readonly columnas?: Readonly<Record<string, string>>;
  /** Each for the cell of one row, or for all cells of the column that say the same; made in this order. */
  readonly correcciones?: readonly {
    readonly fila?: number;
    readonly dice?: string;
    readonly columna: string;
    readonly valor: string;
  }[];
  /** What becomes of new rows that may be records that there are; those of `crearFilas` are created in any case. */
  readonly parecidos?: 'CREAR' | 'OMITIR';
  readonly crearFilas?: readonly number[];
  readonly omitirFilas?: readonly number[];
}

export interface ImportAnswer {
  readonly aplicada: boolean;
  readonly filas: number;
  readonly validas: number;
  readonly conError: number;
  readonly conAviso: number;
  readonly nuevas: number;
  readonly actualizadas: number;
  readonly sinCambio: number;
  /** Rows of a record that an earlier row told of. */
  readonly repetidas: number;
  /** New rows that are like others: nothing is created for them until somebody says so. */
  readonly porDecidir: number;
  readonly celdasCorregidas: number;
  readonly filasOmitidas: number;
  /** Catalogues that lack records which rows name, and how many rows each keeps from being written. */
  readonly faltantes: readonly { readonly entidad: string; readonly nombre: string; readonly filas: number }[];
  /** Findings beyond those in `resultado`. */
  readonly omitidos: number;
  /** Headings of the file, and the column that each is taken for; '' for none. */
  readonly columnas: readonly { readonly encabezado: string; readonly campo: string }[];
  /** Of the first records that are updated, what changes. */
  readonly diferencias: readonly {
    readonly fila: number;
    readonly clave: string;
    readonly cambios: readonly { readonly campo: string; readonly antes: string; readonly despues: string }[];
  }[];
  /** How a person types what belongs into a cell, of the columns that something is told of or that are corrected. */
  readonly celdas: readonly {
    readonly columna: string;
    readonly tipo: 'TEXTO' | 'NUMERO' | 'FECHA' | 'HORA' | 'OPCION';
    readonly opciones: readonly { readonly valor: string; readonly texto: string }[];
  }[];
  readonly resultado: readonly {
    readonly fila: number;
    readonly clave: string;
    readonly columna: string;
    readonly campo: string;
    readonly nivel: 'ERROR' | 'AVISO';
    readonly codigo: string;
    readonly mensaje: string;
    readonly valor: string;
    /** The column that a correction would name; '' where no other text of a cell helps. */ readonly celda: string;
    /** Rows of the file whose cell says the same. */ readonly iguales: number;
    readonly parecidos: {
      readonly fila: number | null;
      readonly registros: readonly { readonly id: string; readonly titulo: string; readonly detalle: string }[];
    } | null;
  }[];
}

/** What a check of a reviewed import is sent, beside the answers of its form. */
export interface ReviewBody extends Partial<Omit<ImportBody, 'parecidos' | 'crearFilas' | 'aplicar'>> {
  readonly rows?: readonly Readonly<Record<string, string | number | boolean | null>>[];
  readonly importacionId?: number;
}

export interface ApplyBody {
  readonly importacionId: number;
  readonly omitirErrores?: boolean;
  readonly observaciones?: string | null;
}

/** What a check of a reviewed import tells, and what applying it does. */
export interface ReviewAnswer extends ImportAnswer {
  readonly importacionId: number;
  readonly estatus: string;
  readonly folio: string | null;
  /** Until when it can be applied, ISO 8601. */
  readonly vence: string;
  /** What becomes of it, in the reader's language. */
  readonly efecto: string;
  /** The record that applying it made. */
  readonly documento: { readonly entidad: string; readonly id: string; readonly folio: string } | null;
  /** Of each record what there is, what changes and what will be. */
  readonly vistaPrevia: readonly {
    readonly clave: string;
    readonly nombre: string;
    readonly hay: number;
    readonly entra: number;
    readonly habra: number;
    readonly valor: number;
  }[];
  readonly totales: {
    readonly registros: number;
    readonly hay: number;
    readonly entra: number;
    readonly habra: number;
    readonly valor: number;
  };
}

export const IMPORTS: readonly ImportSpec[] = [
  {
    path: '/catalogos/insumo/importar',
    permission: 'insumo.administrar',
    entity: 'insumo',
    columns: [
      'clave',
      'claveLocal',
      'nombreGenerico',
      'descripcion',
      'tipo',
      'grupoTerapeutico',
      'concentracion',
      'presentacion',
      'viaAdministracionDefault',
      'unidadBase',
      'contenidoEnvase',
      'fraccion',
      'antibiotico',
      'altoRiesgo',
      'redFria',
      'requiereLote',
      'requiereCaducidad',
      'vidaUtilMinimaMeses',
      'nivelesAtencion',
      'esencial',
      'precioReferencia',
      'ivaPorcentaje',
    ],
    match: ['clave'],
    otherMatches: [],
    references: {},
    names: {},
    readings: {},
    digits: {},
    repeats: false,
    required: [],
    examples: {},
    most: 200000,
    review: null,
    codes: { clave: 'text', claveLocal: 'text' },
  },
  {
    path: '/inventario/inventario/importar',
    permission: 'inventario.importar',
    entity: 'lote',
    columns: [
      'insumoClave',
      'numeroLote',
      'caducidad',
      'existencia',
      'costoUnitario',
      'marca',
      'fuenteFinanciamientoId',
      'ubicacionCodigo',
    ],
    match: ['insumoClave'],
    otherMatches: [],
    references: { fuenteFinanciamientoId: { entity: 'fuente-financiamiento', by: [['clave']], digits: [[0]] } },
    names: {
      insumoClave: [['clave']],
      numeroLote: [['lote']],
      fuenteFinanciamientoId: [['fuenteFinanciamiento']],
      ubicacionCodigo: [['ubicacion']],
    },
    readings: {},
    digits: {},
    repeats: false,
    required: ['insumoClave', 'existencia'],
    examples: {},
    most: 20000,
    review: 'existencias',
    codes: { insumoClave: 'key', numeroLote: 'text', fuenteFinanciamientoId: 'key', ubicacionCodigo: 'text' },
  },
  {
    path: '/catalogos/almacen/importar',
    permission: 'almacen.administrar',
    entity: 'almacen',
    columns: [
      'clave',
      'nombre',
      'tipo',
      'unidadId',
      'responsablePersonalId',
      'almacenAbastecedorId',
      'politicaSurtido',
      'diasVigenciaMinimaSalida',
      'manejaControlados',
      'manejaRedFria',
      'surtimientoCruzado',
    ],
    match: ['clave'],
    otherMatches: [],
    references: {
      unidadId: { entity: 'unidad', by: [['clues']], digits: [[0]] },
      responsablePersonalId: {
        entity: 'personal-medico',
        by: [['numeroEmpleado'], ['persona.curp']],
        digits: [[0], [0]],
      },
      almacenAbastecedorId: { entity: 'almacen', by: [['clave']], digits: [[0]] },
    },
    names: {},
    readings: {},
    digits: {},
    repeats: false,
    required: ['clave', 'nombre', 'tipo', 'unidadId', 'responsablePersonalId'],
    examples: { clave: 'CL-FAR-001' },
    most: 200000,
    review: null,
    codes: { clave: 'text', unidadId: 'key', responsablePersonalId: 'key', almacenAbastecedorId: 'key' },
  },
  {
    path: '/catalogos/codigo-postal/importar',
    permission: 'catalogo.administrar',
    entity: 'codigo-postal',
    columns: ['codigo', 'estadoClave', 'municipioId', 'ciudad', 'zona'],
    match: ['codigo'],
    otherMatches: [],
    references: {
      estadoClave: { entity: 'estado', by: [['clave'], ['claveInegi']], digits: [[0], [2]] },
      municipioId: {
        entity: 'municipio',
        by: [
          ['estadoClave', 'claveInegi'],
          ['estadoClave.claveInegi', 'claveInegi'],
        ],
        digits: [
          [0, 3],
          [2, 3],
        ],
      },
    },
    names: {
      codigo: [['d_codigo'], ['CODIGO POSTAL']],
      estadoClave: [
        ['CLAVE DE LA ENTIDAD'],
        ['c_estado'],
        ['CVE_ENT'],
        ['ENTIDAD'],
        ['NOMBRE DE LA ENTIDAD'],
        ['d_estado'],
        ['NOM_ENT'],
      ],
      municipioId: [
        ['CLAVE DE LA ENTIDAD', 'CLAVE DEL MUNICIPIO'],
        ['c_estado', 'c_mnpio'],
        ['CVE_ENT', 'CVE_MUN'],
      ],
      ciudad: [['d_ciudad']],
      zona: [['d_zona']],
    },
    readings: {},
    digits: { codigo: 5 },
    repeats: true,
    required: ['codigo', 'estadoClave', 'municipioId'],
    examples: { codigo: '25000' },
    most: 200000,
    review: null,
    codes: { codigo: 'digits', estadoClave: 'key', municipioId: 'key' },
  },
  {
    path: '/catalogos/colonia/importar',
    permission: 'catalogo.administrar',
    entity: 'colonia',
    columns: ['nombre', 'tipoAsentamiento', 'municipioId', 'codigoPostal'],
    match: ['codigoPostal', 'nombre', 'tipoAsentamiento'],
    otherMatches: [],
    references: {
      municipioId: {
        entity: 'municipio',
        by: [
          ['estadoClave', 'claveInegi'],
          ['estadoClave.claveInegi', 'claveInegi'],
        ],
        digits: [
          [0, 3],
          [2, 3],
        ],
      },
      codigoPostal: { entity: 'codigo-postal', by: [['codigo']], digits: [[5]] },
    },
    names: {
      nombre: [['d_asenta']],
      tipoAsentamiento: [['d_tipo_asenta']],
      municipioId: [
        ['CLAVE DE LA ENTIDAD', 'CLAVE DEL MUNICIPIO'],
        ['c_estado', 'c_mnpio'],
        ['CVE_ENT', 'CVE_MUN'],
      ],
      codigoPostal: [['d_codigo']],
    },
    readings: {},
    digits: {},
    repeats: false,
    required: ['nombre', 'municipioId', 'codigoPostal'],
    examples: {},
    most: 200000,
    review: null,
    codes: { municipioId: 'key', codigoPostal: 'key' },
  },
  {
    path: '/catalogos/colores/importar',
    permission: 'catalogo.administrar',
    entity: 'color',
    columns: ['nombre', 'codigoHex', 'uso', 'codigo', 'icono', 'orden'],
    match: ['uso', 'codigo'],
    otherMatches: [],
    references: {},
    names: {},
    readings: {},
    digits: {},
    repeats: false,
    required: ['nombre', 'codigoHex', 'uso', 'codigo'],
    examples: { codigoHex: '#2E7D32', codigo: 'CRITICO' },
    most: 200000,
    review: null,
    codes: { codigoHex: 'text', codigo: 'text' },
  },
  {
    path: '/catalogos/diagnostico/importar',
    permission: 'catalogo.administrar',
    entity: 'diagnostico',
    columns: [
      'clave',
      'nombre',
      'capitulo',
      'sinonimos',
      'sexoPermitido',
      'edadMinimaDias',
      'edadMaximaDias',
      'notificacionObligatoria',
      'cronico',
    ],
    match: ['clave'],
    otherMatches: [],
    references: {},
    names: {
      clave: [['CATALOG_KEY'], ['CODIGOX'], ['CODIGO']],
      nombre: [['NOMBRE']],
      capitulo: [['CLAVE_CAPITULO']],
      sexoPermitido: [['LSEX']],
      edadMinimaDias: [['LINF']],
      edadMaximaDias: [['LSUP']],
      notificacionObligatoria: [['NIN'], ['ES_SUIVE_NOTIN']],
    },
    readings: {
      clave: 'claveCie10',
      capitulo: 'capituloCie10',
      sexoPermitido: 'sexoCie10',
      edadMinimaDias: 'edadDesdeCie10',
      edadMaximaDias: 'edadHastaCie10',
    },
    digits: {},
    repeats: false,
    required: ['clave', 'nombre'],
    examples: { clave: 'E119' },
    most: 200000,
    review: null,
    codes: { clave: 'text', capitulo: 'text' },
  },
  {
    path: '/inventario/equipo-frio/importar',
    permission: 'red-fria.administrar',
    entity: 'equipo-frio',
    columns: ['clave', 'nombre', 'almacenId', 'tipo', 'minima', 'maxima', 'lecturasPorDia'],
    match: ['almacenId', 'clave'],
    otherMatches: [],
    references: { almacenId: { entity: 'almacen', by: [['clave']], digits: [[0]] } },
    names: {},
    readings: {},
    digits: {},
    repeats: false,
    required: ['clave', 'nombre', 'almacenId', 'tipo', 'minima', 'maxima'],
    examples: { clave: 'REF-01' },
    most: 200000,
    review: null,
    codes: { clave: 'text', almacenId: 'key' },
  },
  {
    path: '/catalogos/especialidad/importar',
    permission: 'catalogo.administrar',
    entity: 'especialidad',
    columns: ['clave', 'nombre', 'tipo'],
    match: ['clave'],
    otherMatches: [],
    references: {},
    names: {},
    readings: {},
    digits: {},
    repeats: false,
    required: ['clave', 'nombre'],
    examples: { clave: 'CARD' },
    most: 200000,
    review: null,
    codes: { clave: 'text' },
  },
  {
    path: '/catalogos/estado/importar',
    permission: 'catalogo.administrar',
    entity: 'estado',
    columns: ['clave', 'nombre', 'abreviatura', 'claveInegi', 'paisCodigo'],
    match: ['clave'],
    otherMatches: [['claveInegi']],
    references: { paisCodigo: { entity: 'pais', by: [['codigo']], digits: [[0]] } },
    names: {
      nombre: [['NOM_ENT'], ['d_estado'], ['ENTIDAD'], ['NOMBRE DE LA ENTIDAD']],
      abreviatura: [['NOM_ABR']],
      claveInegi: [['CVE_ENT'], ['c_estado'], ['CLAVE DE LA ENTIDAD']],
    },
    readings: {},
    digits: { claveInegi: 2 },
    repeats: false,
    required: ['clave', 'nombre'],
    examples: { clave: 'CL' },
    most: 200000,
    review: null,
    codes: { clave: 'text', claveInegi: 'digits', paisCodigo: 'key' },
  },
  {
    path: '/catalogos/forma-farmaceutica/importar',
    permission: 'catalogo.administrar',
    entity: 'forma-farmaceutica',
    columns: ['clave', 'nombre', 'estadoFisico'],
    match: ['clave'],
    otherMatches: [],
    references: {},
    names: {},
    readings: {},
    digits: {},
    repeats: false,
    required: ['clave', 'nombre', 'estadoFisico'],
    examples: { clave: 'TABLETA' },
    most: 200000,
    review: null,
    codes: { clave: 'text' },
  },
  {
    path: '/catalogos/fuente-financiamiento/importar',
    permission: 'catalogo.administrar',
    entity: 'fuente-financiamiento',
    columns: ['clave', 'nombre', 'origen', 'ejercicio', 'partidaPresupuestal'],
    match: ['clave'],
    otherMatches: [],
    references: {},
    names: {},
    readings: {},
    digits: {},
    repeats: false,
    required: ['clave', 'nombre', 'origen', 'ejercicio'],
    examples: { clave: 'FASSA-2026-25301', partidaPresupuestal: '25301' },
    most: 200000,
    review: null,
    codes: { clave: 'text', partidaPresupuestal: 'text' },
  },
  {
    path: '/inventario/insumo-configuracion/importar',
    permission: 'insumo-configuracion.editar',
    entity: 'insumo-configuracion',
    columns: [
      'almacenId',
      'insumoId',
      'minimo',
      'puntoReorden',
      'maximo',
      'fondoFijo',
      'mesesCobertura',
      'diasEntrega',
      'multiplo',
      'consumoMaximoSolicitud',
      'cpmManual',
      'motivoCpm',
    ],
    match: ['almacenId', 'insumoId'],
    otherMatches: [],
    references: {
      almacenId: { entity: 'almacen', by: [['clave']], digits: [[0]] },
      insumoId: { entity: 'insumo', by: [['clave']], digits: [[0]] },
    },
    names: {},
    readings: {},
    digits: {},
    repeats: false,
    required: ['almacenId', 'insumoId', 'minimo', 'puntoReorden', 'maximo'],
    examples: {},
    most: 200000,
    review: null,
    codes: { almacenId: 'key', insumoId: 'key' },
  },
  {
    path: '/catalogos/interaccion/importar',
    permission: 'insumo.administrar',
    entity: 'interaccion',
    columns: ['sustanciaA', 'sustanciaB', 'gravedad', 'efecto', 'fuente'],
    match: ['sustanciaA', 'sustanciaB'],
    otherMatches: [],
    references: {},
    names: {},
    readings: {},
    digits: {},
    repeats: false,
    required: ['sustanciaA', 'sustanciaB', 'gravedad', 'efecto'],
    examples: {},
    most: 200000,
    review: null,
    codes: {},
  },
  {
    path: '/catalogos/jurisdiccion/importar',
    permission: 'catalogo.administrar',
    entity: 'jurisdiccion',
    columns: ['numero', 'nombre', 'sedeMunicipioId', 'almacenId', 'jefePersonalMedicoId', 'telefono', 'correo'],
    match: ['numero'],
    otherMatches: [],
    references: {
      sedeMunicipioId: {
        entity: 'municipio',
        by: [
          ['estadoClave', 'claveInegi'],
          ['estadoClave.claveInegi', 'claveInegi'],
        ],
        digits: [
          [0, 3],
          [2, 3],
        ],
      },
      almacenId: { entity: 'almacen', by: [['clave']], digits: [[0]] },
      jefePersonalMedicoId: {
        entity: 'personal-medico',
        by: [['numeroEmpleado'], ['persona.curp']],
        digits: [[0], [0]],
      },
    },
    names: {},
    readings: {},
    digits: {},
    repeats: false,
    required: ['numero', 'nombre', 'sedeMunicipioId'],
    examples: { telefono: '8445551234' },
    most: 200000,
    review: null,
    codes: { sedeMunicipioId: 'key', almacenId: 'key', jefePersonalMedicoId: 'key', telefono: 'text' },
  },
  {
    path: '/catalogos/lengua-indigena/importar',
    permission: 'catalogo.administrar',
    entity: 'lengua-indigena',
    columns: ['clave', 'nombre', 'familia', 'otrosNombres'],
    match: ['clave'],
    otherMatches: [],
    references: {},
    names: {},
    readings: {},
    digits: {},
    repeats: false,
    required: ['clave', 'nombre', 'familia'],
    examples: { clave: 'NAHUATL' },
    most: 200000,
    review: null,
    codes: { clave: 'text' },
  },
  {
    path: '/catalogos/modulo/importar',
    permission: 'modulo.administrar',
    entity: 'modulo',
    columns: [
      'clave',
      'nombre',
      'nombreEn',
      'grupoNavegacion',
      'moduloPadreId',
      'ruta',
      'icono',
      'orden',
      'gruposUnidad',
      'permisosRequeridos',
      'visibleTablet',
    ],
    match: ['clave'],
    otherMatches: [],
    references: { moduloPadreId: { entity: 'modulo', by: [['clave']], digits: [[0]] } },
    names: {},
    readings: {},
    digits: {},
    repeats: false,
    required: ['clave', 'nombre', 'grupoNavegacion'],
    examples: { clave: 'almacen-estatal', ruta: '/solicitud' },
    most: 200000,
    review: null,
    codes: { clave: 'text', moduloPadreId: 'key' },
  },
  {
    path: '/catalogos/motivo-cancelacion/importar',
    permission: 'catalogo.administrar',
    entity: 'motivo-cancelacion',
    columns: ['clave', 'nombre', 'aplicaA', 'requiereExplicacion', 'orden'],
    match: ['clave'],
    otherMatches: [],
    references: {},
    names: {},
    readings: {},
    digits: {},
    repeats: false,
    required: ['clave', 'nombre', 'aplicaA'],
    examples: { clave: 'DUPLICADO' },
    most: 200000,
    review: null,
    codes: { clave: 'text' },
  },
  {
    path: '/catalogos/motivo-diferencia/importar',
    permission: 'catalogo.administrar',
    entity: 'motivo-diferencia',
    columns: ['clave', 'nombre', 'aplicaA', 'requiereExplicacion', 'orden'],
    match: ['clave'],
    otherMatches: [],
    references: {},
    names: {},
    readings: {},
    digits: {},
    repeats: false,
    required: ['clave', 'nombre', 'aplicaA'],
    examples: { clave: 'FALTANTE' },
    most: 200000,
    review: null,
    codes: { clave: 'text' },
  },
  {
    path: '/catalogos/motivo-entrada-extraordinaria/importar',
    permission: 'catalogo.administrar',
    entity: 'motivo-entrada-extraordinaria',
    columns: ['clave', 'nombre', 'requiereAutorizacion', 'requiereEvidencia', 'permiteSinCosto', 'orden'],
    match: ['clave'],
    otherMatches: [],
    references: {},
    names: {},
    readings: {},
    digits: {},
    repeats: false,
    required: ['clave', 'nombre'],
    examples: { clave: 'DONACION' },
    most: 200000,
    review: null,
    codes: { clave: 'text' },
  },
  {
    path: '/catalogos/motivo-no-surtido/importar',
    permission: 'catalogo.administrar',
    entity: 'motivo-no-surtido',
    columns: ['clave', 'nombre', 'aplicaA', 'requiereExplicacion', 'orden'],
    match: ['clave'],
    otherMatches: [],
    references: {},
    names: {},
    readings: {},
    digits: {},
    repeats: false,
    required: ['clave', 'nombre', 'aplicaA'],
    examples: { clave: 'AGOTADO' },
    most: 200000,
    review: null,
    codes: { clave: 'text' },
  },
  {
    path: '/catalogos/motivo-salida-extraordinaria/importar',
    permission: 'catalogo.administrar',
    entity: 'motivo-salida-extraordinaria',
    columns: [
      'clave',
      'nombre',
      'requiereAutorizacion',
      'requiereEvidencia',
      'requiereActa',
      'destino',
      'esMerma',
      'permiteLoteCaducado',
      'orden',
    ],
    match: ['clave'],
    otherMatches: [],
    references: {},
    names: {},
    readings: {},
    digits: {},
    repeats: false,
    required: ['clave', 'nombre', 'destino'],
    examples: { clave: 'CADUCIDAD' },
    most: 200000,
    review: null,
    codes: { clave: 'text' },
  },
  {
    path: '/catalogos/municipio/importar',
    permission: 'catalogo.administrar',
    entity: 'municipio',
    columns: ['nombre', 'estadoClave', 'claveInegi', 'jurisdiccionId', 'poblacion'],
    match: ['estadoClave', 'claveInegi'],
    otherMatches: [],
    references: {
      estadoClave: { entity: 'estado', by: [['clave'], ['claveInegi']], digits: [[0], [2]] },
      jurisdiccionId: { entity: 'jurisdiccion', by: [['numero']], digits: [[-1]] },
    },
    names: {
      nombre: [['NOM_MUN'], ['D_mnpio'], ['MUNICIPIO'], ['NOMBRE DEL MUNICIPIO']],
      estadoClave: [
        ['CLAVE DE LA ENTIDAD'],
        ['c_estado'],
        ['CVE_ENT'],
        ['ENTIDAD'],
        ['NOMBRE DE LA ENTIDAD'],
        ['d_estado'],
        ['NOM_ENT'],
      ],
      claveInegi: [['CVE_MUN'], ['c_mnpio'], ['CLAVE DEL MUNICIPIO']],
    },
    readings: {},
    digits: { claveInegi: 3 },
    repeats: false,
    required: ['nombre', 'estadoClave', 'claveInegi'],
    examples: {},
    most: 200000,
    review: null,
    codes: { estadoClave: 'key', claveInegi: 'digits', jurisdiccionId: 'key' },
  },
  {
    path: '/catalogos/nucleo/importar',
    permission: 'nucleo.administrar',
    entity: 'nucleo',
    columns: [
      'unidadId',
      'clave',
      'nombre',
      'tipo',
      'turno',
      'especialidadId',
      'poblacionAsignada',
      'medicoId',
      'enfermeraId',
      'promotorId',
      'almacenId',
      'almacenSurtidorId',
      'autorizacionAutomatica',
      'importeMaximoAutomatico',
      'paqueteDeterioroId',
    ],
    match: ['unidadId', 'clave'],
    otherMatches: [],
    references: {
      unidadId: { entity: 'unidad', by: [['clues']], digits: [[0]] },
      especialidadId: { entity: 'especialidad', by: [['clave']], digits: [[0]] },
      medicoId: { entity: 'personal-medico', by: [['numeroEmpleado'], ['persona.curp']], digits: [[0], [0]] },
      enfermeraId: { entity: 'personal-medico', by: [['numeroEmpleado'], ['persona.curp']], digits: [[0], [0]] },
      promotorId: { entity: 'personal-medico', by: [['numeroEmpleado'], ['persona.curp']], digits: [[0], [0]] },
      almacenId: { entity: 'almacen', by: [['clave']], digits: [[0]] },
      almacenSurtidorId: { entity: 'almacen', by: [['clave']], digits: [[0]] },
      paqueteDeterioroId: { entity: 'procedimiento', by: [['clave']], digits: [[0]] },
    },
    names: {},
    readings: {},
    digits: {},
    repeats: false,
    required: ['unidadId', 'clave', 'nombre', 'tipo'],
    examples: { clave: 'N01' },
    most: 200000,
    review: null,
    codes: {
      unidadId: 'key',
      clave: 'text',
      especialidadId: 'key',
      medicoId: 'key',
      enfermeraId: 'key',
      promotorId: 'key',
      almacenId: 'key',
      almacenSurtidorId: 'key',
      paqueteDeterioroId: 'key',
    },
  },
  {
    path: '/pacientes/paciente-unidad/importar',
    permission: 'paciente-unidad.administrar',
    entity: 'paciente-unidad',
    columns: [
      'numeroExpediente',
      'pacienteId',
      'unidadId',
      'nucleoId',
      'fechaApertura',
      'archivoFisico',
      'estatusExpediente',
    ],
    match: ['pacienteId', 'unidadId'],
    otherMatches: [['unidadId', 'numeroExpediente']],
    references: {
      pacienteId: { entity: 'paciente', by: [['persona.curp']], digits: [[0]] },
      unidadId: { entity: 'unidad', by: [['clues']], digits: [[0]] },
      nucleoId: { entity: 'nucleo', by: [['unidadId.clues', 'clave']], digits: [[0, 0]] },
    },
    names: {},
    readings: {},
    digits: {},
    repeats: false,
    required: ['pacienteId', 'unidadId', 'fechaApertura'],
    examples: {},
    most: 200000,
    review: null,
    codes: { numeroExpediente: 'text', pacienteId: 'key', unidadId: 'key', nucleoId: 'key' },
  },
  {
    path: '/catalogos/pais/importar',
    permission: 'catalogo.administrar',
    entity: 'pais',
    columns: ['codigo', 'codigo3', 'nombre', 'nacionalidad', 'orden'],
    match: ['codigo'],
    otherMatches: [],
    references: {},
    names: {},
    readings: {},
    digits: {},
    repeats: false,
    required: ['codigo', 'nombre'],
    examples: { codigo: 'MX', codigo3: 'MEX' },
    most: 200000,
    review: null,
    codes: { codigo: 'text', codigo3: 'text' },
  },
  {
    path: '/catalogos/parentesco/importar',
    permission: 'catalogo.administrar',
    entity: 'parentesco',
    columns: ['clave', 'nombre', 'tipo', 'orden'],
    match: ['clave'],
    otherMatches: [],
    references: {},
    names: {},
    readings: {},
    digits: {},
    repeats: false,
    required: ['clave', 'nombre', 'tipo'],
    examples: { clave: 'MADRE' },
    most: 200000,
    review: null,
    codes: { clave: 'text' },
  },
  {
    path: '/catalogos/procedimiento/importar',
    permission: 'catalogo.administrar',
    entity: 'procedimiento',
    columns: ['clave', 'nombre', 'tipo', 'sexoPermitido', 'requiereConsentimiento'],
    match: ['clave'],
    otherMatches: [],
    references: {},
    names: {},
    readings: {},
    digits: {},
    repeats: false,
    required: ['clave', 'nombre', 'tipo'],
    examples: { clave: '47.01' },
    most: 200000,
    review: null,
    codes: { clave: 'text' },
  },
  {
    path: '/programas/programa/importar',
    permission: 'programa.administrar',
    entity: 'programa',
    columns: [
      'clave',
      'nombre',
      'tipo',
      'descripcion',
      'responsableId',
      'vigenciaDesde',
      'vigenciaHasta',
      'poblacionObjetivo.edadMin',
      'poblacionObjetivo.edadMax',
    ],
    match: ['clave'],
    otherMatches: [],
    references: {
      responsableId: { entity: 'personal-medico', by: [['numeroEmpleado'], ['persona.curp']], digits: [[0], [0]] },
    },
    names: {},
    readings: {},
    digits: {},
    repeats: false,
    required: ['clave', 'nombre', 'tipo', 'responsableId', 'vigenciaDesde'],
    examples: { clave: 'CRON-DM2' },
    most: 200000,
    review: null,
    codes: { clave: 'text', responsableId: 'key' },
  },
  {
    path: '/oficinas-centrales/proveedor/importar',
    permission: 'proveedor.administrar',
    entity: 'proveedor',
    columns: [
      'rfc',
      'razonSocial',
      'nombreComercial',
      'tipo',
      'estatus',
      'telefono',
      'correo',
      'domicilio.calle',
      'domicilio.numeroExterior',
      'domicilio.numeroInterior',
      'domicilio.codigoPostal',
      'domicilio.estadoClave',
      'domicilio.municipioId',
      'domicilio.coloniaId',
      'domicilio.coloniaTexto',
      'domicilio.entreCalles',
      'domicilio.referencias',
      'domicilio.latitud',
      'domicilio.longitud',
      'manejaControlados',
      'licenciaSanitaria',
      'avisoFuncionamiento',
      'responsableSanitario',
    ],
    match: ['rfc'],
    otherMatches: [],
    references: {
      'domicilio.codigoPostal': { entity: 'codigo-postal', by: [['codigo']], digits: [[5]] },
      'domicilio.estadoClave': { entity: 'estado', by: [['clave'], ['claveInegi']], digits: [[0], [2]] },
      'domicilio.municipioId': {
        entity: 'municipio',
        by: [
          ['estadoClave', 'claveInegi'],
          ['estadoClave.claveInegi', 'claveInegi'],
        ],
        digits: [
          [0, 3],
          [2, 3],
        ],
      },
      'domicilio.coloniaId': {
        entity: 'colonia',
        by: [['codigoPostal', 'nombre', 'tipoAsentamiento']],
        digits: [[5, 0, 0]],
      },
    },
    names: {
      'domicilio.calle': [['VIALIDAD'], ['NOMBRE DE VIALIDAD']],
      'domicilio.numeroExterior': [['NUMERO EXTERIOR']],
      'domicilio.numeroInterior': [['NUMERO INTERIOR']],
      'domicilio.codigoPostal': [['CODIGO POSTAL']],
      'domicilio.estadoClave': [
        ['CLAVE DE LA ENTIDAD'],
        ['c_estado'],
        ['CVE_ENT'],
        ['ENTIDAD'],
        ['NOMBRE DE LA ENTIDAD'],
        ['d_estado'],
        ['NOM_ENT'],
      ],
      'domicilio.municipioId': [
        ['CLAVE DE LA ENTIDAD', 'CLAVE DEL MUNICIPIO'],
        ['c_estado', 'c_mnpio'],
        ['CVE_ENT', 'CVE_MUN'],
      ],
      'domicilio.coloniaTexto': [['ASENTAMIENTO']],
      'domicilio.latitud': [['LATITUD'], ['LAT_DECIMAL']],
      'domicilio.longitud': [['LONGITUD'], ['LON_DECIMAL']],
    },
    readings: {},
    digits: {},
    repeats: false,
    required: [
      'rfc',
      'razonSocial',
      'tipo',
      'correo',
      'domicilio.calle',
      'domicilio.estadoClave',
      'domicilio.municipioId',
    ],
    examples: { rfc: 'XAX010101AB1', telefono: '8445551234', responsableSanitario: 'María José D’Angelo-Núñez' },
    most: 200000,
    review: null,
    codes: {
      rfc: 'text',
      telefono: 'text',
      'domicilio.codigoPostal': 'key',
      'domicilio.estadoClave': 'key',
      'domicilio.municipioId': 'key',
      'domicilio.coloniaId': 'key',
    },
  },
  {
    path: '/catalogos/religion/importar',
    permission: 'catalogo.administrar',
    entity: 'religion',
    columns: ['clave', 'nombre', 'grupo'],
    match: ['clave'],
    otherMatches: [],
    references: {},
    names: {},
    readings: {},
    digits: {},
    repeats: false,
    required: ['clave', 'nombre', 'grupo'],
    examples: { clave: 'CATOLICA' },
    most: 200000,
    review: null,
    codes: { clave: 'text' },
  },
  {
    path: '/catalogos/sustancia/importar',
    permission: 'insumo.administrar',
    entity: 'sustancia',
    columns: [
      'clave',
      'nombre',
      'tipo',
      'atc',
      'sinonimos',
      'grupos',
      'cruzadas',
      'comparteAlergia',
      'duplicaTerapia',
      'fuente',
    ],
    match: ['clave'],
    otherMatches: [['nombre']],
    references: {},
    names: {},
    readings: {},
    digits: {},
    repeats: false,
    required: ['clave', 'nombre'],
    examples: { clave: 'acido-folico', atc: 'J01CA04' },
    most: 200000,
    review: null,
    codes: { clave: 'text', atc: 'text' },
  },
  {
    path: '/catalogos/tipo-dieta/importar',
    permission: 'catalogo.administrar',
    entity: 'tipo-dieta',
    columns: ['clave', 'nombre', 'descripcion', 'ayuno', 'orden'],
    match: ['clave'],
    otherMatches: [],
    references: {},
    names: {},
    readings: {},
    digits: {},
    repeats: false,
    required: ['clave', 'nombre'],
    examples: { clave: 'BLANDA' },
    most: 200000,
    review: null,
    codes: { clave: 'text' },
  },
  {
    path: '/catalogos/turno/importar',
    permission: 'catalogo.administrar',
    entity: 'turno',
    columns: ['clave', 'nombre', 'codigo', 'horaInicio', 'horaFin', 'orden'],
    match: ['clave'],
    otherMatches: [],
    references: {},
    names: {},
    readings: {},
    digits: {},
    repeats: false,
    required: ['clave', 'nombre', 'codigo', 'horaInicio', 'horaFin'],
    examples: { clave: 'MATUTINO' },
    most: 200000,
    review: null,
    codes: { clave: 'text' },
  },
  {
    path: '/catalogos/unidad/importar',
    permission: 'unidad.administrar',
    entity: 'unidad',
    columns: [
      'clues',
      'nombre',
      'nombreCorto',
      'unidadTipoId',
      'jurisdiccionId',
      'domicilio.calle',
      'domicilio.numeroExterior',
      'domicilio.numeroInterior',
      'domicilio.codigoPostal',
      'domicilio.estadoClave',
      'domicilio.municipioId',
      'domicilio.coloniaId',
      'domicilio.coloniaTexto',
      'domicilio.entreCalles',
      'domicilio.referencias',
      'domicilio.latitud',
      'domicilio.longitud',
      'telefono',
      'correo',
      'unidadAbastecedoraId',
      'conectividad',
      'estatusOperacion',
      'zonaHoraria',
      'responsablePersonalId',
      'responsableSanitarioId',
    ],
    match: ['clues'],
    otherMatches: [],
    references: {
      unidadTipoId: { entity: 'unidad-tipo', by: [['clave']], digits: [[0]] },
      jurisdiccionId: { entity: 'jurisdiccion', by: [['numero']], digits: [[-1]] },
      'domicilio.codigoPostal': { entity: 'codigo-postal', by: [['codigo']], digits: [[5]] },
      'domicilio.estadoClave': { entity: 'estado', by: [['clave'], ['claveInegi']], digits: [[0], [2]] },
      'domicilio.municipioId': {
        entity: 'municipio',
        by: [
          ['estadoClave', 'claveInegi'],
          ['estadoClave.claveInegi', 'claveInegi'],
        ],
        digits: [
          [0, 3],
          [2, 3],
        ],
      },
      'domicilio.coloniaId': {
        entity: 'colonia',
        by: [['codigoPostal', 'nombre', 'tipoAsentamiento']],
        digits: [[5, 0, 0]],
      },
      unidadAbastecedoraId: { entity: 'unidad', by: [['clues']], digits: [[0]] },
      responsablePersonalId: {
        entity: 'personal-medico',
        by: [['numeroEmpleado'], ['persona.curp']],
        digits: [[0], [0]],
      },
      responsableSanitarioId: {
        entity: 'personal-medico',
        by: [['numeroEmpleado'], ['persona.curp']],
        digits: [[0], [0]],
      },
    },
    names: {
      nombre: [['NOMBRE DE LA UNIDAD']],
      unidadTipoId: [['CLAVE DE TIPOLOGIA'], ['NOMBRE DE TIPOLOGIA'], ['NOMBRE TIPO ESTABLECIMIENTO']],
      jurisdiccionId: [['CLAVE DE LA JURISDICCION'], ['JURISDICCION'], ['NOMBRE DE LA JURISDICCION']],
      'domicilio.calle': [['VIALIDAD'], ['NOMBRE DE VIALIDAD']],
      'domicilio.numeroExterior': [['NUMERO EXTERIOR']],
      'domicilio.numeroInterior': [['NUMERO INTERIOR']],
      'domicilio.codigoPostal': [['CODIGO POSTAL']],
      'domicilio.estadoClave': [
        ['CLAVE DE LA ENTIDAD'],
        ['c_estado'],
        ['CVE_ENT'],
        ['ENTIDAD'],
        ['NOMBRE DE LA ENTIDAD'],
        ['d_estado'],
        ['NOM_ENT'],
      ],
      'domicilio.municipioId': [
        ['CLAVE DE LA ENTIDAD', 'CLAVE DEL MUNICIPIO'],
        ['c_estado', 'c_mnpio'],
        ['CVE_ENT', 'CVE_MUN'],
      ],
      'domicilio.coloniaTexto': [['ASENTAMIENTO']],
      'domicilio.latitud': [['LATITUD'], ['LAT_DECIMAL']],
      'domicilio.longitud': [['LONGITUD'], ['LON_DECIMAL']],
      estatusOperacion: [['ESTATUS DE OPERACION']],
    },
    readings: { estatusOperacion: 'estatusClues' },
    digits: {},
    repeats: false,
    required: ['clues', 'nombre', 'unidadTipoId', 'domicilio.calle', 'domicilio.estadoClave', 'domicilio.municipioId'],
    examples: { clues: 'CLSSA900001', telefono: '8445551234', zonaHoraria: 'America/Monterrey' },
    most: 200000,
    review: null,
    codes: {
      clues: 'text',
      unidadTipoId: 'key',
      jurisdiccionId: 'key',
      'domicilio.codigoPostal': 'key',
      'domicilio.estadoClave': 'key',
      'domicilio.municipioId': 'key',
      'domicilio.coloniaId': 'key',
      telefono: 'text',
      unidadAbastecedoraId: 'key',
      zonaHoraria: 'text',
      responsablePersonalId: 'key',
      responsableSanitarioId: 'key',
    },
  },
  {
    path: '/catalogos/unidad-medida/importar',
    permission: 'catalogo.administrar',
    entity: 'unidad-medida',
    columns: ['clave', 'nombre', 'abreviatura', 'tipo'],
    match: ['clave'],
    otherMatches: [],
    references: {},
    names: {},
    readings: {},
    digits: {},
    repeats: false,
    required: ['clave', 'nombre', 'abreviatura', 'tipo'],
    examples: { clave: 'MG' },
    most: 200000,
    review: null,
    codes: { clave: 'text' },
  },
  {
    path: '/catalogos/unidad-tipo/importar',
    permission: 'unidad.administrar',
    entity: 'unidad-tipo',
    columns: [
      'clave',
      'nombre',
      'grupo',
      'nivelAtencion',
      'tieneHospitalizacion',
      'tieneFarmacia',
      'tieneUrgencias',
      'nucleosPrevistos',
    ],
    match: ['clave'],
    otherMatches: [],
    references: {},
    names: {},
    readings: {},
    digits: {},
    repeats: false,
    required: ['clave', 'nombre', 'grupo', 'nivelAtencion'],
    examples: { clave: 'HG' },
    most: 200000,
    review: null,
    codes: { clave: 'text' },
  },
  {
    path: '/catalogos/via-administracion/importar',
    permission: 'catalogo.administrar',
    entity: 'via-administracion',
    columns: ['clave', 'nombre', 'codigo', 'abreviatura', 'orden'],
    match: ['clave'],
    otherMatches: [],
    references: {},
    names: {},
    readings: {},
    digits: {},
    repeats: false,
    required: ['clave', 'nombre', 'codigo', 'abreviatura'],
    examples: { clave: 'IV_INFUSION' },
    most: 200000,
    review: null,
    codes: { clave: 'text' },
  },
];
