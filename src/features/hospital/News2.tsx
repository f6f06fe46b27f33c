import { useTranslate } from 'react-admin';
import { ToneChip } from '../../ui/values/ToneChip';
import type { Card } from './useHospital';

const TONES = { ALTO: 'danger', MEDIO: 'warning', BAJO_MEDIO: 'warning', BAJO: 'success' } as const;

/** The last score and where it goes: colour, figure and word. */
export function News2({ card }: { readonly card: Card }) {
  const translate = useTranslate();
  const { news2Total, news2Riesgo, news2Anterior } = card;
  if (news2Total === null) return <ToneChip icon="heart">{translate('ward.card.noNews2')}</ToneChip>;
  const tone = TONES[news2Riesgo as keyof typeof TONES] ?? 'neutral';
  const moved =
    news2Anterior === null || news2Anterior === news2Total ? '' : news2Total > news2Anterior ? 'up' : 'down';
  return (
    <ToneChip tone={tone} icon={tone === 'success' ? 'check' : 'alert'}>
      {translate('ward.card.news2', { total: news2Total })}
      {moved && (
        <>
          <span aria-hidden="true"> {moved === 'up' ? '▲' : '▼'}</span>
          <span className="rs-hidden">, {translate(`ward.card.${moved}`)}</span>
        </>
      )}
    </ToneChip>
  );
}
