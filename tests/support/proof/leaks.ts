import type { Resource } from '#generated/server/resource.gen';
import type { ProfileName } from '../server/world';
import type { Proof } from './context';

/** A border that is taken down on purpose, and the probes that must notice. */
export interface Leak {
  readonly what: string;
  /** The entity whose answers give it away. */
  readonly about: string;
  /** @returns what puts it back */
  readonly open: (named: (name: string) => Loose) => () => void;
  readonly noticed: Readonly<Record<string, ProfileName>>;
}

type Loose = { -readonly [Name in keyof Resource]: Resource[Name] };

function change<K extends keyof Resource>(resource: Loose, name: K, value: Resource[K]): () => void {
  const before = resource[name];
  resource[name] = value;
  return () => {
    resource[name] = before;
  };
}

/** Fields as if anybody might read them: the very objects, which the server holds on to. */
function unguard(fields: Resource['fields'], names: readonly string[]): () => void {
  const open = fields
    .filter(({ name }) => names.includes(name))
    .map((field) => ({
      field: field as { -readonly [Name in keyof typeof field]: (typeof field)[Name] },
      secrets: field.secrets,
      initial: field.initial,
    }));
  for (const { field } of open) {
    delete field.secrets;
    delete field.initial;
  }
  return () => {
    for (const { field, secrets, initial } of open)
      Object.assign(field, secrets ? { secrets } : {}, initial === undefined ? {} : { initial });
  };
}

export const LEAKS: readonly Leak[] = [
  {
    what: 'patients are tied to no unit',
    about: 'paciente',
    open: (named) => change(named('paciente'), 'scope', {}),
    noticed: {
      lists: 'Recepcion',
      records: 'Medico',
      searches: 'Farmacia',
      oracles: 'Jurisdiccion',
      files: 'Director-unidad',
      batches: 'Administrador-unidad',
      writes: 'Enfermeria',
    },
  },
  {
    what: 'people are reached by themselves',
    about: 'persona',
    open: (named) => change(named('persona'), 'reachedThrough', []),
    noticed: { lists: 'Administrador-unidad', records: 'Jurisdiccion' },
  },
  {
    what: 'beds are common to suppliers',
    about: 'cama',
    open: (named) => change(named('cama'), 'commonTo', ['proveedor']),
    noticed: { lists: 'Proveedor', files: 'Proveedor' },
  },
  {
    what: 'requests are seen by the whole network',
    about: 'solicitud',
    open: (named) => change(named('solicitud'), 'scope', {}),
    noticed: { operations: 'Almacen-unidad', lists: 'Cendis', writes: 'Almacen-regional' },
  },
  {
    what: 'a warehouse is tied to its unit alone',
    about: 'solicitud',
    open: (named) => change(named('solicitud'), 'scope', { unidad: ['unidadSolicitanteId', 'unidadSurtidoraId'] }),
    noticed: { lists: 'Almacen-unidad' },
  },
  {
    what: 'a request is also seen from where its supplier’s jurisdiction is, whichever that is',
    about: 'solicitud',
    open: (named) =>
      change(named('solicitud'), 'scope', {
        almacen: ['almacenSolicitanteId'],
        unidad: ['unidadSolicitanteId'],
        jurisdiccion: ['solicitudId'],
      }),
    noticed: { lists: 'Jurisdiccion' },
  },
  {
    what: 'the CURP of patients is no secret',
    about: 'paciente',
    open: (named) => unguard(named('paciente').embeds[0]!.resource.fields, ['curp']),
    noticed: { lists: 'Auditor', records: 'Auditor', oracles: 'Auditor', files: 'Auditor' },
  },
  {
    what: 'the names of patients are no secret',
    about: 'paciente',
    open: (named) =>
      unguard(named('paciente').embeds[0]!.resource.fields, ['nombre', 'primerApellido', 'segundoApellido']),
    noticed: { lists: 'Auditor', oracles: 'Auditor', files: 'Auditor', 'the audit trail': 'Auditor' },
  },
  {
    what: 'patients are found by what is kept from whoever looks',
    about: 'paciente',
    open: (named) =>
      change(named('paciente').embeds[0]!.resource as Loose, 'search', { ...named('persona').search, fields: [] }),
    noticed: { searches: 'Auditor' },
  },
  {
    what: 'allergies are no secret',
    about: 'paciente',
    open: (named) => unguard(named('paciente').fields, ['alergias']),
    noticed: { records: 'Auditor' },
  },
  {
    what: 'any person may be linked',
    about: 'paciente',
    open: (named) => change(named('persona'), 'permissions', { ...named('persona').permissions, get: 'catalogo.ver' }),
    noticed: { links: 'Recepcion' },
  },
  {
    what: 'settings of supplies may be written anywhere',
    about: 'insumo-configuracion',
    open: (named) => change(named('insumo-configuracion'), 'scope', {}),
    noticed: { imports: 'Almacen-unidad', copies: 'Farmacia' },
  },
  {
    what: 'warehouses are given by whoever administers accounts anywhere',
    about: 'usuario',
    open: (named) => change(named('almacen'), 'commonTo', ['unidad']),
    noticed: { references: 'Administrador-unidad' },
  },
];

/** The descriptors that the server goes by, to be changed. */
export const loose =
  ({ resources }: Pick<Proof, 'resources'>) =>
  (name: string): Loose =>
    resources.find((resource) => resource.name === name)!;
