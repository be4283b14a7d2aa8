/** A volume, from silent to full. */
import { useId } from 'react';
import styles from './slider.module.css';

export interface SliderProps {
  readonly label: string;
  /** 0 to 1. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly disabled?: boolean;
}

export function Slider({ label, value, onChange, disabled }: SliderProps) {
  const id = useId();
  const percent = Math.round(value * 100);
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.slider}
        type="range"
        min="0"
        max="100"
        step="5"
        value={percent}
        disabled={disabled}
        aria-valuetext={`${percent} %`}
        onChange={(event) => onChange(Number(event.target.value) / 100)}
      />
    </div>
  );
}
