import type { Emitter, Entity, Lifecycle, OutputFile, Transition } from '../model';
import { stepPath } from '#platform/shared/lifecycle/step-path';

/** `docs/<entity>.gen.md`: the lifecycle of a document as a diagram and as a table, for readers of the repository. */
export const emitLifecycleDocs: Emitter = ({ entities }) =>
  entities.flatMap((entity): OutputFile[] =>
    entity.lifecycle
      ? [{ path: `docs/${entity.name}.gen.md`, content: page(entity, entity.lifecycle), sources: [entity.source.file] }]
      : [],
  );

function page({ labels, path, key, parties }: Entity, { states, transitions, initial }: Lifecycle): string {
  const label = (value: string) => states.find((state) => state.value === value)?.labels.es ?? value;
  const arrows = transitions.flatMap((step) =>
    step.from.flatMap((from) =>
      step.to.map((to) => `  ${from} --> ${to}: ${step.labels.es}${step.automatic ? ' (automático)' : ''}`),
    ),
  );
  const rows = transitions.map(
    (step) =>
      `| ${step.labels.es} | ${step.from.map(label).join(', ')} | ${step.to.map(label).join(' o ')} | \`${step.permission}\` | ${conditions(step)} | ${address(step)} |`,
  );
  const limits = states.flatMap(({ labels: names, sla }) =>
    sla.length > 0
      ? [`| ${names.es} | ${sla.map(({ hours, when }) => `${hours} h${when ? ' con condición' : ''}`).join('; ')} |`]
      : [],
  );
  const hidden = states.flatMap(({ labels: names, seenBy }) => {
    const party = parties.find(({ scope }) => scope === seenBy);
    return party ? [`| ${names.es} | ${party.labels.es} |`] : [];
  });
  function address(step: Transition): string {
    return step.automatic ? '' : `\`POST ${path}/{${key.name}}/${stepPath(step.name)}\``;
  }
  return `# ${labels.one.es}

\`\`\`mermaid
stateDiagram-v2
${states.map(({ value, labels: names }) => `  ${value}: ${names.es}`).join('\n')}
  [*] --> ${initial}
${arrows.join('\n')}
${states
  .filter(({ final }) => final)
  .map(({ value }) => `  ${value} --> [*]`)
  .join('\n')}
\`\`\`

| Acción | De | A | Permiso | Condiciones | Dirección |
|---|---|---|---|---|---|
${rows.join('\n')}
${hidden.length > 0 ? `\n| Estado | Lo ve solo |\n|---|---|\n${hidden.join('\n')}\n` : ''}${limits.length > 0 ? `\n| Estado | Plazo |\n|---|---|\n${limits.join('\n')}\n` : ''}`;
}

function conditions({ by, guard, when, notSameAs, onlyBy, after, lines }: Transition): string {
  return [
    ...(by === null ? [] : [`de \`${by}\``]),
    ...(guard ? [`guarda \`${guard}\``] : []),
    ...(when ? ['solo si se cumple `when`'] : []),
    ...(notSameAs.length > 0 ? [`no quien figura en ${notSameAs.map((name) => `\`${name}\``).join(', ')}`] : []),
    ...(onlyBy.length > 0 ? [`solo quien figura en ${onlyBy.map((name) => `\`${name}\``).join(', ')}`] : []),
    ...(lines ? [`llena ${lines.fields.map(({ name }) => `\`${name}\``).join(', ')}`] : []),
    ...(after === null
      ? []
      : [
          'hours' in after
            ? `sola a las ${after.hours} h${after.field === undefined ? '' : ` de ${after.field}`}`
            : `sola ${after.days} d después de ${after.field}`,
        ]),
  ].join('; ');
}
