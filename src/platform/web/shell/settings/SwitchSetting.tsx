import Switch from '@mui/material/Switch';
import styles from './settings-panel.module.css';

interface SwitchSettingProps {
  readonly text: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A setting with a switch. */
export function SwitchSetting({ text, checked, onChange }: SwitchSettingProps) {
  return (
    <label className={styles['switch']}>
      <span>{text}</span>
      <Switch checked={checked} onChange={(_event, next) => onChange(next)} />
    </label>
  );
}
