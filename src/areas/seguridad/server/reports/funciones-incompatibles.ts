import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { PERMISSION_CONFLICTS } from '#generated/shared/permission-conflicts.gen';
import { perfil, persona, usuario } from '#generated/server/tables.gen';
import type { ReportHandler, ReportRow } from '#generated/server/reports.gen';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import { isInService, permissionsOf } from '../identity';
import type { ReportContext } from '#platform/server/reports/report-context';
import { fullName } from '#platform/shared/text/full-name';
import { conflictsOfTwoAccounts } from './conflicts-of-two-accounts';
import { readCatalogue } from '../perfiles/read-catalogue';

type Row = ReportRow<'funcionesIncompatibles'>;

/** Maximum of names in a row; more would hide the other rows. */
const MAX_NAMES = 20;
/** Title of a profile on screen. */
const TITLE = sql<string>`coalesce(${perfil.titulo}, ${perfil.nombre})`;
const SEVERITIES = ['ALTO', 'MEDIO', 'BAJO'] as const;

/**
 * Report on profiles with two incompatible permissions, and on people who hold them by two accounts, most severe first (DOMAIN c.5, 5).
 * People are named within the reach of the actor's `usuario.ver`; profile counts cover all people.
 */
export const funcionesIncompatibles: ReportHandler<'funcionesIncompatibles', ReportContext> = async (
  { perfilId, gravedad },
  { database: { orm }, actor, text },
) => {
  const { language = 'es' } = actor;
  const profiles = await orm
    .select({ perfilId: perfil.perfilId, titulo: TITLE, permisos: perfil.permisos })
    .from(perfil)
    .where(and(eq(perfil.activo, true), ...(perfilId === undefined ? [] : [eq(perfil.perfilId, perfilId)])))
    .orderBy(asc(sql`orden(${TITLE}) collate "C"`));
  const held = profiles.map(({ permisos, ...profile }) => ({ ...profile, permissions: permissionsOf(permisos ?? []) }));
  const pairs = PERMISSION_CONFLICTS.filter(({ severity }) => gravedad === undefined || severity === gravedad);
  const found = pairs.flatMap((pair) =>
    held
      .filter(({ permissions }) => pair.permissions.every((key) => permissions.has(key)))
      .map((profile) => ({ pair, profile })),
  );
  const ids = [...new Set(found.map(({ profile }) => profile.perfilId))];
  const counts = new Map<number, number>();
  const people = new Map<number, string[]>();
  if (ids.length > 0) {
    const isActive = and(inArray(usuario.perfilId, ids), isInService);
    const totals = await orm
      .select({ perfilId: usuario.perfilId, total: sql`count(*)`.mapWith(Number) })
      .from(usuario)
      .where(isActive)
      .groupBy(usuario.perfilId);
    for (const { perfilId: id, total } of totals) counts.set(id, total);
    // Without the permission `usuario.ver` there is no scope to filter by, so the report lists no names.
    const rows = actor.permissions.has('usuario.ver')
      ? await orm
          .select({
            perfilId: usuario.perfilId,
            nombre: persona.nombre,
            primerApellido: persona.primerApellido,
            segundoApellido: persona.segundoApellido,
          })
          .from(usuario)
          .innerJoin(persona, eq(persona.personaId, usuario.personaId))
          .where(and(isActive, scopeCondition(resourceOf('usuario'), 'usuario.ver', actor)))
          .orderBy(asc(persona.primerApellido), asc(persona.nombre), asc(usuario.usuarioId))
      : [];
    for (const row of rows) people.set(row.perfilId, [...(people.get(row.perfilId) ?? []), fullName(row)]);
  }
  const together = perfilId === undefined ? await conflictsOfTwoAccounts(orm, held, pairs, actor) : [];
  const catalogue = await readCatalogue(orm, language, text('perfil.otrosPermisos'));
  const words = new Map<string, string>(
    catalogue.flatMap(({ filas }) => filas.map(({ clave, nombre }) => [clave, nombre])),
  );
  const ofProfiles = found.map(({ pair, profile }) => ({
    pair,
    holders: [profile, profile] as const,
    perfil: profile.titulo,
    total: counts.get(profile.perfilId) ?? 0,
    names: people.get(profile.perfilId) ?? [],
  }));
  const rows = [...ofProfiles, ...together]
    .toSorted((a, b) => SEVERITIES.indexOf(a.pair.severity) - SEVERITIES.indexOf(b.pair.severity))
    .map(
      ({
        pair: {
          permissions: [one, other],
          reason,
          severity,
        },
        holders: [first, second],
        perfil: title,
        total,
        names,
      }): Row => {
        const more = names.length - MAX_NAMES;
        return {
          perfil: title,
          gravedad: text(`perfil.nivel.${severity}`),
          permiso1: words.get(one) ?? one,
          alcance1: text(`perfil.alcanceCorto.${first.permissions.get(one)}`),
          permiso2: words.get(other) ?? other,
          alcance2: text(`perfil.alcanceCorto.${second.permissions.get(other)}`),
          motivo: reason[language],
          usuariosActivos: total,
          usuarios: names.slice(0, MAX_NAMES).join(', ') + (more > 0 ? ` ${text('perfil.yMas', { total: more })}` : ''),
        };
      },
    );
  return { rows, notes: [NOTE] };
};

const NOTE = {
  es: 'El sistema ya impide que la misma persona dé dos pasos incompatibles en un mismo documento. Aquí se ve quién podría darlos en documentos distintos.',
  en: 'The system already keeps the same person from taking two conflicting steps in one document. This tells who could take them in different documents.',
  'es-mx':
    'El sistema ya impide que la misma persona dé dos pasos incompatibles en un mismo documento. Aquí se ve quién podría darlos en documentos distintos.',
};
