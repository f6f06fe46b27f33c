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

/** The records that have what was typed and no two may share, each with a way to it, and what else can be done with them. */
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

/** In another tab, so that what was typed stays where it is. */
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
