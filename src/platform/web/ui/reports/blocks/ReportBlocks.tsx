import { useTranslate } from 'react-admin';
import { Suspense } from 'react';
import { Loading } from '../../states/Loading';
import type { ReportAnswer } from '../report-answer';
import type { ReportModule } from '../report-module';

interface ReportBlocksProps {
  readonly report: ReportModule;
  readonly params: Readonly<Record<string, unknown>>;
  readonly answer: ReportAnswer;
}

/** Drawings of a report, each loaded separately; drawings without rows are omitted. */
export function ReportBlocks({ report: { name, blocks = [] }, params, answer: { bloques = {} } }: ReportBlocksProps) {
  const translate = useTranslate();
  const tiles = blocks.filter(({ type }) => type === 'tiles').length;
  return blocks.map((block) => {
    const rows = bloques[block.name] ?? [];
    if (rows.length === 0) return null;
    const base = `resources.reportes.${name}.blocks.${block.name}`;
    const { Drawing } = block;
    return (
      <Suspense key={block.name} fallback={<Loading />}>
        <Drawing
          block={block}
          rows={rows}
          params={params}
          title={translate(`${base}.name`)}
          hasPeers={block.type === 'tiles' && tiles > 1}
          titleOf={(field) => translate(`${base}.fields.${field}`)}
        />
      </Suspense>
    );
  });
}
