import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { searchOf } from '../reports/report-params';
import type { DrawingCardSpec } from './board-module';
import type { ReportCardProps } from './card-props';
import { useCardReport } from './useCardReport';
import styles from './board.module.css';

/** Card with a drawing of a report, and a link to the report. */
export function DrawingCard({ card, blocks, title, params }: ReportCardProps<DrawingCardSpec>) {
  const translate = useTranslate();
  const { module, asked, answer, failed, retry, isLoading } = useCardReport(card, blocks, params);
  if (!module) return isLoading ? <DrawingWait /> : null;
  const block = module.blocks?.find((each) => each.name === card.block);
  if (!block) return null;
  const base = `resources.reportes.${module.name}.blocks.${block.name}`;
  const name = title || translate(`${base}.name`);
  const rows = answer?.bloques?.[block.name];
  const { Drawing } = block;
  return (
    <section className={styles['drawing']} aria-label={name} data-drawing={block.type}>
      {failed ? (
        <div className={styles['quiet']} role="alert">
          <h2>{name}</h2>
          <p>{translate('app.boards.failed')}</p>
          <Button size="small" onClick={retry}>
            {translate('app.error.retry')}
          </Button>
        </div>
      ) : !answer ? (
        <DrawingWait name={name} />
      ) : !rows || rows.length === 0 ? (
        <div className={styles['quiet']}>
          <h2>{name}</h2>
          <p>{translate('app.reports.nothing')}</p>
        </div>
      ) : (
        <Suspense fallback={<DrawingWait name={name} />}>
          <Drawing
            block={block}
            rows={rows}
            params={asked}
            title={name}
            titleOf={(field) => translate(`${base}.fields.${field}`)}
          />
        </Suspense>
      )}
      <Link className={styles['report']} to={`/reportes/${module.name}?${searchOf(asked).toString()}`}>
        {translate('app.boards.openReport', { name: translate(`resources.reportes.${module.name}.name`) })}
      </Link>
    </section>
  );
}

function DrawingWait({ name }: { readonly name?: string }) {
  const translate = useTranslate();
  return (
    <div className={styles['quiet']} aria-busy>
      {name && <h2>{name}</h2>}
      <span className={styles['waiting']} aria-label={translate('app.loading')} role="img" />
    </div>
  );
}
