import { useTranslate } from 'react-admin';
import { choiceKey, type EnumChoices } from './enum-choices';
import { ToneChip } from './ToneChip';

interface EnumChipProps {
  readonly choices: EnumChoices;
  readonly value: string;
  /** Figure before the name of its category. */
  readonly lead?: string;
}

/** A choice with the colour and icon of its schema. */
export function EnumChip({ choices, value, lead }: EnumChipProps) {
  const translate = useTranslate();
  const choice = choices.options.find((option) => option.value === value);
  const name = translate(choiceKey(choices, value), { _: value });
  return (
    <ToneChip tone={choice?.tone} icon={choice?.icon}>
      {lead === undefined ? name : `${lead} · ${name}`}
    </ToneChip>
  );
}
