/** A small valid set of schemas that uses most of the vocabulary. Each test breaks one part of it. */

/** Loosely typed, because tests write what the vocabulary forbids. */
// oxlint-disable-next-line typescript/no-explicit-any
export type SchemaNode = any;
const text = (es: string, en: string, more: object = {}, field: object = {}) => ({
  title: es,
  type: 'string',
  maxLength: 60,
  ...more,
  'x-field': { labels: { en }, ...field },
});

export function baseSchemas(): Record<string, SchemaNode> {
  return {
    'profiles.json': {
      $schema: './meta/profiles.json',
      permissions: [
        { key: 'catalogo.ver', title: { es: 'Ver catálogos', en: 'See catalogues' }, risk: 'BAJO' },
        { key: 'catalogo.administrar', title: { es: 'Administrar catálogos', en: 'Manage catalogues' }, risk: 'MEDIO' },
      ],
      profiles: [
        {
          name: 'SUPERUSUARIO',
          description: { es: 'Todo', en: 'All' },
          scope: 'RED',
          permissions: { 'catalogo.ver': 'RED', 'catalogo.administrar': 'RED' },
        },
      ],
    },
    'navigation.json': {
      $schema: './meta/navigation.json',
      groups: [{ id: 'catalogos', title: { es: 'Catálogos', en: 'Catalogues' } }],
    },
    'shared/color.json': {
      title: 'Color',
      type: 'string',
      enum: ['ROJO', 'VERDE'],
      'x-field': {
        labels: { en: 'Colour' },
        enumName: 'Color',
        options: { ROJO: { es: 'Rojo', en: 'Red' }, VERDE: { es: 'Verde', en: 'Green', tone: 'success' } },
      },
    },
    'shared/persona.json': {
      title: 'Contacto',
      type: 'object',
      'x-field': { labels: { en: 'Contact' } },
      properties: { nombre: text('Nombre', 'Name'), correo: text('Correo', 'E-mail', { format: 'email' }) },
      required: ['nombre'],
    },
    'entities/flota/marca.json': {
      $schema: '../../meta/entity.json',
      title: 'Marca',
      type: 'object',
      'x-entity': {
        labels: { es: { one: 'Marca', many: 'Marcas' }, en: { one: 'Make', many: 'Makes' } },
        key: 'clave',
        label: '{nombre}',
      },
      properties: {
        clave: text('Clave', 'Code', { pattern: '^[A-Z]{2}$' }),
        nombre: text('Nombre', 'Name', {}, { list: true }),
        ambulancias: {
          title: 'Ambulancias',
          type: 'integer',
          readOnly: true,
          'x-field': {
            labels: { en: 'Ambulances' },
            count: { entity: 'ambulancia', field: 'marcaClave', where: { color: 'ROJO' } },
            list: true,
          },
        },
        equipa: {
          title: 'Equipa',
          type: 'array',
          items: {
            type: 'object',
            properties: { servicio: text('Servicio', 'Service'), color: { $ref: '../../shared/color.json' } },
            required: ['servicio', 'color'],
          },
          'x-field': {
            labels: { en: 'Equips' },
            matrix: {
              rows: 'marcaServicios',
              key: 'servicio',
              choice: 'color',
              order: [['ROJO'], ['VERDE']],
              affects: 'ambulancias',
            },
          },
        },
        conTaller: {
          title: 'Con taller',
          type: 'boolean',
          readOnly: true,
          'x-field': { labels: { en: 'Has a workshop' }, filter: true, inverse: 'taller.marcaClave' },
        },
        tallerNivel: {
          title: 'Nivel del taller',
          type: 'integer',
          readOnly: true,
          'x-field': { labels: { en: 'Level of the workshop' }, inverse: 'taller.marcaClave.nivel' },
        },
        talleres: {
          title: 'Talleres',
          type: 'array',
          items: {
            type: 'object',
            properties: {
              tallerId: { title: 'Taller', type: 'integer', 'x-field': { labels: { en: 'Workshop' } } },
              nombre: text('Nombre', 'Name'),
            },
            required: ['tallerId', 'nombre'],
          },
          'x-field': { labels: { en: 'Workshops' }, related: 'taller.otraClave' },
        },
      },
      required: ['clave', 'nombre'],
    },
    'entities/flota/taller.json': {
      $schema: '../../meta/entity.json',
      title: 'Taller',
      type: 'object',
      'x-entity': {
        labels: { es: { one: 'Taller', many: 'Talleres' }, en: { one: 'Workshop', many: 'Workshops' } },
        label: '{nombre}',
        unique: [['marcaClave']],
        menu: false,
      },
      properties: {
        nombre: text('Nombre', 'Name'),
        nivel: { title: 'Nivel', type: 'integer', 'x-field': { labels: { en: 'Level' } } },
        marcaClave: text('Marca', 'Make', {}, { reference: 'marca' }),
        otraClave: text('Otra marca', 'Other make', {}, { reference: 'marca' }),
      },
      required: ['nombre'],
    },
    'entities/flota/ambulancia.json': {
      $schema: '../../meta/entity.json',
      title: 'Ambulancia',
      description: 'Vehículo de traslado.',
      type: 'object',
      'x-entity': {
        labels: { es: { one: 'Ambulancia', many: 'Ambulancias' }, en: { one: 'Ambulance', many: 'Ambulances' } },
        label: '{placas}',
        detail: '{anio}',
        search: ['placas'],
        sort: { field: 'placas' },
        unique: [['placas']],
        facts: ['color'],
        sections: [
          { id: 'datos', title: { es: 'Datos', en: 'Data' } },
          { id: 'equipo', title: { es: 'Equipo', en: 'Equipment' } },
        ],
        lifecycle: {
          field: 'estatus',
          initial: 'ALTA',
          states: { ALTA: {}, TALLER: {}, BAJA: { final: true } },
          transitions: {
            reparar: {
              title: { es: 'Reparar', en: 'Repair' },
              from: ['ALTA'],
              to: 'TALLER',
              permission: 'catalogo.administrar',
            },
            liberar: {
              title: { es: 'Liberar', en: 'Release' },
              from: ['TALLER'],
              to: 'ALTA',
              permission: 'catalogo.administrar',
            },
            retirar: {
              title: { es: 'Retirar', en: 'Retire' },
              from: ['ALTA', 'TALLER'],
              to: 'BAJA',
              permission: 'catalogo.administrar',
            },
          },
        },
      },
      properties: {
        placas: text('Placas', 'Plates', { minLength: 5, maxLength: 10 }, { list: true, normalize: ['trim', 'upper'] }),
        marcaClave: text('Marca', 'Make', {}, { reference: 'marca', list: true, filter: true, section: 'datos' }),
        color: { $ref: '../../shared/color.json', 'x-field': { filter: 'set' } },
        estatus: {
          title: 'Estatus',
          type: 'string',
          enum: ['ALTA', 'TALLER', 'BAJA'],
          default: 'ALTA',
          readOnly: true,
          'x-field': {
            labels: { en: 'Status' },
            options: {
              ALTA: { es: 'Alta', en: 'Active' },
              TALLER: { es: 'En taller', en: 'In repair' },
              BAJA: { es: 'Baja', en: 'Retired' },
            },
          },
        },
        anio: {
          title: 'Año',
          type: 'integer',
          minimum: 1990,
          maximum: 2100,
          default: 2026,
          'x-field': { labels: { en: 'Year' }, filter: 'range', list: true },
        },
        tieneOxigeno: {
          title: 'Tiene oxígeno',
          type: 'boolean',
          default: false,
          'x-field': { labels: { en: 'Has oxygen' }, section: 'equipo' },
        },
        litrosOxigeno: {
          title: 'Oxígeno',
          type: 'number',
          minimum: 0,
          'x-field': {
            labels: { en: 'Oxygen' },
            unit: 'L',
            section: 'equipo',
            when: { field: 'tieneOxigeno', equals: true },
            scale: 1,
            precision: 6,
          },
        },
        revision: {
          title: 'Última revisión',
          type: 'string',
          format: 'date',
          'x-field': { labels: { en: 'Last check' }, requiredWhen: { field: 'color', in: ['ROJO'] } },
        },
        compra: { title: 'Compra', type: 'string', format: 'date', 'x-field': { labels: { en: 'Bought' } } },
        garantia: {
          title: 'Garantía',
          type: 'string',
          format: 'date',
          'x-field': { labels: { en: 'Guarantee' }, notBelow: 'compra' },
        },
        cargaMinima: { title: 'Carga mínima', type: 'integer', 'x-field': { labels: { en: 'Least load' } } },
        cargaMaxima: {
          title: 'Carga máxima',
          type: 'integer',
          'x-field': { labels: { en: 'Most load' }, above: 'cargaMinima' },
        },
        proveedores: {
          title: 'Marcas de refacciones',
          type: 'array',
          maxItems: 9,
          items: { type: 'string', maxLength: 2 },
          'x-field': { labels: { en: 'Makes of spare parts' }, among: 'marca.clave' },
        },
        sobrenombre: text('Sobrenombre', 'Nickname', {}, { blank: true }),
        serie: text('Serie', 'Serial number', {}, { fills: { fn: 'serie', into: ['anio'] } }),
        responsable: { $ref: '../../shared/persona.json' },
        equipo: {
          title: 'Equipo',
          type: 'array',
          items: {
            type: 'object',
            properties: {
              nombre: text('Nombre', 'Name'),
              cantidad: { title: 'Cantidad', type: 'integer', minimum: 1, 'x-field': { labels: { en: 'Quantity' } } },
            },
            required: ['nombre', 'cantidad'],
          },
          'x-field': { labels: { en: 'Equipment' }, section: 'equipo' },
        },
      },
      required: ['placas', 'marcaClave', 'color', 'estatus'],
    },
    'endpoints/flota/ambulancia.json': {
      $schema: '../../meta/endpoint.json',
      title: 'Ambulancias',
      path: '/flota/ambulancia',
      entity: 'ambulancia',
      operations: {
        enviarTaller: {
          kind: 'action',
          title: { es: 'Enviar al taller', en: 'Send to the workshop' },
          path: '/{ambulanciaId}/taller',
          permission: 'catalogo.administrar',
          icon: 'settings',
          invalidates: ['ambulancia'],
          answerEntity: 'ambulancia',
          button: { when: { field: 'estatus', equals: 'ALTA' }, start: { motivo: 'sobrenombre' } },
          parameters: { type: 'object', properties: { ambulanciaId: { type: 'integer' } }, required: ['ambulanciaId'] },
          form: { properties: { motivo: text('Motivo', 'Reason', {}, { widget: 'textarea' }) }, required: ['motivo'] },
        },
        ubicacion: {
          kind: 'query',
          title: { es: 'Ubicación', en: 'Location' },
          path: '/{ambulanciaId}/ubicacion',
          permission: 'catalogo.ver',
          parameters: { type: 'object', properties: { ambulanciaId: { type: 'integer' } }, required: ['ambulanciaId'] },
          answer: { type: 'object', properties: { latitud: { type: 'number' } } },
        },
      },
    },
    'endpoints/flota/marca.json': {
      $schema: '../../meta/endpoint.json',
      title: 'Marcas',
      path: '/flota/marca',
      entity: 'marca',
      operations: {
        marcaServicios: {
          kind: 'query',
          title: { es: 'Servicios', en: 'Services' },
          path: '/servicios',
          permission: 'catalogo.ver',
          answer: { type: 'object' },
        },
        marcaImportar: {
          kind: 'import',
          title: { es: 'Importar', en: 'Import' },
          path: '/importar',
          permission: 'catalogo.administrar',
          import: { columns: ['clave', 'nombre'], match: 'clave' },
        },
      },
    },
    'reports/kilometraje.json': {
      $schema: '../meta/report.json',
      title: 'Kilometraje',
      'x-report': {
        labels: { en: 'Mileage' },
        permission: 'catalogo.ver',
        parameters: {
          properties: {
            desde: { title: 'Desde', type: 'string', format: 'date', 'x-field': { labels: { en: 'From' } } },
          },
        },
        columns: [
          { field: 'placas', title: { es: 'Placas', en: 'Plates' } },
          { field: 'km', title: { es: 'Kilómetros', en: 'Kilometres' }, format: 'integer', total: 'sum' },
        ],
        chart: { type: 'bar', category: 'placas', series: ['km'] },
        blocks: [
          {
            name: 'colores',
            type: 'heatmap',
            title: { es: 'En servicio', en: 'In service' },
            fields: [
              { field: 'marca', title: { es: 'Marca', en: 'Make' } },
              { field: 'color', title: { es: 'Color', en: 'Colour' } },
              { field: 'enServicio', title: { es: 'En servicio', en: 'In service' }, format: 'percent' },
              { field: 'ambulancias', title: { es: 'Ambulancias', en: 'Ambulances' }, format: 'integer' },
              { field: 'hasta', format: 'date' },
            ],
            row: 'marca',
            column: 'color',
            value: 'enServicio',
            of: 'ambulancias',
            drill: {
              entity: 'ambulancia',
              filter: { marcaClave: { field: 'marca' }, color: { field: 'color' }, anio: { gte: 1990 } },
              sort: { field: 'placas' },
            },
          },
          {
            name: 'recorridos',
            type: 'sparklines',
            title: { es: 'Kilómetros de cada día', en: 'Kilometres of each day' },
            fields: [
              { field: 'placas', title: { es: 'Placas', en: 'Plates' } },
              { field: 'dia', title: { es: 'Día', en: 'Day' }, format: 'date' },
              { field: 'kilometros', title: { es: 'Kilómetros', en: 'Kilometres' }, format: 'decimal' },
            ],
            label: 'placas',
            at: 'dia',
            value: 'kilometros',
            marks: [200, 400],
          },
        ],
      },
    },
  };
}
