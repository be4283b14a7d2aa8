/** Forward, back, by itself, to any turn, at any speed, and through whose eyes. */
import { useId, useMemo } from 'react';
import type { Eyes, Replaying } from '../link/replaying.ts';
import { Link } from 'wouter';
import { Button } from '../pieces/index.ts';
import { replay as words } from '../words/replay.ts';
import { Checked } from './checked.tsx';
import { Keep } from './keep.tsx';
import type { About } from './replay.tsx';
import type { Playback } from './use-playback.ts';
import styles from './controls.module.css';

interface ControlsProps {
  readonly link: Replaying;
  readonly playback: Playback;
  /** Where what is shown belongs, if it is something of a book. */
  readonly about?: About;
}

export function Controls({ link, playback, about }: ControlsProps) {
  const { at, last, isPlaying, speed, eyes } = playback;
  const { stops, names } = link;
  const id = useId();
  const turns = useMemo(
    () => stops.flatMap(({ turn, whose }, i) => (stops[i - 1]?.turn === turn ? [] : [{ turn, whose, i }])),
    [stops],
  );
  const { turn, whose, caption, isOver } = stops[at];
  const from = isOver ? 0 : at;
  const name = names[whose] ?? '';
  return (
    <section className={styles.controls} aria-label={words.controls}>
      {caption !== undefined && (
        <div className={styles.caption}>
          {about !== undefined && <Link href={about.back}>{about.toBack}</Link>}
          <p role="status">{caption}</p>
          {about?.tryIt !== undefined && (
            <Link href={about.tryIt(from)}>{from === 0 ? words.tryIt : words.tryFromHere}</Link>
          )}
        </div>
      )}
      <div className={styles.slide}>
        <input
          className={styles.slider}
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={words.place}
          aria-valuetext={words.placeAloud(turn, name, at + 1, last + 1)}
          onChange={({ target }) => playback.go(Number(target.value))}
        />
        <output className={styles.place} aria-hidden>
          {words.step(at + 1, last + 1)}
        </output>
      </div>
      <div className={styles.buttons}>
        <Button
          kind="quiet"
          icon="skip-back"
          label={words.lastTurn}
          disabled={at === 0}
          onClick={() => playback.turn(-1)}
        />
        <Button icon="left" label={words.back} disabled={at === 0} onClick={() => playback.go(at - 1)} />
        <Button
          kind="main"
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? words.pause : words.play}
          onClick={playback.toggle}
        />
        <Button
          icon="right"
          label={words.forward}
          disabled={at === last}
          onClick={() => playback.go(at + 1)}
        />
        <Button
          kind="quiet"
          icon="skip-forward"
          label={words.nextTurn}
          disabled={at === last}
          onClick={() => playback.turn(1)}
        />
      </div>
      <div className={styles.choices}>
        <div className={styles.choice}>
          <label htmlFor={`${id}-turn`}>{words.turns}</label>
          <select
            id={`${id}-turn`}
            value={turns.findLast(({ i }) => i <= at)?.i ?? 0}
            onChange={({ target }) => playback.go(Number(target.value))}
          >
            {turns.map((option) => (
              <option key={option.i} value={option.i}>
                {words.turn(option.turn, names[option.whose] ?? '')}
              </option>
            ))}
          </select>
        </div>
        {link.looks.length > 1 && (
          <div className={styles.choice}>
            <label htmlFor={`${id}-eyes`}>{words.eyes}</label>
            <select
              id={`${id}-eyes`}
              value={String(eyes)}
              onChange={({ target }) => link.look(eyesOf(target.value))}
            >
              {link.looks.map((look) => (
                <option key={look} value={look}>
                  {look === 'all' ? words.allOpen : names[look]}
                </option>
              ))}
            </select>
          </div>
        )}
        <div className={styles.choice}>
          <label htmlFor={`${id}-speed`}>{words.speed}</label>
          <select
            id={`${id}-speed`}
            value={speed}
            onChange={({ target }) => playback.setSpeed(Number(target.value))}
          >
            {words.speeds.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </div>
      </div>
      {link.deal !== null && (
        <div className={styles.checked}>
          <Checked link={link} />
          <Keep table={link.table} />
        </div>
      )}
      <p className="for-ears">{words.keys}</p>
    </section>
  );
}

const eyesOf = (value: string): Eyes => (value === 'all' ? 'all' : Number(value));
