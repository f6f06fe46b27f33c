import type { Examples } from './examples';

type Json = Readonly<Record<string, unknown>>;
/** A field, and before it what it leans on. */
const of = (
  name: string,
  schema: Json,
  { properties, ...more }: { readonly properties?: Json; readonly 'x-entity'?: Json } = {},
) => ({ ...more, properties: { ...properties, [name]: schema } });
const f = (english: string, own: Json = {}) => ({ labels: { en: english }, ...own });

/** What JSON Schema itself says of a field. */
export const PROPERTY_EXAMPLES: Examples = {
  $ref: of('color', { $ref: '../../shared/color.json' }),
  type: of('pasajeros', { title: 'Pasajeros', type: 'integer', 'x-field': f('Passengers') }),
  title: of('marca', { title: 'Marca', type: 'string', 'x-field': f('Make') }),
  description: of('clues', {
    title: 'CLUES',
    description: 'La de la unidad a la que pertenece.',
    type: 'string',
    'x-field': f('CLUES', { hint: { en: 'That of the unit it belongs to.' } }),
  }),
  enum: of('tipo', {
    title: 'Tipo',
    type: 'string',
    enum: ['TRASLADO', 'URGENCIAS'],
    'x-field': f('Kind', {
      options: { TRASLADO: { es: 'Traslado', en: 'Transfer' }, URGENCIAS: { es: 'Urgencias', en: 'Emergencies' } },
    }),
  }),
  default: of('anio', { title: 'Año', type: 'integer', default: 2026, 'x-field': f('Year') }),
  examples: of('serie', {
    title: 'Serie',
    type: 'string',
    pattern: '^[A-Z0-9]{17}$',
    examples: ['3VWFE21C04M000001'],
    'x-field': f('Serial number'),
  }),
  minLength: of('motor', { title: 'Motor', type: 'string', minLength: 5, maxLength: 20, 'x-field': f('Engine') }),
  maxLength: of('notas', {
    title: 'Notas',
    type: 'string',
    maxLength: 500,
    'x-field': f('Notes', { widget: 'textarea' }),
  }),
  pattern: of('economico', {
    title: 'Número económico',
    type: 'string',
    pattern: '^AMB-\\d{3}$',
    examples: ['AMB-014'],
    'x-field': f('Fleet number'),
  }),
  format: of('verificacion', { title: 'Verificación', type: 'string', format: 'date', 'x-field': f('Emissions test') }),
  minimum: of('pasajeros', { title: 'Pasajeros', type: 'integer', minimum: 1, maximum: 8, 'x-field': f('Passengers') }),
  maximum: of('pasajeros', { title: 'Pasajeros', type: 'integer', minimum: 1, maximum: 8, 'x-field': f('Passengers') }),
  multipleOf: of('costo', {
    title: 'Costo',
    type: 'number',
    multipleOf: 0.01,
    'x-field': f('Cost', { widget: 'money' }),
  }),
  readOnly: of('kilometraje', { title: 'Kilometraje', type: 'integer', readOnly: true, 'x-field': f('Mileage') }),
  items: of('equipos', {
    title: 'Equipos',
    type: 'array',
    items: { type: 'string', maxLength: 40 },
    'x-field': f('Devices', { widget: 'tags' }),
  }),
  minItems: of('equipos', {
    title: 'Equipos',
    type: 'array',
    minItems: 1,
    maxItems: 10,
    items: { type: 'string', maxLength: 40 },
    'x-field': f('Devices', { widget: 'tags' }),
  }),
  maxItems: of('equipos', {
    title: 'Equipos',
    type: 'array',
    minItems: 1,
    maxItems: 10,
    items: { type: 'string', maxLength: 40 },
    'x-field': f('Devices', { widget: 'tags' }),
  }),
  uniqueItems: of('equipos', {
    title: 'Equipos',
    type: 'array',
    uniqueItems: true,
    items: { type: 'string', maxLength: 40 },
    'x-field': f('Devices', { widget: 'tags' }),
  }),
  properties: of('seguro', {
    title: 'Seguro',
    type: 'object',
    properties: {
      poliza: { title: 'Póliza', type: 'string', 'x-field': f('Policy') },
      vence: { title: 'Vence', type: 'string', format: 'date', 'x-field': f('Expires') },
    },
    required: ['poliza'],
    'x-field': f('Insurance'),
  }),
  required: of('seguro', {
    title: 'Seguro',
    type: 'object',
    properties: { poliza: { title: 'Póliza', type: 'string', 'x-field': f('Policy') } },
    required: ['poliza'],
    'x-field': f('Insurance'),
  }),
  'x-field': of('marca', { title: 'Marca', type: 'string', 'x-field': { labels: { en: 'Make' }, list: true } }),
};

const oxigeno = { title: 'Tiene oxígeno', type: 'boolean', default: false, 'x-field': f('Has oxygen') };
const unidad = { title: 'Unidad', type: 'integer', 'x-field': f('Unit', { reference: 'unidad' }) };

/** What JSON Schema cannot say of a field. */
export const FIELD_EXAMPLES: Examples = {
  labels: of('marca', { title: 'Marca', type: 'string', 'x-field': { labels: { en: 'Make', 'es-mx': 'Marca' } } }),
  hint: of('marca', {
    title: 'Marca',
    description: 'Como aparece en la factura.',
    type: 'string',
    'x-field': f('Make', { hint: { en: 'As on the invoice.' } }),
  }),
  options: of('estado', {
    title: 'Estado',
    type: 'string',
    enum: ['LISTA', 'TALLER'],
    'x-field': f('State', {
      options: {
        LISTA: { es: 'Lista', en: 'Ready', tone: 'success', icon: 'check' },
        TALLER: { es: 'En taller', en: 'In repair', tone: 'warning', icon: 'clock' },
      },
    }),
  }),
  enumName: of('nivel', {
    title: 'Nivel',
    type: 'string',
    enum: ['A', 'B'],
    'x-field': f('Level', {
      enumName: 'NivelEquipo',
      options: { A: { es: 'Básico', en: 'Basic' }, B: { es: 'Avanzado', en: 'Advanced' } },
    }),
  }),
  reference: {
    properties: {
      unidadId: {
        title: 'Unidad',
        type: 'integer',
        'x-field': f('Unit', {
          reference: { entity: 'unidad', create: true, dependsOn: { estadoClave: 'estadoClave' } },
          list: true,
          filter: true,
        }),
      },
      estadoClave: { title: 'Estado', type: 'string', maxLength: 60, 'x-field': f('State') },
      relevaId: {
        title: 'Releva a',
        type: 'integer',
        'x-field': f('Relieves', { reference: { entity: 'ambulancia', acyclic: true } }),
      },
    },
  },
  embed: of('unidad', { title: 'Unidad', type: 'object', 'x-field': f('Unit', { embed: 'unidad' }) }),
  list: of('marca', {
    title: 'Marca',
    type: 'string',
    'x-field': f('Make', { list: { order: 2, sortable: true, inline: true } }),
  }),
  filter: of('anio', { title: 'Año', type: 'integer', 'x-field': f('Year', { filter: 'range' }) }),
  section: of(
    'marca',
    { title: 'Marca', type: 'string', 'x-field': f('Make', { section: 'vehiculo' }) },
    {
      'x-entity': {
        sections: [
          { id: 'datos', title: { es: 'Datos', en: 'Data' } },
          { id: 'vehiculo', title: { es: 'Vehículo', en: 'Vehicle' } },
        ],
      },
    },
  ),
  widget: of('notas', {
    title: 'Notas',
    type: 'string',
    maxLength: 500,
    'x-field': f('Notes', { widget: 'textarea' }),
  }),
  mask: of('telefono', {
    title: 'Teléfono',
    type: 'string',
    pattern: '^\\d{10}$',
    'x-field': f('Phone', { mask: 'phone' }),
  }),
  normalize: of('serie', {
    title: 'Serie',
    type: 'string',
    'x-field': f('Serial number', { normalize: ['trim', 'upper'] }),
  }),
  when: of(
    'litros',
    {
      title: 'Oxígeno',
      type: 'number',
      'x-field': f('Oxygen', { unit: 'L', when: { field: 'oxigeno', equals: true } }),
    },
    { properties: { oxigeno } },
  ),
  requiredWhen: of(
    'litros',
    { title: 'Oxígeno', type: 'number', 'x-field': f('Oxygen', { requiredWhen: { field: 'oxigeno', equals: true } }) },
    { properties: { oxigeno } },
  ),
  notBelow: of(
    'hasta',
    { title: 'Vigente hasta', type: 'string', format: 'date', 'x-field': f('In force until', { notBelow: 'desde' }) },
    {
      properties: { desde: { title: 'Vigente desde', type: 'string', format: 'date', 'x-field': f('In force from') } },
    },
  ),
  above: of(
    'tempMax',
    {
      title: 'Temperatura máxima',
      type: 'number',
      'x-field': f('Highest temperature', { above: 'tempMin', unit: '°C' }),
    },
    {
      properties: {
        tempMin: { title: 'Temperatura mínima', type: 'number', 'x-field': f('Lowest temperature', { unit: '°C' }) },
      },
    },
  ),
  inverse: of(
    'conRelevo',
    {
      title: 'Con relevo',
      type: 'boolean',
      readOnly: true,
      'x-field': f('Has a relief', { filter: true, inverse: 'ambulancia.relevaId' }),
    },
    {
      properties: {
        relevaId: { title: 'Releva a', type: 'integer', 'x-field': f('Relieves', { reference: 'ambulancia' }) },
      },
      'x-entity': { unique: [['relevaId']] },
    },
  ),
  related: of(
    'relevos',
    {
      title: 'La relevan',
      type: 'array',
      items: {
        type: 'object',
        properties: { placas: { title: 'Placas', type: 'string', maxLength: 60, 'x-field': f('Plates') } },
        required: ['placas'],
      },
      'x-field': f('Stand-ins', { related: 'ambulancia.titularId' }),
    },
    {
      properties: {
        titularId: { title: 'Titular', type: 'integer', 'x-field': f('Stands in for', { reference: 'ambulancia' }) },
      },
    },
  ),
  among: of('unidades', {
    title: 'Unidades que la usan',
    type: 'array',
    items: { type: 'string', maxLength: 11 },
    'x-field': f('Units that may use it', { among: 'unidad.clues', widget: 'tags' }),
  }),
  rule: of('curpOperador', {
    title: 'CURP del operador',
    type: 'string',
    'x-field': f("Driver's CURP", { rule: 'curp', mask: 'curp' }),
  }),
  computed: of(
    'edad',
    {
      title: 'Edad',
      type: 'string',
      readOnly: true,
      'x-field': f('Age', { computed: { fn: 'edad', from: ['alta'] } }),
    },
    { properties: { alta: { title: 'Alta', type: 'string', format: 'date', 'x-field': f('Since') } } },
  ),
  count: of(
    'relevos',
    {
      title: 'Relevos',
      type: 'integer',
      readOnly: true,
      'x-field': f('Stand-ins', { count: { entity: 'ambulancia', field: 'titularId' }, list: true }),
    },
    {
      properties: {
        titularId: { title: 'Titular', type: 'integer', 'x-field': f('Stands in for', { reference: 'ambulancia' }) },
      },
    },
  ),
  matrix: of('atiende', {
    title: 'Atiende',
    type: 'array',
    items: {
      type: 'object',
      properties: {
        servicio: { title: 'Servicio', type: 'string', 'x-field': f('Service') },
        grado: {
          title: 'Grado',
          type: 'string',
          enum: ['TODO', 'URGENCIAS'],
          'x-field': f('Degree', {
            options: { TODO: { es: 'Todo', en: 'All' }, URGENCIAS: { es: 'Urgencias', en: 'Emergencies' } },
          }),
        },
      },
      required: ['servicio', 'grado'],
    },
    'x-field': f('Serves', {
      matrix: { rows: 'unidadServicios', key: 'servicio', choice: 'grado', order: [['TODO'], ['URGENCIAS']] },
    }),
  }),
  defaultFrom: of('alta', {
    title: 'Alta',
    type: 'string',
    format: 'date',
    'x-field': f('Registered on', { defaultFrom: 'today' }),
  }),
  emptyIs: of('rotulo', {
    title: 'Rótulo',
    type: 'string',
    maxLength: 40,
    'x-field': f('Lettering', { emptyIs: 'placas' }),
  }),
  fills: of(
    'curpOperador',
    {
      title: 'CURP del operador',
      type: 'string',
      'x-field': f("Driver's CURP", { mask: 'curp', fills: { fn: 'curp', into: ['fechaNacimiento'] } }),
    },
    {
      properties: {
        fechaNacimiento: {
          title: 'Fecha de nacimiento',
          type: 'string',
          format: 'date',
          'x-field': f('Date of birth'),
        },
      },
    },
  ),
  importNames: of('economico', {
    title: 'Número económico',
    type: 'string',
    'x-field': f('Fleet number', { importNames: ['NO_ECONOMICO', ['SERIE', 'FOLIO']] }),
  }),
  importAs: of('sexo', {
    title: 'Sexo',
    type: 'string',
    enum: ['H', 'M', 'AMBOS'],
    'x-field': f('Sex', {
      importAs: 'sexoCie10',
      options: {
        H: { es: 'Hombres', en: 'Men' },
        M: { es: 'Mujeres', en: 'Women' },
        AMBOS: { es: 'Ambos', en: 'Both' },
      },
    }),
  }),
  blank: of('apodo', { title: 'Apodo', type: 'string', maxLength: 40, 'x-field': f('Nickname', { blank: true }) }),
  unit: of('tanque', { title: 'Tanque', type: 'number', 'x-field': f('Tank', { unit: 'L' }) }),
  precision: of('consumo', {
    title: 'Consumo',
    type: 'number',
    'x-field': f('Consumption', { precision: 6, scale: 2, unit: 'km/L' }),
  }),
  scale: of('consumo', {
    title: 'Consumo',
    type: 'number',
    'x-field': f('Consumption', { precision: 6, scale: 2, unit: 'km/L' }),
  }),
  writeOnce: of('serie', { title: 'Serie', type: 'string', 'x-field': f('Serial number', { writeOnce: true }) }),
  sensitive: of(
    'operador',
    {
      title: 'Operador',
      type: 'string',
      'x-field': f('Driver', { sensitive: { permission: 'catalogo.administrar', show: 'initial' } }),
    },
    {
      properties: {
        poliza: { title: 'Póliza', type: 'string', 'x-field': f('Policy', { sensitive: 'catalogo.administrar' }) },
      },
    },
  ),
  bulkEdit: of('notas', { title: 'Notas', type: 'string', maxLength: 500, 'x-field': f('Notes', { bulkEdit: false }) }),
  file: of('fotoId', {
    title: 'Fotografía',
    type: 'string',
    format: 'uuid',
    'x-field': f('Photograph', { file: 'image', list: { order: -1 } }),
  }),
  index: of('serie', { title: 'Serie', type: 'string', 'x-field': f('Serial number', { index: true }) }),
  lines: of('lineas', {
    title: 'Inventario',
    type: 'array',
    items: {
      type: 'object',
      properties: {
        nombre: { title: 'Nombre', type: 'string', 'x-field': f('Name') },
        cantidad: { title: 'Cantidad', type: 'integer', minimum: 1, 'x-field': f('Amount') },
        prestadaPor: { title: 'Prestada por', type: 'integer', 'x-field': f('Lent by', { reference: 'unidad' }) },
      },
      required: ['nombre', 'cantidad'],
    },
    'x-field': f('Inventory', {
      lines: {
        key: 'inventarioId',
        unique: [['nombre']],
        scan: 'prestadaPor',
        quantity: 'cantidad',
        totals: [{ field: 'cantidad', fn: 'sum' }],
      },
    }),
  }),
  startsFrom: of(
    'estadoClave',
    {
      title: 'Estado',
      type: 'string',
      maxLength: 60,
      'x-field': f('State', { startsFrom: 'unidadId.estadoClave' }),
    },
    { properties: { unidadId: unidad } },
  ),
  copy: of(
    'estadoClave',
    {
      title: 'Estado',
      type: 'string',
      maxLength: 60,
      readOnly: true,
      'x-field': f('State', { copy: 'unidadId.estadoClave' }),
    },
    { properties: { unidadId: unidad } },
  ),
  renamedFrom: of('numeroSerie', {
    title: 'Número de serie',
    type: 'string',
    'x-field': f('Serial number', { renamedFrom: 'serie' }),
  }),
};
