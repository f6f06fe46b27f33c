import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { recordPath } from '#platform/shared/record-path';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import { LateTexts } from '../../texts/LateTexts';
import type { Holder } from './candidate';
import styles from './duplicates.module.css';

interface TakenByProps {
  readonly holders: readonly Holder[];
}

/** Lists the records that already have a unique value, each with a link and further actions. */
export default function TakenBy({ holders }: TakenByProps) {
  const { parts } = useResourceModule();
  const Actions = parts?.takenActions;
  return (
    <LateTexts area="preguntas">
      <div className={styles['notice']} role="status">
        <Sentence count={holders.length} />
        <ul>
          {holders.map((holder) => (
            <li key={`${holder.recurso} ${holder.id}`}>
              <HolderLine holder={holder} />
            </li>
          ))}
        </ul>
        {Actions && <Actions holders={holders} />}
      </div>
    </LateTexts>
  );
}

function Sentence({ count }: { readonly count: number }) {
  return <p>{useTranslate()('app.duplicates.takenBy', { smart_count: count })}</p>;
}

/** Opens in a new tab, so that the form keeps its input. */
function HolderLine({ holder: { recurso, id, titulo, detalle } }: { readonly holder: Holder }) {
  const translate = useTranslate();
  const kind = translate(`app.duplicates.kinds.${recurso}`, {
    _: translate(`resources.${recurso}.name`, { smart_count: 1, _: '' }),
  });
  const open = translate('app.duplicates.open');
  return (
    <>
      <span>
        {kind && `${kind}: `}
        <b>{titulo}</b>
        {detalle && ` · ${detalle}`}
      </span>{' '}
      <Link
        className={styles['link'] ?? ''}
        to={recordPath.show(recurso, id)}
        target="_blank"
        rel="noopener"
        aria-label={translate('app.duplicates.opens', { open, name: titulo })}
      >
        {open}
      </Link>
    </>
  );
}
