import type { Diagnostics } from '../diagnostic';
import { setEdits } from '../load/edit';
import { humanise } from '../load/humanise';
import { placeOf } from '../load/property-node';
import type { BareEntity } from './entity';

/** Reports two fields of one section with the same title: the screen would not distinguish them. */
export function checkTitles(entity: BareEntity, diagnostics: Diagnostics): void {
  for (const { fields } of entity.sections) {
    const seen = new Map<string, string>();
    for (const name of fields) {
      const node = entity.nodes.find((candidate) => candidate.name === name)!;
      const title = String(node.value['title'] ?? '').trim();
      const other = seen.get(title.toLowerCase());
      if (other !== undefined && title !== '') {
        const better = humanise(name).toLowerCase() === title.toLowerCase() ? `${title} (2)` : humanise(name);
        const place = placeOf(node, 'title');
        diagnostics.add(
          'duplicate-label',
          place,
          `\`${name}\` is called «${title}», and so is \`${other}\` of the same section.`,
          {
            text: 'call one of them otherwise',
            title: `call it «${better}»`,
            edits: setEdits({ document: node.origins[0].document, path: [...node.origins[0].path, 'title'] }, better),
          },
        );
      }
      seen.set(title.toLowerCase(), name);
    }
  }
}
