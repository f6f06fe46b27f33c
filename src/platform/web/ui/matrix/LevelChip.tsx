import { useTranslate } from 'react-admin';
import type { MatrixLevel } from '#platform/shared/matrix';
import type { IconName } from '../icons/Icon';
import type { Tone } from '../values/enum-choices';
import { ToneChip } from '../values/ToneChip';

const LOOKS: Readonly<Record<MatrixLevel, { tone: Tone; icon?: IconName }>> = {
  BAJO: { tone: 'neutral' },
  MEDIO: { tone: 'warning' },
  ALTO: { tone: 'danger', icon: 'shield' },
};

/** Chip with the risk level of a row. */
export function LevelChip({ level }: { readonly level: MatrixLevel }) {
  const translate = useTranslate();
  const { tone, icon } = LOOKS[level];
  return (
    <ToneChip tone={tone} icon={icon}>
      {translate(`app.matrix.level.${level}`)}
    </ToneChip>
  );
}
