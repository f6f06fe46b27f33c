import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { ChoiceSet } from './ChoiceSet';
import type { SignsEntry } from './useSignsEntry';
import styles from './signs.module.css';

const AIR = 'AIRE';
const DEVICES = ['PUNTAS_NASALES', 'MASCARILLA', 'VENTURI', 'RESERVORIO', 'ALTO_FLUJO', 'VENTILACION'] as const;

interface OxygenChoiceProps extends Pick<SignsEntry, 'general' | 'setGeneral'> {
  readonly onDevice: (device: string) => void;
  /** Rows of flow and fraction, shown when a device is chosen. */
  readonly children: ReactNode;
}

/** Renders the choice between air and oxygen, with device and flow. */
export function OxygenChoice({ general, setGeneral, onDevice, children }: OxygenChoiceProps) {
  const translate = useTranslate();
  const onOxygen = general.oxigenoSuplementario === true;
  const value = onOxygen ? general.dispositivoOxigeno : general.oxigenoSuplementario === false ? AIR : null;
  return (
    <section className={styles['general']} aria-label={translate('signs.oxygen.title')}>
      <ChoiceSet
        legend={translate('signs.oxygen.title')}
        values={[AIR, ...DEVICES]}
        textOf={(each) => translate(each === AIR ? 'signs.oxygen.air' : `enums.DispositivoOxigeno.${each}`)}
        value={value}
        onChange={(each) => {
          if (each !== AIR) onDevice(each);
          setGeneral(({ dispositivoOxigeno: _device, ...before }) =>
            each === AIR
              ? { ...before, oxigenoSuplementario: false }
              : { ...before, oxigenoSuplementario: true, dispositivoOxigeno: each },
          );
        }}
      />
      {onOxygen && <ol className={styles['rows']}>{children}</ol>}
    </section>
  );
}
