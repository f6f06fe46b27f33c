import type { Page } from '@playwright/test';

/** Subset of a schema file that the edits change. */
export interface SchemaFile {
  title: string;
  'x-entity': {
    labels: Record<string, { one: string; many: string }>;
    icon: string;
    sections?: unknown[];
    [key: string]: unknown;
  };
  properties: Record<
    string,
    {
      title?: string;
      description?: string;
      maxLength?: number;
      enum?: string[];
      'x-field': Record<string, unknown>;
      [key: string]: unknown;
    }
  >;
  required: string[];
}

/** One kind of schema edit, repeated in each round, and its visible effect. */
export interface Edit {
  readonly kind: string;
  readonly screen: 'form' | 'list' | 'filters';
  /** Changes the schema. The round number makes each edit different. */
  readonly make: (schema: SchemaFile, round: number) => void;
  /** JavaScript expression evaluated in the page: true when the screen shows the edit. */
  readonly seen: (round: number) => string;
}

const hasText = (selector: string, text: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].some((node) => node.textContent.includes(${JSON.stringify(text)}))`;
const input = (name: string) => `document.getElementById(${JSON.stringify(`campo-${name}`)})`;
const position = (heading: string) =>
  `[...document.querySelectorAll('th[scope=col]')].findIndex((node) => node.textContent.includes(${JSON.stringify(heading)}))`;

/** Typical edits of a working day on «especialidad», made with an open form and with an open list. */
export const EDITS: readonly Edit[] = [
  {
    kind: 'label of a field',
    screen: 'form',
    make: (s, n) => {
      s.properties['nombre']!.title = `Nombre ${n}`;
    },
    seen: (n) => hasText('label', `Nombre ${n}`),
  },
  {
    kind: 'name of the entity',
    screen: 'form',
    make: (s, n) => {
      s['x-entity'].labels['es']!.one = `Especialidad ${n}`;
    },
    seen: (n) => hasText('h1', `especialidad ${n}`),
  },
  {
    kind: 'hint',
    screen: 'form',
    make: (s, n) => {
      s.properties['clave']!.description = `Corta, ronda ${n}.`;
    },
    seen: (n) => hasText('form', `Corta, ronda ${n}.`),
  },
  {
    kind: 'max length',
    screen: 'form',
    make: (s, n) => {
      s.properties['clave']!.maxLength = 10 + n;
    },
    seen: (n) => `${input('clave')}?.maxLength === ${10 + n}`,
  },
  {
    kind: 'required',
    screen: 'form',
    make: (s, n) => {
      s.required = n % 2 === 1 ? ['clave', 'nombre', 'tipo'] : ['clave', 'nombre'];
    },
    seen: (n) => `document.querySelector('label[for=campo-tipo]')?.textContent.includes('opcional') === ${n % 2 === 0}`,
  },
  {
    kind: 'new optional field',
    screen: 'form',
    make: (s, n) => {
      s.properties[`nota${n}`] = {
        title: `Nota ${n}`,
        type: 'string',
        maxLength: 50,
        'x-field': { labels: { en: `Note ${n}` } },
      };
    },
    seen: (n) => `${input(`nota${n}`)} !== null`,
  },
  {
    kind: 'section',
    screen: 'form',
    make: (s, n) => {
      s['x-entity'].sections = [{ id: 'general', title: { es: `Parte ${n}`, en: `Part ${n}` } }];
    },
    seen: (n) => hasText('h2', `Parte ${n}`),
  },
  { kind: 'new option', screen: 'form', make: addOption, seen: (n) => hasText('option', `Nueva ${n}`) },
  {
    kind: 'icon',
    screen: 'list',
    make: (s, n) => {
      s['x-entity'].icon = n % 2 === 1 ? 'truck' : 'stethoscope';
    },
    seen: () => 'document.querySelector("header:has(> div > h1)")?.innerHTML !== window.__before',
  },
  {
    kind: 'title of the list',
    screen: 'list',
    make: (s, n) => {
      s['x-entity'].labels['es']!.many = `Especialidades ${n}`;
    },
    seen: (n) => hasText('h1', `Especialidades ${n}`),
  },
  {
    kind: 'column on or off',
    screen: 'list',
    make: (s, n) => {
      s.properties['tipo']!['x-field']['list'] = n % 2 === 0;
    },
    seen: (n) => `${hasText('th[scope=col]', 'Tipo')} === ${n % 2 === 0}`,
  },
  {
    kind: 'order of columns',
    screen: 'list',
    make: reorder,
    seen: (n) => `${position('Nota fija')} ${n % 2 === 1 ? '<' : '>'} ${position('Clave')}`,
  },
  {
    kind: 'heading of a column',
    screen: 'list',
    make: (s, n) => {
      s.properties['clave']!.title = `Clave ${n}`;
    },
    seen: (n) => hasText('th[scope=col]', `Clave ${n}`),
  },
  {
    kind: 'filter on or off',
    screen: 'filters',
    make: (s, n) => {
      s.properties['tipo']!['x-field']['filter'] = n % 2 === 1 ? false : 'set';
    },
    seen: (n) =>
      `${hasText('[role=dialog] label, [role=dialog] legend, [role=dialog] button, [role=dialog] h3', 'Tipo')} === ${n % 2 === 0}`,
  },
];

function addOption(schema: SchemaFile, round: number): void {
  const tipo = schema.properties['tipo']!;
  tipo.enum = [...tipo.enum!, `NUEVA_${round}`];
  (tipo['x-field']['options'] as Record<string, unknown>)[`NUEVA_${round}`] = {
    es: `Nueva ${round}`,
    en: `New ${round}`,
  };
}

function reorder(schema: SchemaFile, round: number): void {
  const { clave, notaFija, ...others } = schema.properties;
  const fixed = notaFija ?? {
    title: 'Nota fija',
    type: 'string',
    maxLength: 50,
    'x-field': { labels: { en: 'Fixed note' }, list: true },
  };
  schema.properties =
    round % 2 === 1 ? { notaFija: fixed, clave: clave!, ...others } : { clave: clave!, notaFija: fixed, ...others };
}

/** Stores the markup of the element that an edit without visible text changes. */
export function remember(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.assign(window, { __before: document.querySelector('header:has(> div > h1)')?.innerHTML });
  });
}
